/**
 * A PDF that has arrived, whole and in memory. Printing, serializing or copying it never shows its bytes.
 *
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const file = await client.labTests.collectionInstructions("11111111-1111-4111-8111-111111111111");
 * console.log(file.filename ?? "instructions.pdf", file.size); // to store: writeFile(path, file.bytes)
 * const answer = new Response(file.stream(), { headers: { "content-type": file.contentType } }); // to hand on
 * console.log(answer.status);
 * ```
 */
export interface PdfFile {
  /** Media type as it was sent: `application/pdf`. */
  readonly contentType: string;
  /** The name that the service suggests, without any folder; null when it suggests none. */
  readonly filename: string | null;
  /** How many bytes there are. */
  readonly size: number;
  /** The bytes. All views are of the same memory. */
  readonly bytes: Uint8Array;
  /** The bytes as a buffer of the caller's own. */
  arrayBuffer(): Promise<ArrayBuffer>;
  /** The bytes as a Blob of the media type. */
  blob(): Promise<Blob>;
  /** The bytes as a stream, as often as it is asked for. */
  stream(): ReadableStream<Uint8Array>;
}

/** The name in a Content-Disposition header. A folder in it is dropped, and so are control characters: the name may become a path. */
function parseFilename(disposition: string | null): string | null {
  const header = disposition ?? "";
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
  const [, quoted, plain = ""] = /filename=(?:"([^"]*)|([^;]+))/i.exec(header) ?? [];
  try {
    const path = encoded === undefined ? (quoted ?? plain) : decodeURIComponent(encoded);
    // No expression that looks for the end of the folders: it would take quadratic time on a long name without any.
    const name = path
      .slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1)
      .replace(/\p{Cc}/gu, "")
      .trim();
    return /[^.]/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** A file whose bytes are in a private field, which no test runner and no logger reads. */
class DownloadedPdf implements PdfFile {
  readonly contentType: string;
  readonly filename: string | null;
  readonly size: number;
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>, contentType: string, filename: string | null) {
    this.contentType = contentType;
    this.filename = filename;
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

  /** Not a Blob: a test's DOM may bring one of its own, which can do less than the runtime's. */
  #open(): Response {
    return new Response(this.#bytes, { headers: { "content-type": this.contentType } });
  }
}

/** Makes the file of a response. */
export const createPdfFile = (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  disposition: string | null,
): PdfFile => new DownloadedPdf(bytes, contentType, parseFilename(disposition));
