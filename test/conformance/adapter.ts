import type { Mock, MockOptions } from "sanguine/mock";
import type { OperationHandlers } from "../../mock/http/handler.ts";

/** A mock and a fetch that reaches it through one adapter. */
export interface Adapter {
  readonly mock: Mock;
  /** Address to send to. */
  readonly url: string;
  send(url: string, init?: RequestInit): Promise<Response>;
  close(): void | Promise<void>;
}

export type AdapterFactory = (
  options?: MockOptions,
  handlers?: Partial<OperationHandlers>,
) => Adapter | Promise<Adapter>;

/** Options of `call`. */
export interface CallOptions {
  /** The team's key; null sends none. @default the mock's own */
  readonly key?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

/** Sends one request through an adapter, without the client, and reads the whole response and its JSON. */
export async function call(adapter: Adapter, method: string, path: string, sent: CallOptions = {}) {
  const headers = new Headers(sent.headers);
  const key = sent.key === undefined ? adapter.mock.apiKey : sent.key;
  if (key !== null) headers.set("x-service-api-key", key);
  if (sent.body !== undefined && !headers.has("content-type"))
    headers.set("content-type", "application/json");
  const body =
    sent.body === undefined || typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body);
  const response = await adapter.send(adapter.url + path, { method, headers, body, signal: sent.signal });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    // A port also serves the link page, which responds with HTML.
    json: (text === "" || text.startsWith("<!doctype html>") ? undefined : JSON.parse(text)) as unknown,
  };
}
