/** A screen that is large and that nobody sits at: the table for everybody, seen from the sofa. */
import { media } from "../browser/media.svelte";
import type { Device } from "./device.svelte";

const big = media("(min-width: 1100px)");

/** Is there room for everybody's table? */
export const isBig = (): boolean => big.current;
export const isTv = (device: Device): boolean => big.current && device.seated.length === 0;
