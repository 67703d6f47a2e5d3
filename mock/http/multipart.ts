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

/** Limits for malformed or malicious forms. Real forms have few parts with few headers each. */
const MAX_PARTS = 200;
const MAX_HEADERS_LENGTH = 8 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Decodes one character of each byte, so that places in the text are places in the bytes. */
const latin1 = new TextDecoder("latin1");

/** What may follow a boundary on its line. */
const REST_OF_LINE = /[ \t]*\r\n/y;

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
  const text = latin1.decode(body);
  const delimiter = `\r\n--${boundary}`;
  const parts: FormPart[] = [];
  // A preamble is ignored.
  let after = text.startsWith(`--${boundary}`) ? delimiter.length - 2 : findEnd(text, delimiter, 0);
  while (after !== null && !text.startsWith("--", after)) {
    REST_OF_LINE.lastIndex = after;
    if (!REST_OF_LINE.test(text) || parts.length >= MAX_PARTS) return null;
    const begin = REST_OF_LINE.lastIndex;
    after = findEnd(text, delimiter, begin - 2);
    const contentAt = findEnd(text, "\r\n\r\n", begin);
    if (after === null || contentAt === null || contentAt - begin > MAX_HEADERS_LENGTH) return null;
    const end = after - delimiter.length;
    if (contentAt > end) return null;
    const part = readPart(body.subarray(begin, contentAt - 4), body.subarray(contentAt, end));
    if (part === null) return null;
    parts.push(part);
  }
  return after === null ? null : parts;
}

/** Returns the place after the next occurrence of a text, or null. */
function findEnd(text: string, wanted: string, from: number): number | null {
  const at = text.indexOf(wanted, from);
  return at < 0 ? null : at + wanted.length;
}

function readPart(head: Uint8Array, content: Uint8Array): FormPart | null {
  const headers = new Map<string, string>();
  for (const line of decodeText(head)?.split("\r\n") ?? [""]) {
    const [, name, value] = /^([^:\n]+):([^\n]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    headers.set(name.trim().toLowerCase(), value.trim());
  }
  const disposition = headers.get("content-disposition") ?? "";
  const name = getParameter(disposition, "name");
  if (!/^form-data\s*;/i.test(disposition) || name === null) return null;
  const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (getParameter(disposition, "filename") !== null) return { name, value: new FilePart(content, type) };
  const text = decodeText(content);
  return text === null ? null : { name, value: text };
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
