import { WebhookVerificationError } from "../errors/index.ts";

/** A body that was not parsed: text, bytes, or a stream of either, such as Node's request. */
export type RawWebhookBody = string | Uint8Array | ArrayBuffer | AsyncIterable<string | Uint8Array>;

/** Initial buffer size in bytes. Most bodies are smaller. */
const FIRST_SIZE = 16_384;

type ReadChunk = () => Promise<{ readonly done?: boolean; readonly value?: unknown }>;

const HOW_RAW = [
  "express and node:http: { body: request, headers: request.headers }",
  'fastify: app.removeAllContentTypeParsers(); app.addContentTypeParser("*", (request, payload, done) => done(null, payload)); then { body: request.body, headers: request.headers }',
  "hono: c.req.raw",
  "next: the request of a route handler",
].join("; ");

const createAlreadyReadError = (): WebhookVerificationError =>
  new WebhookVerificationError(
    "body: the request's stream was read before; verify first, or keep the raw body and pass { body, headers }",
    "body_already_read",
  );

function createTooLargeError(limit: number): WebhookVerificationError {
  return new WebhookVerificationError(
    `body: longer than ${limit} bytes; maxBodyBytes sets another limit`,
    "too_large",
  );
}

/** Returns the bytes of text or memory, not copied; null for anything else. */
export function toBytes(value: unknown): Uint8Array | null {
  if (typeof value === "string") return new TextEncoder().encode(value);
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  // Check the tag: a buffer from another realm, such as a test runner's context, is not an instance of this realm's class.
  return Object.prototype.toString.call(value) === "[object ArrayBuffer]"
    ? new Uint8Array(value as ArrayBuffer)
    : null;
}

const isAsyncIterable = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value;

/** Returns whether a Node stream was read before. A stream that was read to its end would look like an empty body. */
const wasRead = (stream: object): boolean => "readableDidRead" in stream && stream.readableDidRead === true;

function createReader(body: object | null | undefined): ReadChunk | null {
  if (body == null) return null;
  if (wasRead(body)) throw createAlreadyReadError();
  const stream: Partial<ReadableStream<unknown>> = body;
  // A parsed body can have any names.
  if (typeof stream.getReader === "function") {
    if (stream.locked) throw createAlreadyReadError();
    const reader = stream.getReader();
    return () => reader.read();
  }
  if (!isAsyncIterable(body)) return null;
  const chunks = body[Symbol.asyncIterator]();
  return () => chunks.next();
}

/**
 * Reads a stream up to the limit. Does not destroy a longer stream: in Node that would close the connection, and you could not
 * send a response.
 */
async function readAll(read: ReadChunk, limit: number): Promise<Uint8Array> {
  // Use one growing buffer. With a list of chunks, a sender of single bytes could use a hundred times the memory of the body.
  let bytes = new Uint8Array(FIRST_SIZE);
  let length = 0;
  for (;;) {
    const { done, value } = await readChunk(read);
    if (done === true) return bytes.slice(0, length);
    const chunk = toBytes(value);
    if (chunk === null) throw createNotRawError();
    const end = length + chunk.length;
    if (end > limit) throw createTooLargeError(limit);
    if (end > bytes.length) {
      const grown = new Uint8Array(Math.max(end, 2 * bytes.length));
      grown.set(bytes);
      bytes = grown;
    }
    bytes.set(chunk, length);
    length = end;
  }
}

/** Reads one chunk. Replaces the stream's error, because it can contain anything. */
async function readChunk(read: ReadChunk): ReturnType<ReadChunk> {
  try {
    return await read();
  } catch {
    throw new WebhookVerificationError(
      "body: the connection broke off before the whole body arrived",
      "incomplete_body",
    );
  }
}

const createNotRawError = (): WebhookVerificationError =>
  new WebhookVerificationError(
    `body: not raw, and a signature covers the bytes as they arrive. Take them before a parser does. ${HOW_RAW}`,
    "body_not_raw",
  );

/**
 * Copies a raw body, so that nothing changes the bytes between verifying and parsing.
 * @throws WebhookVerificationError with the code `too_large`, `body_not_raw`, `body_already_read` or `incomplete_body`
 */
export async function readBody(body: unknown, limit: number): Promise<Uint8Array> {
  // A string has at least as many bytes as UTF-16 units, so a long one can be rejected before it is encoded.
  if (typeof body === "string" && body.length > limit) throw createTooLargeError(limit);
  const bytes = toBytes(body);
  if (bytes !== null) {
    if (bytes.length > limit) throw createTooLargeError(limit);
    return typeof body === "string" ? bytes : bytes.slice();
  }
  const read = typeof body === "object" ? createReader(body) : null;
  if (read === null) throw createNotRawError();
  return readAll(read, limit);
}

/** Reads the body of a fetch request. Throws the errors of {@link readBody}. */
export async function readRequestBody(request: Request, limit: number): Promise<Uint8Array> {
  if (request.bodyUsed) throw createAlreadyReadError();
  if (request.body !== undefined) return readBody(request.body ?? "", limit);
  // Some runtimes provide no stream. Read the whole body and then check its length.
  const { value } = await readChunk(async () => ({ value: await request.arrayBuffer() }));
  return readBody(value, limit);
}

/** Throws WebhookVerificationError with the code `too_large` when the content-length exceeds the limit. */
export function assertLength(contentLength: string | null, limit: number): void {
  if (contentLength !== null && Number(contentLength) > limit) throw createTooLargeError(limit);
}
