/** The icon of the mock's pages: the drop of the documentation. */
export const ICON_URL =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M16 2c6 8 10 12.5 10 18a10 10 0 0 1-20 0c0-5.5 4-10 10-18z' fill='%23b3202c'/%3E%3C/svg%3E";

/** Headers of every page of the server. Its address or content may hold a credential, so nothing stores, frames or sends it. */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
};

/** Headers of pages that other sites can neither load nor keep a window of. */
export const SAME_ORIGIN_HEADERS: Readonly<Record<string, string>> = {
  ...PRIVATE_HEADERS,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const encoder = new TextEncoder();

/** A whole page or file. */
interface TextResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a HEAD request, which gets the headers alone. */
  readonly body: Uint8Array | null;
}

export function createTextResponse(
  method: string,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): TextResponse {
  const body = encoder.encode(text);
  return {
    status: 200,
    headers: {
      ...headers,
      "content-type": type,
      "content-length": String(body.byteLength),
    },
    body: method === "HEAD" ? null : body,
  };
}
