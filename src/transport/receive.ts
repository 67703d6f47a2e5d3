import type { Bytes } from "../bytes.ts";
import { DecodeError } from "../errors/index.ts";
import { getRequestId } from "./response-headers.ts";
import type { CallContext, Received } from "./context.ts";

/** Reads the whole body of a response. */
export async function readResponse(call: CallContext, response: Response): Promise<Received> {
  // An error is JSON, also when a file was requested.
  const isFile = call.parts.parseFile && response.ok;
  const bytes = await readBytes(call, response, !isFile);
  return isFile ? { response, text: "", bytes } : { response, text: new TextDecoder().decode(bytes) };
}

/**
 * Reads a body up to the call's limit. The limit is on the decoded size, because a small compressed body can decode to a huge one.
 *
 * @param mayShare whether the bytes may be memory that the runtime uses for other data as well
 * @throws DecodeError beyond the limit; the rest of the body is cancelled.
 */
async function readBytes(call: CallContext, response: Response, mayShare: boolean): Promise<Bytes> {
  const most = call.maxResponseBytes;
  const chunks: Bytes[] = [];
  let size = 0;
  const take = (chunk: Bytes): void => {
    size += chunk.byteLength;
    if (size <= most) return void chunks.push(chunk);
    const received = { status: response.status, requestId: getRequestId(response) };
    throw new DecodeError(
      call,
      received,
      `larger than maxResponseBytes (${most} bytes)`,
      "response_too_large",
    );
  };
  // The fetch of some runtimes and polyfills gives no stream to read from.
  const reader = response.body?.getReader?.();
  if (!reader) take(new Uint8Array(await response.arrayBuffer()));
  else {
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) take(read.value);
    } catch (error) {
      // Do not await it: it may never settle.
      void Promise.allSettled([reader.cancel()]);
      throw error;
    }
  }
  // Most bodies are one chunk, and a copy of a large one costs a tenth of the call.
  if (mayShare && chunks[0]?.length === size) return chunks[0];
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
