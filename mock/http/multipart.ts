/** One file of a form: its bytes and its media type. */
export class FilePart extends Uint8Array {
  /** The declared media type, in lower case and without parameters; "" when the part declares none. */
  readonly type: string;

  constructor(bytes: Uint8Array, type: string) {
    super(bytes);
    this.type = type;
  }

  /** Makes copies plain bytes. Otherwise the engine would call the constructor above with other arguments. */
  static get [Symbol.species](): Uint8ArrayConstructor {
    return Uint8Array;
  }
}

export interface FormPart {
  readonly name: string;
  readonly value: string | FilePart;
}

const CR = 13;
const LF = 10;
const DASH = 45;

/** Limits for malformed or malicious forms. Real forms have few parts with few headers each. */
const MAX_PARTS = 200;
const MAX_HEADERS_LENGTH = 8 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

export function parseBoundary(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : null;
}

/**
 * Parses a multipart/form-data body. `formData()` of Node 20 refuses names without quotes and `filename*`, which .NET sends, a preamble
 * and escaped quotes. Returns null for a malformed one: the first or last boundary is missing, a part has no
 * name, or a text is not UTF-8.
 */
export function parseMultipart(body: Uint8Array, boundary: string): FormPart[] | null {
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  const parts: FormPart[] = [];
  let at = findFirstBoundary(body, delimiter);
  while (at !== null) {
    const after = at + delimiter.length;
    if (body[after] === DASH && body[after + 1] === DASH) return parts;
    const begin = findNextLine(body, after);
    if (begin === null || parts.length >= MAX_PARTS) return null;
    const end = findBoundary(body, delimiter, begin);
    if (end === null) return null;
    const part = readPart(body.subarray(begin, Math.max(begin, end - 2)));
    if (part === null) return null;
    parts.push(part);
    at = end;
  }
  return null;
}

/** Finds the first boundary: at the beginning of the body or after a preamble, which is ignored. */
function findFirstBoundary(body: Uint8Array, delimiter: Uint8Array): number | null {
  return startsWith(body, delimiter, 0) ? 0 : findBoundary(body, delimiter, 0);
}

/** Finds the line after a boundary. Only spaces and tabs may follow the boundary. */
function findNextLine(body: Uint8Array, from: number): number | null {
  let at = from;
  while (body[at] === 32 || body[at] === 9) at += 1;
  return body[at] === CR && body[at + 1] === LF ? at + 2 : null;
}

/** Finds the next boundary that begins a line. */
function findBoundary(body: Uint8Array, delimiter: Uint8Array, from: number): number | null {
  for (let at = body.indexOf(DASH, from); at >= 0; at = body.indexOf(DASH, at + 1)) {
    const begins = at >= 2 && body[at - 2] === CR && body[at - 1] === LF;
    if (begins && startsWith(body, delimiter, at)) return at;
  }
  return null;
}

function startsWith(body: Uint8Array, delimiter: Uint8Array, at: number): boolean {
  return delimiter.every((byte, index) => body[at + index] === byte);
}

function readPart(bytes: Uint8Array): FormPart | null {
  const head = readHeaders(bytes);
  if (head === null) return null;
  const disposition = head.headers.get("content-disposition") ?? "";
  const name = getParameter(disposition, "name");
  if (!/^form-data\s*;/i.test(disposition) || name === null) return null;
  const content = bytes.subarray(head.length);
  const type = (head.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (getParameter(disposition, "filename") !== null) return { name, value: new FilePart(content, type) };
  const text = decodeText(content);
  return text === null ? null : { name, value: text };
}

/** Reads the headers of a part by lower-case name, and their length including the empty line. */
function readHeaders(bytes: Uint8Array): { headers: Map<string, string>; length: number } | null {
  const headers = new Map<string, string>();
  let at = 0;
  for (;;) {
    const end = bytes.indexOf(LF, at);
    if (end < 0 || end > MAX_HEADERS_LENGTH || bytes[end - 1] !== CR) return null;
    const line = decodeText(bytes.subarray(at, end - 1));
    at = end + 1;
    if (line === null) return null;
    if (line === "") return { headers, length: at };
    const colon = line.indexOf(":");
    if (colon < 1) return null;
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

/** Returns a parameter of a header, quoted or plain. No field of the service has a quote in its name, so escapes stay as they are. */
function getParameter(header: string, name: string): string | null {
  const [, quoted, plain] =
    new RegExp(String.raw`;\s*${name}\*?=(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))`, "i").exec(header) ?? [];
  return quoted ?? plain ?? null;
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
