import { BASE_16, BASE_85, type Filters } from "./filters.ts";

/** Decodes a stream from its start to the end of its data. */
export type AsciiDecoder = (bytes: Uint8Array) => { readonly decoded: Uint8Array; readonly read: number };

function readHexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return byte >= 0x41 && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

const TILDE = 0x7e;
const GREATER = 0x3e;

/** Returns the bytes before an end mark. */
function sliceData(bytes: Uint8Array, mark: number): Uint8Array {
  const end = bytes.indexOf(mark);
  return end < 0 ? bytes : bytes.subarray(0, end);
}

const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

const decodeAscii85: AsciiDecoder = (bytes) => {
  const data = sliceData(bytes, TILDE);
  const decoded = new Uint8Array(4 * data.length + 4);
  let [length, digits, value] = [0, 0, 0];
  const write = (kept: number): void => {
    // Codes that are too large lose their upper bits, as in the PDF library.
    const word = value | 0;
    for (let at = 0; at < kept; at += 1) decoded[length + at] = word >> (24 - 8 * at);
    length += kept;
    [digits, value] = [0, 0];
  };
  for (const byte of data) {
    if (isSpace(byte)) continue;
    if (byte === 0x7a && digits === 0) length += 4;
    else {
      value = value * 85 + byte - 0x21;
      digits += 1;
      if (digits === 5) write(4);
    }
  }
  if (digits > 1) {
    const kept = digits - 1;
    while (digits < 5) [value, digits] = [value * 85 + 84, digits + 1];
    write(kept);
  }
  return { decoded: decoded.subarray(0, length), read: data.length };
};

const decodeAsciiHex: AsciiDecoder = (bytes) => {
  const data = sliceData(bytes, GREATER);
  const decoded = new Uint8Array(Math.ceil(data.length / 2));
  let digits = 0;
  for (const byte of data) {
    const digit = readHexDigit(byte);
    if (digit < 0) continue;
    decoded[digits >> 1] = (decoded[digits >> 1] ?? 0) * 16 + digit;
    digits += 1;
  }
  return { decoded: decoded.subarray(0, Math.ceil(digits / 2)), read: data.length };
};

const isAscii = (name: string): boolean => BASE_85.includes(name) || BASE_16.includes(name);

/** Returns where the names of filters for ASCII are. */
export const findAsciiNames = ({ lists }: Filters): readonly number[] =>
  lists.flat().flatMap(({ name, at }) => (isAscii(name) ? [at] : []));

/** Returns the ways to decode ASCII that a PDF uses; null when it uses one after another filter, as no program does. */
export function findAsciiDecoders({ lists }: Filters): readonly AsciiDecoder[] | null {
  if (lists.some((names) => names.slice(1).some(({ name }) => isAscii(name)))) return null;
  const first = new Set(lists.map(([filter]) => filter?.name ?? ""));
  const has = (names: readonly string[]): boolean => names.some((name) => first.has(name));
  return [...(has(BASE_85) ? [decodeAscii85] : []), ...(has(BASE_16) ? [decodeAsciiHex] : [])];
}
