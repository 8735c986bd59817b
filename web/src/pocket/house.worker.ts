/** The worker in which the house stands: the same rooms as on a server, behind the same messages. */
import { Keeper } from "./keeper";
import { Missing, python } from "./python";
import type { Answer, Asked } from "./talk";

/** `anpfiff.pocket.entrance.Entrance` */
interface House {
  greet(line: number, text: string): void;
  say(line: number, text: string): void;
  hang_up(line: number): void;
  ask(question: number, method: string, path: string, body: string): void;
  thinker(there: boolean): void;
  thought(number: number, answer: string): void;
  elsewhere(): void;
}

const tell = (answer: Answer): void => postMessage(answer);
let house: House | null = null;
let keeper: Keeper | null = null;
let thinker: MessagePort | null = null;
/** What came before the house stood. */
const early: Asked[] = [];

const page = {
  told: (line: number, text: string): void => tell({ what: "told", line, text }),
  hung_up: (line: number): void => tell({ what: "hung-up", line }),
  answered: (question: number, status: number, words: string): void => tell({ what: "answered", question, status, words }),
  think: (number: number, question: string): void => thinker?.postMessage({ number, question }),
  failed: (): void => undefined,
};

const shelf = {
  write: (text: string): Promise<void> => (keeper as Keeper).write(text),
  room: (code: string): Promise<string> => (keeper as Keeper).room(code),
  match: (link: string): Promise<string> => (keeper as Keeper).match(link),
  keep: (link: string, game: string, record: string): Promise<string> => (keeper as Keeper).keep(link, game, record),
};

async function begin({ slip, base }: Extract<Asked, { what: "begin" }>): Promise<void> {
  try {
    const [there] = await Promise.all([python(slip, base, (step, share) => tell({ what: "progress", step, share })), open()]);
    const { Entrance } = there.pyimport("anpfiff.pocket.entrance") as { Entrance: (page: object, shelf: object, tempo: string) => House };
    house = Entrance(page, shelf, slip.tempo);
    tell({ what: "ready" });
    for (const asked of early.splice(0)) listen(asked, house);
  } catch (fault) {
    tell({ what: "failed", why: fault instanceof Missing ? fault.failure : "broken" });
    console.warn(fault);
  }
}

async function open(): Promise<void> {
  keeper = await Keeper.open(
    (notice) => tell({ what: "notice", notice }),
    () => house?.elsewhere(),
  );
}

async function hear(asked: Asked, there: House): Promise<void> {
  switch (asked.what) {
    case "begin":
      return;
    case "greet":
      await keeper?.claim();
      return there.greet(asked.line, asked.text);
    case "say":
      return there.say(asked.line, asked.text);
    case "hang-up":
      return there.hang_up(asked.line);
    case "ask":
      return there.ask(asked.question, asked.method, asked.path, asked.body);
    case "thinker":
      return think(asked.port, there);
  }
}

function think(port: MessagePort, there: House): void {
  thinker = port;
  port.onmessage = ({ data }: MessageEvent<{ number: number; answer: string }>) => there.thought(data.number, data.answer);
  there.thinker(true);
}

/** One after the other: whoever hangs up at once is not heard before their greeting. */
let heard: Promise<unknown> = Promise.resolve();
function listen(asked: Asked, there: House): void {
  heard = heard.then(() => hear(asked, there)).catch((fault: unknown) => console.warn(fault));
}

onmessage = ({ data }: MessageEvent<Asked>): void => {
  if (data.what === "begin") void begin(data);
  else if (house === null) early.push(data);
  else listen(data, house);
};
