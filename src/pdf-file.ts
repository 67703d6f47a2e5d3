import { hide } from "./errors/base.ts";

/**
 * A PDF that has arrived, whole and in memory. Printing or serialising it never shows its bytes.
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
function filenameOf(disposition: string | null): string | null {
  const header = disposition ?? "";
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
  const [, quoted, plain = ""] = /filename=(?:"([^"]*)|([^;]+))/i.exec(header) ?? [];
  try {
    const name = (encoded === undefined ? (quoted ?? plain) : decodeURIComponent(encoded))
      .replace(/.*[\\/]|\p{Cc}/gsu, "")
      .trim();
    return /[^.]/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** Makes the file of an answer. */
export function pdfOf(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  disposition: string | null,
): PdfFile {
  // Not a Blob: a test's DOM may bring one of its own, which can do less than the runtime's.
  const again = () => new Response(bytes, { headers: { "content-type": contentType } });
  const file = { contentType, filename: filenameOf(disposition), size: bytes.length };
  hide(file, {
    bytes,
    arrayBuffer: () => again().arrayBuffer(),
    blob: () => again().blob(),
    stream: () => again().body,
  });
  return file as PdfFile;
}
