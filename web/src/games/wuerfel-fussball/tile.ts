/** On its tile: dice, and the ball before the goal. */
import { ballAt } from "../../drawings/ball";
import { chalk, dotted, thrown } from "../../drawings/scenery";
import { arrowDie, die } from "./drawings/die";

export function scene(): string {
  const dribble = arrowDie("orange", { way: "forward", number: 2, mark: "" });
  const pass = arrowDie("violet", { way: "diagonal", number: 3, mark: "" });
  const dice = thrown(dribble, 18, 20, 56, -8) + thrown(pass, 62, 58, 56, 7) + thrown(die("keeper"), 92, 10, 46, 5);
  return chalk("M200 20h-52v90h52M200 42h-24v46h24") + dice + dotted("M128 92q22 2 34-20") + ballAt(167, 60, 13);
}
