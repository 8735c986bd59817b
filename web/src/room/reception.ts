/** The table before kick-off as this device sees it: who may still come, and what its host may change. */
import type { Device } from "../table/device.svelte";
import { mixed, usualLevel } from "../table/opening";
import type { Seat } from "../table/seat.svelte";
import type { Room } from "../wire/messages";
import type { Game } from "../wire/server";

/** What a host may choose anew; the rest stays. */
export interface Choice {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly material?: string | null;
}

export class Reception {
  constructor(
    private readonly device: () => Device,
    private readonly game: () => Game | undefined,
  ) {}

  get room(): Room | null {
    return this.device().main.room;
  }
  /** Whoever of this device has the whistle. */
  get host(): Seat | undefined {
    return this.device().people.find((person) => person.isHost);
  }
  /** Whoever of this device sits at the table. */
  get proposer(): Seat | undefined {
    return this.device().seated[0];
  }
  /** Does anybody's hand have to be quick here? */
  get race(): boolean {
    return "calm_for" in (this.game()?.options ?? {});
  }
  /** Is there something that a weaker side can be given? */
  get levels(): boolean {
    return this.proposer !== undefined && (this.race || (this.room?.steps.length ?? 0) > 0);
  }
  get free(): boolean {
    return this.room?.chairs.some((chair) => chair.name === "") ?? false;
  }
  /** With bots on all other chairs nobody needs to be asked in, but may be. */
  get alone(): boolean {
    const here = this.device().people.map(({ me }) => me?.person);
    return !this.free && (this.room?.chairs.every((chair) => chair.person === null || here.includes(chair.person)) ?? false);
  }
  /** Is anybody here who came with a device of their own? */
  get accompanied(): boolean {
    const here = this.device().people.map(({ me }) => me?.person);
    return [...(this.room?.chairs ?? []), ...(this.room?.stands ?? [])].some(({ person }) => person !== null && !here.includes(person));
  }
  /** Who looks on; the host is known anyway. */
  get watching(): readonly string[] {
    return (this.room?.stands ?? []).filter((guest) => guest.person !== this.room?.host).map((guest) => guest.name);
  }
  get canAdd(): boolean {
    return this.free || (this.host !== undefined && this.canGrow);
  }

  choose(more: Choice): void {
    const { room } = this;
    if (room) this.host?.say({ kind: "choose", game: room.game, options: room.options, seats: room.chairs.length, material: room.material, ...more });
  }
  fill(seat: number, level: string): void {
    this.host?.say({ kind: "fill", seat, level });
  }
  /** A bot sits down at once, in the strength that was chosen last or, where that toy sits already, the nearest. Was the chair free for one? */
  seatBot(seat: number): boolean {
    const free = this.room?.chairs[seat]?.name === "";
    const toys = mixed(usualLevel());
    if (free) this.fill(seat, toys.find((toy) => !this.room?.chairs.some(({ bot }) => bot === toy)) ?? usualLevel());
    return free;
  }
  /** Somebody else sits down at this device, on a new chair if need be. */
  add(): void {
    if (!this.free && this.canGrow) this.choose({ seats: (this.room?.chairs.length ?? 0) + 1 });
    this.device().add();
  }

  private get canGrow(): boolean {
    return this.room !== null && this.room.chairs.length < (this.game()?.seats[1] ?? 0);
  }
}
