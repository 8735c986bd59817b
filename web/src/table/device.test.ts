import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Room, Told } from "../wire/messages";
import { Exchange, recorded } from "./cable";
import { Device } from "./device.svelte";
import { keep } from "../browser/keeping";
import { tokensOf } from "../browser/token";

const welcome = recorded.find((told) => told.kind === "welcome") as Told;
const lobby = recorded.find((told): told is Room => told.kind === "room") as Room;

/** The last line is up, and its person is that one, on that chair. */
function arrive(exchange: Exchange, person: number, chairs: readonly number[]): void {
  const seats = chairs.map((who) => ({ person: who, name: `Nr. ${who}`, animal: "fox", bot: null, here: true }));
  exchange.last.onopen?.();
  exchange.last.tell({ ...welcome, person } as Told, { ...lobby, chairs: seats, host: 1 });
}

describe("a device", () => {
  let exchange: Exchange;
  const devices: Device[] = [];
  const kept = <T extends Device>(device: T): T => (devices.push(device), device);
  beforeEach(() => {
    keep("rooms", null);
    exchange = new Exchange();
  });
  afterEach(() => devices.splice(0).forEach((device) => device.close()));

  it("has one person, who keeps the key to the seat", () => {
    const device = kept(Device.open({ game: "zweikampf" }, "alone", exchange.dial));
    arrive(exchange, 1, [1]);
    device.remember();
    expect(tokensOf("K7RM")).toEqual([device.main.token]);
    expect(device.seated).toEqual([device.main]);
  });

  it("lets somebody else sit down, and both come back after a reload", () => {
    const device = kept(Device.open({ game: "zweikampf" }, "device", exchange.dial));
    arrive(exchange, 1, [1]);
    device.add();
    arrive(exchange, 2, [2, 1]);
    exchange.cables[0]?.tell({ ...lobby, chairs: [2, 1].map((person) => ({ person, name: "x", animal: "fox", bot: null, here: true })) });
    expect(device.seated.map((seat) => seat.me?.person)).toEqual([2, 1]);
    const again = kept(Device.join("k7rm", false, new Exchange().dial));
    expect(again.people.map((seat) => seat.token)).toEqual(device.people.map((seat) => seat.token));
    expect(again.way).toBe("device");
  });

  it("gives a chair away when somebody goes, and all keys when everybody does", () => {
    const device = kept(Device.open({ game: "zweikampf" }, "device", exchange.dial));
    arrive(exchange, 1, [1]);
    device.add();
    arrive(exchange, 2, [1, 2]);
    device.remove(device.people[1] as (typeof device.people)[number]);
    expect(exchange.cables[1]?.said.at(-1)).toMatchObject({ kind: "leave" });
    expect(tokensOf("K7RM")).toEqual([device.main.token]);
    device.leave();
    expect(tokensOf("K7RM")).toEqual([]);
  });

  it("keeps no key for a screen that only watches", () => {
    const tv = kept(Device.join("K7RM", true, exchange.dial));
    arrive(exchange, 9, [1]);
    tv.remember();
    expect(exchange.last.said[0]).toMatchObject({ kind: "join", watch: true });
    expect(exchange.last.said[0]).not.toHaveProperty("key");
    expect([tv.way, tv.seated, tokensOf("K7RM")]).toEqual(["tv", [], []]);
  });

  it("says the key of the invitation that it followed", () => {
    kept(Device.join("K7RM", false, exchange.dial, "MFRGGZDF"));
    arrive(exchange, 9, [1]);
    expect(exchange.last.said[0]).toMatchObject({ kind: "join", code: "K7RM", key: "MFRGGZDF" });
  });

  it("steps back when another tab takes the seats over", async () => {
    const device = kept(Device.open({ game: "zweikampf" }, "phones", exchange.dial));
    arrive(exchange, 1, [1]);
    device.remember();
    const other = new Exchange();
    const tab = kept(Device.join("K7RM", false, other.dial));
    arrive(other, 1, [1]);
    tab.remember();
    await expect.poll(() => device.elsewhere).toBe(true);
    expect(tab.elsewhere).toBe(false);
  });
});
