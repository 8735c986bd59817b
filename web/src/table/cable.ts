/** A line for tests: nobody at the other end but the test, which says what a real server once said. */
import type { Wire } from "../wire/line";
import type { Told } from "../wire/messages";
import said from "./recorded.json";

/** A whole match of Zweikampf, as one person heard it; made by `python -m tests.server.recorded`. */
export const recorded = said as unknown as readonly Told[];

export class Cable implements Wire {
  readonly said: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(...told: readonly Told[]): void {
    for (const message of told) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Dials cables, the last one last. */
export class Exchange {
  readonly cables: Cable[] = [];
  readonly dial = (): Wire => {
    const cable = new Cable();
    this.cables.push(cable);
    return cable;
  };
  get last(): Cable {
    return this.cables.at(-1) as Cable;
  }
}
