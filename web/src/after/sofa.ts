/** What only a TV needs of the result: larger letters, and arrows that move the focus. */
import "./result-tv.css";
import "../styles/sofa.css";

export { steer } from "../ui/steer";
