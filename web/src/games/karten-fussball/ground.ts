/** Where things are on the pitch, in hundredths of it: as seen from the near side, which attacks up or, lying, to the right. */
export const WIDTH = 3;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export class Ground {
  readonly count: number;
  /** From the far goal to one's own side: seat 0 starts at row 1, seat 1 at the last. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];

  constructor(
    places: number,
    private readonly near: number,
    private readonly lying: boolean,
  ) {
    this.count = places / WIDTH;
    this.rows = Array.from({ length: this.count }, (_, n) => (near === 0 ? this.count - n : n + 1));
    this.columns = near === 0 ? [0, 1, 2] : [2, 1, 0];
  }

  /** The middle of a card. */
  place(place: number): Spot {
    const across = this.columns.indexOf(place % WIDTH) + 0.5;
    const ahead = this.ahead(Math.floor(place / WIDTH) + 1);
    return this.lying ? this.spot(ahead + 20 / this.count, (across / WIDTH) * 100) : this.spot(ahead, 25 + across * 25);
  }

  /** Beside a row, where the card that runs waits. */
  beside(row: number): Spot {
    const ahead = this.ahead(Math.min(this.count, Math.max(1, row)));
    return this.lying ? this.spot(ahead - 27 / this.count, 50) : this.spot(ahead, 12.5);
  }

  /** The goal that a seat shoots at. */
  goal(seat: number): Spot {
    const within = this.lying ? 4 : 0; // at the sides there is no room behind it
    return this.spot(seat === this.near ? 100 - within : within, 50);
  }

  /** From one's own goal on. */
  private ahead(row: number): number {
    return ((this.count - this.rows.indexOf(row) - 0.5) / this.count) * 100;
  }
  private spot(ahead: number, aside: number): Spot {
    return this.lying ? { x: ahead, y: aside } : { x: aside, y: 100 - ahead };
  }
}
