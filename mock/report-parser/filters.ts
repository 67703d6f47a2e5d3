/** A filter that the dictionary of a stream names, and where its name starts in the file. */
export interface FilterName {
  readonly name: string;
  readonly at: number;
}

/** The filters of a PDF. */
export interface Filters {
  /** The filters of each stream, in the order in which they decode it. */
  readonly lists: readonly (readonly FilterName[])[];
  /** Whether some filters cannot be told from the text, as no program writes them: escaped, or kept elsewhere. */
  readonly isUnclear: boolean;
}

/** Filters that write bytes as ASCII. What they decode to is at most four times as large. */
const ASCII = ["ASCII85Decode", "A85", "ASCIIHexDecode", "AHx"];
const DEFLATE = ["FlateDecode", "Fl"];
/** Filters of images, which a report's text does not need. */
const IMAGE = ["DCTDecode", "DCT", "JPXDecode", "JPX", "CCITTFaxDecode", "CCF", "JBIG2Decode"];
/** Filters that can decode few bytes to many, and that nothing here decodes. */
const UNBOUNDED = ["LZWDecode", "LZW", "RunLengthDecode", "RL", "BrotliDecode"];
const KNOWN = new Set(["F", "Filter", "Encrypt", ...ASCII, ...DEFLATE, ...IMAGE, ...UNBOUNDED]);

// The PDF library reads names, spaces and comments like this. The limits keep the search linear; real files stay far below them.
const DELIMITERS = String.raw`\0\t\n\f\r ()<>[\]{}/%`;
const NAME = String.raw`/[^${DELIMITERS}]{0,100}`;
const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,200}[\r\n]){0,100}`;
// A value is only looked at, because it may be the next key.
const ENTRY = new RegExp(
  String.raw`/(?:F|Filter)(?=[${DELIMITERS}])(?=(${SPACE})(?:(${NAME}|\[(?:${SPACE}${NAME}){0,20}${SPACE}\])|([^])))`,
  "g",
);
const NAMES = new RegExp(NAME, "g");
/** Two numbers, with which a reference begins. */
const REFERENCE = new RegExp(
  String.raw`[\d+.-](?:[^${DELIMITERS}]{100}|[^${DELIMITERS}]{0,99}(?=[${DELIMITERS}])${SPACE}[\d+.-])`,
  "y",
);
const ESCAPED_NAME = new RegExp(String.raw`/[^${DELIMITERS}#]{0,20}#[^${DELIMITERS}]{0,100}`, "g");

/** Maximum number of keys that can stand for filters. A report has at most 5,000 streams. */
const MAX_ENTRIES = 10_000;

const ENCRYPT = new RegExp(String.raw`/Encrypt[${DELIMITERS}]`, "g");
const START = "stream";
const END = "endstream";

/** What comes before the first entry of a dictionary of embedded files. */
const EMBEDDED = new RegExp(String.raw`/EF[\0\t\n\f\r ]{0,10}<<[\0\t\n\f\r ]{0,10}$`);

/**
 * Creates a test for positions in the text of a PDF that are not in the data of a stream, where bytes look like keys by chance. Call it with
 * rising positions.
 */
function createDataTest(text: string): (position: number) => boolean {
  let data = { start: 0, end: -END.length };
  const findNext = (from: number): typeof data => {
    const keyword = text.indexOf(START, from);
    const end = keyword < 0 ? -1 : text.indexOf(END, keyword + START.length);
    // Data without an end are not skipped.
    return end < 0 ? { start: Infinity, end: Infinity } : { start: keyword + START.length, end };
  };
  return (position) => {
    while (data.end <= position) data = findNext(data.end + END.length);
    return position < data.start;
  };
}

/** Finds the filters of all streams in the text of a PDF, one character for each byte. It ends at the first that is unclear. */
export function findFilters(text: string): Filters {
  const lists: FilterName[][] = [];
  let entries = 0;
  const isOutside = createDataTest(text);
  for (const { 0: entry, 1: space = "", 2: names, 3: other = "", index } of text.matchAll(ENTRY)) {
    if (!isOutside(index)) continue;
    entries += 1;
    if (entries > MAX_ENTRIES) return { lists, isUnclear: true };
    const start = index + entry.length + space.length;
    if (names !== undefined) lists.push(splitNames(names, start));
    else {
      // The short key also stands for flags, a file's name and a font. An embedded file is the first entry of a dictionary of its own.
      REFERENCE.lastIndex = start;
      if (text.startsWith("null", start) || EMBEDDED.test(text.slice(Math.max(0, index - 40), index)))
        continue;
      if (entry === "/Filter" || /[[%\s\0]/.test(other) || REFERENCE.test(text))
        return { lists, isUnclear: true };
    }
  }
  for (const [name] of text.matchAll(ESCAPED_NAME))
    if (KNOWN.has(unescapeName(name))) return { lists, isUnclear: true };
  return { lists, isUnclear: false };
}

const splitNames = (text: string, start: number): FilterName[] =>
  // A comment within the list keeps its names too, which does no harm.
  Array.from(text.matchAll(NAMES), ({ 0: name, index }) => ({ name: name.slice(1), at: start + index + 1 }));

const unescapeName = (name: string): string =>
  name
    .slice(1)
    .replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Returns where the names of filters for ASCII are. */
export const findAsciiNames = ({ lists }: Filters): readonly number[] =>
  lists.flat().flatMap(({ name, at }) => (ASCII.includes(name) ? [at] : []));

/** Returns the ways to decode ASCII that a PDF uses; null when it uses one after another filter, as no program does. */
export function findAsciiDecoders({ lists }: Filters): readonly AsciiDecoder[] | null {
  if (lists.some((names) => names.slice(1).some(({ name }) => ASCII.includes(name)))) return null;
  const first = new Set(lists.map(([filter]) => filter?.name ?? ""));
  const has = (...names: readonly string[]): boolean => names.some((name) => first.has(name));
  return [
    ...(has("ASCII85Decode", "A85") ? [decodeAscii85] : []),
    ...(has("ASCIIHexDecode", "AHx") ? [decodeAsciiHex] : []),
  ];
}

/**
 * Returns a PDF whose streams cost no more to decode than `exceedsDecodedLimits` counts: the names of filters for images are replaced by
 * unknown ones, so that the PDF library does not decode them. Returns null for a PDF that has a filter without a bound, or hides its filters.
 */
export function disableImageFilters(bytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder("latin1").decode(bytes);
  const { lists, isUnclear } = findFilters(text);
  const filters = lists.flat();
  if (isUnclear) return null;
  if (filters.some(({ name }) => UNBOUNDED.includes(name))) return null;
  const bounded = new Uint8Array(bytes);
  for (const { name, at } of filters) if (IMAGE.includes(name)) bounded.fill(0x58, at, at + name.length);
  return bounded;
}

/** Whether a PDF is encrypted, so that the limits cannot see what its streams decode to. */
export function isEncrypted(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  const isOutside = createDataTest(text);
  return Array.from(text.matchAll(ENCRYPT)).some(({ index }) => isOutside(index));
}

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
