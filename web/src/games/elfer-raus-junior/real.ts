/** At a real table: rounds won, or cards left. */
export { EVERYBODY as form } from "../form";
