import type { Bytes } from "../bytes.ts";
import { DecodeError } from "../errors/index.ts";
import { getRequestId } from "./response-headers.ts";
import type { CallContext, Received } from "./context.ts";

/** Reads the whole body of a response. */
export async function readResponse(call: CallContext, response: Response): Promise<Received> {
  const chunks = await readChunks(call, response);
  // An error is JSON, also when a file was requested.
  return call.parts.parseFile && response.ok
    ? { response, text: "", bytes: joinChunks(chunks) }
    : // Most bodies are one chunk, and a copy of a large one costs a tenth of the call.
      { response, text: new TextDecoder().decode(chunks.length === 1 ? chunks[0] : joinChunks(chunks)) };
}

/** Copies chunks into bytes of their own, because the runtime may use the memory of a chunk for other data as well. */
function joinChunks(chunks: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/**
 * Reads a body up to the call's limit. The limit is on the decoded size, because a small compressed body can decode to a huge one.
 *
 * @throws DecodeError beyond the limit; the rest of the body is cancelled.
 */
async function readChunks(call: CallContext, response: Response): Promise<Uint8Array[]> {
  const most = call.maxResponseBytes;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const take = (chunk: Uint8Array): void => {
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
  return chunks;
}
