import { once } from "node:events";
import { type IncomingMessage, request, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";

/** Sends a request with what `fetch` lets no program choose, such as another host. */
export async function ask(url: string, options: RequestOptions = {}) {
  const [response] = (await once(request(url, options).end(), "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
