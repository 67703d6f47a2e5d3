import type { CallContext, Received } from "./context.ts";

/** Reads the whole body of an answer, from a copy where the answer itself is to stay readable. */
export async function receive(
  { pdf }: CallContext,
  response: Response,
  readable = response,
): Promise<Received> {
  // A refusal is JSON, also where a file was asked for.
  return pdf && response.ok
    ? { response, text: "", bytes: new Uint8Array(await readable.arrayBuffer()) }
    : { response, text: await readable.text() };
}
