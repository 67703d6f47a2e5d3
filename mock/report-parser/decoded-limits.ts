import { countMapped } from "./count-mapped.ts";
import { END, toText, type Filters } from "./filters.ts";
import { findAsciiDecoders, findAsciiNames, type AsciiDecoder } from "./ascii-decoders.ts";

/** Maximum decoded size of all streams together, in bytes. Images count too, because a file can declare any stream an image. */
const MAX_DECODED_SIZE = 256 * 1024 * 1024;

/** Maximum size of decoded ASCII text, in bytes: operators and tables, but not images and fonts. Parsing takes seconds for each 10 MiB. */
const MAX_OPERATOR_SIZE = 16 * 1024 * 1024;

/** Maximum number of characters that ranges map. A font has at most 65,536. */
const MAX_MAPPED = 1_000_000;

/** Maximum nesting of compressed streams. A deeper one counts as too large. */
const MAX_DEPTH = 4;

/** Maximum size of a character table, in bytes. It is text, so a larger one exceeds the limit above. */
const MAX_TABLE_SIZE = MAX_OPERATOR_SIZE;

const STREAM = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];
const [LF, CR] = [0x0a, 0x0d];

/** Maximum number of compressed streams. A report of 30 pages has a few hundred, or some thousand with a font of drawn letters. */
const MAX_STREAMS = 5000;

/** How often the bytes of a file are tried as ASCII codes. The codes of a stream have an end mark, so real files stay near once. */
const MAX_ASCII_TRIES = 4;

/** How many compressed bytes are decoded at once. */
const PIECE_SIZE = 64 * 1024;

/**
 * Checks whether a PDF exceeds the limits on decoded streams and mapped characters. It decodes piece by piece and keeps none. Streams
 * that are encrypted, written as ASCII or use a rare compression count with their stored size: see `exceedsAsciiLimits` and
 * `disableImageFilters`.
 */
export async function exceedsDecodedLimits(bytes: Uint8Array): Promise<boolean> {
  const totals: DecodedTotals = { decoded: 0, operators: 0, mapped: countMapped(toText(bytes)) };
  let streams = 0;
  for (const start of findStreamStarts(bytes)) {
    if (isOverLimit(totals)) return true;
    const stream = bytes.subarray(start);
    if (!isDeflated(stream)) continue;
    streams += 1;
    if (streams > MAX_STREAMS) return true;
    await countStream(stream, totals, 1);
  }
  return isOverLimit(totals);
}

/**
 * Checks whether streams that are written as ASCII exceed the limits, for PDFs that are read where nothing limits the time. A stream
 * without such a filter is tried as well, up to its end, because its dictionary may be written in a way that hides the filter.
 */
export async function exceedsAsciiLimits(bytes: Uint8Array, filters: Filters): Promise<boolean> {
  const decoders = findAsciiDecoders(filters);
  if (decoders === null) return true;
  if (decoders.length === 0) return false;
  const text = toText(bytes);
  const totals: DecodedTotals = { decoded: 0, operators: 0, mapped: 0 };
  const names = findAsciiNames(filters);
  let [tries, tried, next, end] = [0, 0, 0, 0];
  for (const start of findStreamStarts(bytes)) {
    const isNamed = (names[next] ?? Infinity) < start;
    while ((names[next] ?? Infinity) < start) next += 1;
    // Each end is searched for once, so that many starts take no longer.
    if (end < start) end = text.indexOf(END, start);
    if (end < 0) end = bytes.length;
    // The end may be part of the codes of a stream that has them.
    const stream = bytes.subarray(start, isNamed ? bytes.length : end);
    for (const decode of decoders) {
      tries += 1;
      tried += await countDecoded(stream, decode, totals);
      if (tried > MAX_ASCII_TRIES * bytes.length || tries > MAX_STREAMS || isOverLimit(totals)) return true;
    }
  }
  return false;
}

/** Adds what a stream decodes to. Returns how many bytes were tried. */
async function countDecoded(
  stream: Uint8Array,
  decode: AsciiDecoder,
  totals: DecodedTotals,
): Promise<number> {
  const { decoded, read } = decode(stream);
  await countContent(decoded, totals, 0);
  return read;
}

interface DecodedTotals {
  decoded: number;
  operators: number;
  mapped: number;
}

function isOverLimit({ decoded, operators, mapped }: DecodedTotals): boolean {
  return decoded > MAX_DECODED_SIZE || operators > MAX_OPERATOR_SIZE || mapped > MAX_MAPPED;
}

/** Checks whether bytes are mostly text: of samples at equal distances, nine of ten are ASCII and not zero. */
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

/** Whether the keyword at a position is the end of a stream. */
const isEnd = (bytes: Uint8Array, at: number): boolean =>
  bytes[at - 3] === 0x65 && bytes[at - 2] === 0x6e && bytes[at - 1] === 0x64;

/** Finds where the data of each stream start: on the line after the keyword, as the PDF library finds them. */
function* findStreamStarts(bytes: Uint8Array): Generator<number> {
  let start = 0;
  for (let at = bytes.indexOf(0x73); at >= 0; at = bytes.indexOf(0x73, at + 1)) {
    if (!STREAM.every((byte, index) => bytes[at + index] === byte) || isEnd(bytes, at)) continue;
    // Several keywords on a line have the same next line.
    if (at + STREAM.length < start) continue;
    start = at + STREAM.length;
    while (start < bytes.length && bytes[start] !== CR && bytes[start] !== LF) start += 1;
    start += bytes[start] === CR && bytes[start + 1] === LF ? 2 : 1;
    yield start;
  }
}

/** Adds a compressed stream to the totals, and its content again when that is compressed too. */
async function countStream(compressed: Uint8Array, totals: DecodedTotals, depth: number): Promise<void> {
  if (depth > MAX_DEPTH) totals.decoded = Infinity;
  if (isOverLimit(totals)) return;
  const head: Uint8Array[] = [];
  let kept = 0;
  for await (const piece of inflate(compressed)) {
    totals.decoded += piece.length;
    if (isText(piece)) totals.operators += piece.length;
    if (isOverLimit(totals)) return;
    if (kept < MAX_TABLE_SIZE) head.push(piece);
    kept += piece.length;
  }
  await countContent(concatBytes(head), totals, depth);
}

/** Adds what a stream decodes to, as compressed data or as a character table. */
async function countContent(content: Uint8Array, totals: DecodedTotals, depth: number): Promise<void> {
  if (isDeflated(content)) await countStream(content, totals, depth + 1);
  else totals.mapped += countMapped(toText(content));
}

/** Checks for a zlib header: the method, and a checksum over two bytes. */
function isDeflated(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** Decodes deflated data until its end, or until it is damaged. */
async function* inflate(compressed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  // Bytes after the data make a write fail, as damaged data do. All pieces before are read by then. A later write waits for a reader, so
  // that what follows the data is not copied.
  const written = (async () => {
    for (let at = 0; at < compressed.length; at += PIECE_SIZE)
      await writer.write(new Uint8Array(compressed.subarray(at, at + PIECE_SIZE)));
    await writer.close();
  })();
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    // The end is damaged. The pieces before it are counted.
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
