/** The worker in which bots think: questions from the house, answers to it, and nothing else. */
import { python } from "./python";
import type { Slip } from "./slip";

interface Begin {
  readonly slip: Slip;
  readonly base: string;
  readonly port: MessagePort;
}

onmessage = ({ data: { slip, base, port } }: MessageEvent<Begin>): void => {
  void python(slip, base, () => undefined).then((there) => {
    const { answered } = there.pyimport("anpfiff.pocket.thoughts") as { answered: (question: string) => string };
    const thought = (question: string): string => {
      try {
        return answered(question);
      } catch (fault) {
        console.warn(fault); // whatever it was: a bot without an idea does the simplest
        return "";
      }
    };
    port.onmessage = ({ data }: MessageEvent<{ number: number; question: string }>) => port.postMessage({ number: data.number, answer: thought(data.question) });
    postMessage("ready");
  }).catch((fault: unknown) => console.warn(fault)); // then the house thinks for itself
};
