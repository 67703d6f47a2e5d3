import type { Bytes } from "../bytes.ts";
import type { CallContext } from "./context.ts";
import { describeType, hintPage } from "./hints.ts";
import type { createDecodeError } from "./response.ts";

/**
 * A downloaded PDF, in memory. Printing, serializing or copying it never shows its bytes.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const file = await client.labTests.collectionInstructions("11111111-1111-4111-8111-111111111111");
 * console.log(file.filename ?? "instructions.pdf", file.size); // save it with writeFile(path, file.bytes)
 * const response = new Response(file.stream(), { headers: { "content-type": file.contentType } }); // forward it
 * console.log(response.status);
 * ```
 */
export interface PdfFile {
  /** Media type, as the service sent it: `application/pdf`. */
  readonly contentType: string;
  /** The file name that the service suggests, without folders; null without one. */
  readonly filename: string | null;
  /** Size in bytes. */
  readonly size: number;
  /** The bytes. Every read returns a view of the same memory. */
  readonly bytes: Uint8Array;
  /** Returns a copy of the bytes. */
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Returns the bytes as a Blob of the media type. */
  blob(): Promise<Blob>;
  /** Returns the bytes as a new stream at each call. */
  stream(): ReadableStream<Uint8Array>;
}

/** Parses the file name of a Content-Disposition header. Removes folders and control characters, because the name may be used as
 * a path. */
export function parseFilename(disposition: string | null): string | null {
  const header = disposition ?? "";
  const [, quoted, plain = ""] = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)|([^;]+))/i.exec(header) ?? [];
  let path = quoted?.replaceAll('\\"', '"') ?? plain;
  try {
    path = decodeURIComponent(/filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1] ?? "") || path;
  } catch {
    // In another encoding than the one that it names: the plain name stays.
  }
  // Not a regular expression: one would take quadratic time on a long name without folders.
  const name = path
    .slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1)
    .replace(/\p{Cc}/gu, "")
    .trim();
  return /[^.]/.test(name) ? name : null;
}

/** Leaves out spaces, line ends and zeros at the end: archives fill a file up to whole blocks. */
function trimEnd(bytes: Bytes): Bytes {
  let end = bytes.length;
  while ((bytes[end - 1] ?? 0xff) <= 0x20) end -= 1;
  return bytes.subarray(0, end);
}

const hasText = (bytes: Bytes, text: string): boolean =>
  new TextDecoder("latin1").decode(bytes).includes(text);

/** Returns what is wrong with a response that should be a PDF, and the code of the error; undefined when nothing is. */
function findFlaw(bytes: Bytes, mediaType: string): readonly [wrong: string, code: string] | undefined {
  if (mediaType.toLowerCase() !== "application/pdf") return [`not a PDF but ${mediaType}`, "invalid_pdf"];
  if (bytes.length === 0) return ["empty where a PDF is due", "empty_body"];
  // Something between the service and the client can cut a file off and still send a valid response.
  const isCutOff =
    hasText(bytes.subarray(0, 8), "%PDF-") && !hasText(trimEnd(bytes).subarray(-1024), "%%EOF");
  return isCutOff ? ["a PDF without its end", "invalid_pdf"] : undefined;
}

/** A file with its bytes in a private field, which test runners and loggers cannot read. */
class DownloadedPdf implements PdfFile {
  readonly contentType: string;
  readonly filename: string | null;
  readonly size: number;
  readonly #bytes: Bytes;

  constructor(bytes: Bytes, contentType: string, disposition: string | null) {
    this.contentType = contentType;
    this.filename = parseFilename(disposition);
    this.size = bytes.length;
    this.#bytes = bytes;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#open().arrayBuffer();
  }

  blob(): Promise<Blob> {
    return this.#open().blob();
  }

  stream(): ReadableStream<Uint8Array> {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- a response made of bytes has a body.
    return this.#open().body!;
  }

  /** Uses a Response, because the Blob of a test's DOM may lack methods. */
  #open(): Response {
    return new Response(this.#bytes, { headers: { "content-type": this.contentType } });
  }
}

/** Creates the function that reads the file of a response. */
export const createPdfParser =
  (createError: typeof createDecodeError): NonNullable<CallContext["parseFile"]> =>
  (call, response, bytes) => {
    const { headers } = response;
    const flaw = findFlaw(bytes, describeType(headers));
    if (flaw) throw createError(call, response, ...flaw, hintPage(headers));
    return new DownloadedPdf(bytes, headers.get("content-type") ?? "", headers.get("content-disposition"));
  };
