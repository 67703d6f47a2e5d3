/** All streams of a file may unfold to so many bytes together. Its images count too: a file can call anything an image. */
const MOST_DECODED = 256 * 1024 * 1024;

/** What of that is ASCII, as operators and tables are and as images and fonts are not. Reading it takes seconds for each 10 MiB. */
const MOST_OPERATORS = 16 * 1024 * 1024;

/** So many characters may be mapped to others by ranges; a font has at most 65,536 of them. */
const MOST_MAPPED = 1_000_000;

/** How often a stream may be packed into itself before it is counted as too large. */
const DEEPEST = 4;

/** A table of characters is smaller. */
const LARGEST_TABLE = 4 * 1024 * 1024;

const STREAM = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];
const [LF, CR] = [0x0a, 0x0d];

/**
 * Whether a PDF unfolds to more than any report does, by what its deflated streams decode to and by the ranges of its tables of
 * characters. It decodes piece by piece and keeps none. Streams that are encrypted or packed in another way count as they are.
 */
export async function exceedsDecodedLimits(bytes: Uint8Array): Promise<boolean> {
  const spent = { decoded: 0, operators: 0, mapped: 0 };
  for (const start of findStreamStarts(bytes)) {
    await countStream(bytes.subarray(start), spent, 1);
    if (isOverLimit(spent)) return true;
  }
  return false;
}

interface DecodedTotals {
  decoded: number;
  operators: number;
  mapped: number;
}

function isOverLimit({ decoded, operators, mapped }: DecodedTotals): boolean {
  return decoded > MOST_DECODED || operators > MOST_OPERATORS || mapped > MOST_MAPPED;
}

/** Whether bytes are text for the most part: nine of ten at evenly spaced places are ASCII and no zero. */
function isText(bytes: Uint8Array): boolean {
  const step = Math.max(1, Math.floor(bytes.length / 64));
  let [seen, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at += step) {
    const byte = bytes[at] ?? 0;
    seen += 1;
    if (byte === 0 || byte > 0x7e) odd += 1;
  }
  return odd * 10 < seen;
}

/** Where the data of each stream begin: after the keyword and the end of its line. */
function* findStreamStarts(bytes: Uint8Array): Generator<number> {
  for (let at = bytes.indexOf(0x73); at >= 0; at = bytes.indexOf(0x73, at + 1)) {
    if (!STREAM.every((byte, index) => bytes[at + index] === byte)) continue;
    let start = at + STREAM.length;
    if (bytes[start] === CR) start += 1;
    if (bytes[start] === LF) start += 1;
    yield start;
  }
}

/** Counts what a stream holds, and what that holds in turn where it is packed again. */
async function countStream(packed: Uint8Array, spent: DecodedTotals, depth: number): Promise<void> {
  if (!isDeflated(packed)) return countMapped(packed.subarray(0, lengthOfText(packed)), spent);
  if (depth > DEEPEST) spent.decoded = Infinity;
  if (isOverLimit(spent)) return;
  const head: Uint8Array[] = [];
  let kept = 0;
  for await (const piece of inflate(packed)) {
    spent.decoded += piece.length;
    if (isText(piece)) spent.operators += piece.length;
    if (isOverLimit(spent)) return;
    if (kept < LARGEST_TABLE) head.push(piece);
    kept += piece.length;
  }
  await countStream(concatBytes(head), spent, depth + 1);
}

/** The header of zlib: its method, and a check of two bytes. */
function isDeflated(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** Decodes deflated data until they end or are damaged. */
async function* inflate(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  // What follows the data fails the writing, as a cut does; all pieces before it have been read by then.
  const written = writer.write(new Uint8Array(packed)).then(() => writer.close());
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    // A damaged end: what came before it has been counted.
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function concatBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A stream that is not packed ends at its keyword; no table is longer than `LARGEST_TABLE`. */
function lengthOfText(bytes: Uint8Array): number {
  return Math.min(bytes.length, LARGEST_TABLE);
}

const RANGES = /begin(?:bf|cid|notdef)range([^]*?)end(?:bf|cid|notdef)range/g;
const RANGE = /<([0-9a-f]{1,8})>\s{0,9}<([0-9a-f]{1,8})>/gi;

/** Adds up how many characters the ranges of a table map. */
function countMapped(bytes: Uint8Array, spent: DecodedTotals): void {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!text.includes("begincmap")) return;
  for (const [, ranges = ""] of text.matchAll(RANGES)) {
    for (const [, low = "", high = ""] of ranges.matchAll(RANGE)) {
      spent.mapped += Math.max(0, parseInt(high, 16) - parseInt(low, 16));
    }
  }
}
