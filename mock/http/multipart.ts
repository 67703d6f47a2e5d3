/** One file of a form: its bytes, and what its part says of it. */
export class FilePart extends Uint8Array {
  /** The media type that the part declares, in lower case and without parameters; empty where it declares none. */
  readonly type: string;

  constructor(bytes: Uint8Array, type: string) {
    super(bytes);
    this.type = type;
  }

  /** Copies of a part are plain bytes: the engine would otherwise call the constructor above with other arguments. */
  static get [Symbol.species](): Uint8ArrayConstructor {
    return Uint8Array;
  }
}

/** One part of a form. */
export interface FormPart {
  readonly name: string;
  readonly value: string | FilePart;
}

const CR = 13;
const LF = 10;
const DASH = 45;

/** A form has few parts, and few headers each; more of them is an attack or a fault. */
const MOST_PARTS = 200;
const LONGEST_HEAD = 8 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The boundary that a content-type declares; null where there is none or none that is allowed. */
export function parseBoundary(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : null;
}

/**
 * Reads a body of multipart/form-data, which below the doors no platform reads.
 * @returns null where the body is no such form: no first boundary, no last one, a part without a name, a text that is not UTF-8
 */
export function parseMultipart(body: Uint8Array, boundary: string): FormPart[] | null {
  const mark = new TextEncoder().encode(`--${boundary}`);
  const parts: FormPart[] = [];
  let at = findFirstBoundary(body, mark);
  while (at !== null) {
    const after = at + mark.length;
    if (body[after] === DASH && body[after + 1] === DASH) return parts;
    const begin = findNextLine(body, after);
    if (begin === null || parts.length >= MOST_PARTS) return null;
    const end = findBoundary(body, mark, begin);
    if (end === null) return null;
    const part = readPart(body.subarray(begin, Math.max(begin, end - 2)));
    if (part === null) return null;
    parts.push(part);
    at = end;
  }
  return null;
}

/** The first boundary stands at the very beginning or after a preamble, which nobody reads. */
function findFirstBoundary(body: Uint8Array, mark: Uint8Array): number | null {
  return startsWith(body, mark, 0) ? 0 : findBoundary(body, mark, 0);
}

/** Where the line goes on after a boundary: spaces may stand behind it, nothing else. */
function findNextLine(body: Uint8Array, from: number): number | null {
  let at = from;
  while (body[at] === 32 || body[at] === 9) at += 1;
  return body[at] === CR && body[at + 1] === LF ? at + 2 : null;
}

/** Where a boundary stands next; it begins a line, so a line end is before it. */
function findBoundary(body: Uint8Array, mark: Uint8Array, from: number): number | null {
  for (let at = body.indexOf(DASH, from); at >= 0; at = body.indexOf(DASH, at + 1)) {
    const begins = at >= 2 && body[at - 2] === CR && body[at - 1] === LF;
    if (begins && startsWith(body, mark, at)) return at;
  }
  return null;
}

function startsWith(body: Uint8Array, mark: Uint8Array, at: number): boolean {
  return mark.every((byte, index) => body[at + index] === byte);
}

function readPart(bytes: Uint8Array): FormPart | null {
  const head = readHeaders(bytes);
  if (head === null) return null;
  const disposition = head.headers.get("content-disposition") ?? "";
  const name = getParameter(disposition, "name");
  if (!/^form-data\s*(;|$)/i.test(disposition) || name === null) return null;
  const content = bytes.subarray(head.length);
  const type = (head.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (getParameter(disposition, "filename") !== null) return { name, value: new FilePart(content, type) };
  const text = decodeText(content);
  return text === null ? null : { name, value: text };
}

/** The headers of a part, by their lower-case names, and how long they are with the empty line after them. */
function readHeaders(bytes: Uint8Array): { headers: Map<string, string>; length: number } | null {
  const headers = new Map<string, string>();
  let at = 0;
  for (;;) {
    const end = bytes.indexOf(LF, at);
    if (end < 0 || end > LONGEST_HEAD || bytes[end - 1] !== CR) return null;
    const line = decodeText(bytes.subarray(at, end - 1));
    at = end + 1;
    if (line === null) return null;
    if (line === "") return { headers, length: at };
    const colon = line.indexOf(":");
    if (colon < 1) return null;
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

/** A parameter of a header: quoted, where browsers write a quote as %22, or plain. */
function getParameter(header: string, name: string): string | null {
  const [, quoted, plain] =
    new RegExp(String.raw`;\s*${name}\*?=(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))`, "i").exec(header) ?? [];
  return quoted?.replaceAll(/\\(["\\])/g, "$1").replaceAll("%22", '"') ?? plain ?? null;
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
