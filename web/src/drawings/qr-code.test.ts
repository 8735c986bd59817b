/// <reference types="node" />
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrRows } from "./qr-code";

/** What segno draws, hashed, mask by mask; texts that fill their code to the last bit, since it pads shorter ones with a byte too many. */
const SEGNO: Readonly<Record<string, readonly string[]>> = {
  "http://10.0.0.": ["8d730c47671eae4b", "2e769f5453648be8", "6ec83756e7a92997", "3823cd535f83126b", "6dc4e24d0d26b389", "c8b920b54dcb21f5", "ae243fc5f5a864bb", "d99ac760bc324ce6"],
  "http://10.0.0.1:8080/pass#": ["6142504d686c7e65", "c0cbbad004fcd975", "4b62e134c41a26d6", "5cdd4b41045b2deb", "7cb8c8c55ad82804", "5b89a83d1804c312", "f1c9b06b58bc4480", "05211b055685c7da"],
  "http://10.0.0.1:8080/pass#ap1abcdefghijklm": ["4c25be6e9adebb9a", "ecc937f7d9c27cc2", "e9fa1fcde6993c2b", "241cfc2a8dd1b541", "f5660536265cf6ab", "86ae72107513070d", "5f53b2e755e21cbe", "f13c31c79eeae79d"],
  "http://10.0.0.1:8080/pass#ap1abcdefghijklmnopqrstuvwxyzabcdefg": ["9119b6f5b1813c71", "e672354ccbeaa7b5", "286d4080698a4ad2", "f749b064a7287fe0", "4639434f38a58585", "7d74a1cf08dc8bdf", "f969b532b92cb05a", "54ce72664549313e"],
  "http://10.0.0.1:8080/pass#ap1abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabc": ["02ef59ae50e40c0e", "880048e71b4fc064", "7570d87806e53493", "52b95609c87b9af4", "949fcd2050eb5596", "3deebc2fcadf906c", "f10904709f3fdafa", "f0bd06f16166704e"],
  "http://10.0.0.1:8080/pass#ap1abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxy": ["cd2ffba9f5c26a46", "2a4ff98167b8fd50", "f4d69ee2f8599936", "7620331a31b93988", "67992c5ab19fa409", "42a46b988faf5d04", "a38616af223aea36", "ff3cc449f2b8c7c7"],
};
const drawn = (text: string): string => (qrRows(text) ?? []).map((row) => row.map(Number).join("")).join("\n");

describe("a QR code", () => {
  it.each(Object.entries(SEGNO))("is bit for bit what segno draws: %s", (text, masks) => {
    expect(masks).toContain(createHash("sha256").update(drawn(text)).digest("hex").slice(0, 16));
  });
  it("has room for a long link, and says so where it has not", () => {
    expect(qrRows("x".repeat(106))).toHaveLength(41);
    expect(qrRows("x".repeat(107))).toBeNull();
  });
});
