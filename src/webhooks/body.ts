import { WebhookVerificationError } from "../errors/index.ts";

/** A body that nobody has parsed: text, bytes, or a stream of either, such as Node's request. */
export type RawWebhookBody = string | Uint8Array | ArrayBuffer | AsyncIterable<string | Uint8Array>;

/** What most bodies fit into. */
const FIRST_SIZE = 16_384;

type ReadChunk = () => Promise<{ readonly done?: boolean; readonly value?: unknown }>;

const HOW_RAW = [
  "express and node:http: { body: request, headers: request.headers }",
  'fastify: addContentTypeParser("*", (request, payload, done) => done(null, payload))',
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

function toBytes(value: unknown): Uint8Array | null {
  if (typeof value === "string") return new TextEncoder().encode(value);
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  // By its tag: a buffer of another realm, such as a test runner's context, is no instance of this one's class.
  return Object.prototype.toString.call(value) === "[object ArrayBuffer]"
    ? new Uint8Array(value as ArrayBuffer)
    : null;
}

const isAsyncIterable = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value;

/** Node's streams tell whether anybody has read from them; an exhausted one would look like an empty body. */
const wasRead = (stream: object): boolean => "readableDidRead" in stream && stream.readableDidRead === true;

function createReader(body: object | null | undefined): ReadChunk | null {
  if (body == null) return null;
  if (wasRead(body)) throw createAlreadyReadError();
  if ("getReader" in body) {
    const stream = body as ReadableStream<unknown>;
    if (stream.locked) throw createAlreadyReadError();
    const reader = stream.getReader();
    return () => reader.read();
  }
  if (!isAsyncIterable(body)) return null;
  const chunks = body[Symbol.asyncIterator]();
  return () => chunks.next();
}

/**
 * Reads a stream up to the limit. Beyond it, the stream is left alone and not destroyed: in Node its end would be the end of
 * the connection, and no response could be sent.
 */
async function readAll(read: ReadChunk, limit: number): Promise<Uint8Array> {
  // One buffer that grows: a list would let a sender of single bytes take up a hundred times its body in memory.
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

/** Reads one chunk. A stream's own error is dropped, because it may quote anything. */
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
 * Reads a raw body into bytes of its own, so that nothing changes them between verifying and parsing.
 * @throws WebhookVerificationError with the code `too_large`, `body_not_raw`, `body_already_read` or `incomplete_body`
 */
export async function readBody(body: unknown, limit: number): Promise<Uint8Array> {
  // A text has at least as many bytes as UTF-16 units, so a huge one is rejected before it is encoded.
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

/** Reads the body of a fetch request. @throws as {@link readBody} */
export async function readRequestBody(request: Request, limit: number): Promise<Uint8Array> {
  if (request.bodyUsed) throw createAlreadyReadError();
  if (request.body !== undefined) return readBody(request.body ?? "", limit);
  // Some runtimes have no stream there: the body is read whole, and measured afterwards.
  const { value } = await readChunk(async () => ({ value: await request.arrayBuffer() }));
  return readBody(value, limit);
}

/** @throws WebhookVerificationError with the code `too_large` where the request says itself that its body is too long */
export function assertLength(contentLength: string | null, limit: number): void {
  if (contentLength !== null && Number(contentLength) > limit) throw createTooLargeError(limit);
}
