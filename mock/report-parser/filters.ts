/** A filter that the dictionary of a stream names, and where its name starts in the file. */
export interface FilterName {
  readonly name: string;
  readonly at: number;
}

/** Reads the bytes of a PDF as a text with one character for each byte. */
export const toText = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

export interface Filters {
  /** The filters of each stream, in the order in which they decode it. */
  readonly lists: readonly (readonly FilterName[])[];
  /** Whether some filters cannot be told from the text, as no program writes them: escaped, or kept elsewhere. */
  readonly isUnclear: boolean;
}

/** Filters that write bytes as ASCII, in base 85 and 16. What they decode to is at most four times as large. */
export const BASE_85: readonly string[] = ["ASCII85Decode", "A85"];
export const BASE_16: readonly string[] = ["ASCIIHexDecode", "AHx"];
const DEFLATE = ["FlateDecode", "Fl"];
/** Filters of images, which a report's text does not need. */
const IMAGE = ["DCTDecode", "DCT", "JPXDecode", "JPX", "CCITTFaxDecode", "CCF", "JBIG2Decode"];
/** Filters that can decode few bytes to many, and that nothing here decodes. */
const UNBOUNDED = ["LZWDecode", "LZW", "RunLengthDecode", "RL", "BrotliDecode"];
const KNOWN = new Set(["F", "Filter", "Encrypt", ...BASE_85, ...BASE_16, ...DEFLATE, ...IMAGE, ...UNBOUNDED]);

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
const IMAGE_TYPE = new RegExp(String.raw`/Subtype${SPACE}/Image[${DELIMITERS}]`, "g");
const START = "stream";
/** The keyword after the data of a stream. */
export const END = "endstream";

/** The text before the first entry of a dictionary of embedded files. */
const EMBEDDED = new RegExp(String.raw`/EF[\0\t\n\f\r ]{0,10}<<[\0\t\n\f\r ]{0,10}$`);

/**
 * Creates a test for positions in the text of a PDF that are not in the data of a stream, where bytes look like keys by chance. Call it with
 * rising positions.
 */
function createDataTest(text: string): (position: number) => boolean {
  let data = { start: 0, end: 0 };
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

/** Finds the filters of all streams in the text of a PDF. It ends at the first that is unclear. */
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

/**
 * Returns a PDF whose streams cost no more to decode than `exceedsDecodedLimits` counts: the names of filters for images are replaced by
 * unknown ones, so that the PDF library does not decode them. Returns null for a PDF that has a filter without a bound, or hides its filters.
 */
export function disableImageFilters(bytes: Uint8Array, { lists, isUnclear }: Filters): Uint8Array | null {
  const filters = lists.flat();
  if (isUnclear) return null;
  if (filters.some(({ name }) => UNBOUNDED.includes(name))) return null;
  const bounded = new Uint8Array(bytes);
  for (const { name, at } of filters) if (IMAGE.includes(name)) bounded.fill(0x58, at, at + name.length);
  return bounded;
}

const hasEntry = (text: string, entry: RegExp): boolean => {
  const isOutside = createDataTest(text);
  return Array.from(text.matchAll(entry)).some(({ index }) => isOutside(index));
};

/** Whether a PDF is encrypted, so that the limits cannot see what its streams decode to. */
export const isEncrypted = (text: string): boolean => hasEntry(text, ENCRYPT);

/** Whether a PDF has an image. Each is a stream, so that its dictionary is written out, even in an encrypted file. */
export const hasImage = (text: string): boolean => hasEntry(text, IMAGE_TYPE);
