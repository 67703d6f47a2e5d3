import type { OperationHandlers, Mock, MockOptions } from "sanguine/mock";

/** A door that is open: a mock, and a fetch that reaches it that way. */
export interface OpenDoor {
  readonly mock: Mock;
  /** Address to send to. */
  readonly url: string;
  send(url: string, init?: RequestInit): Promise<Response>;
  close(): void | Promise<void>;
}

/** Opens a door on a new mock. */
export type DoorOpener = (
  options?: MockOptions,
  handlers?: Partial<OperationHandlers>,
) => OpenDoor | Promise<OpenDoor>;

/** One exchange as a program without the client makes it. */
export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined where there is none. */
  readonly json: unknown;
}

/** What `call` sends. */
export interface Sent {
  /** The team's key; null sends none. @default the mock's own */
  readonly key?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

/** Sends one request through a door and reads the whole answer. */
export async function call(door: OpenDoor, method: string, path: string, sent: Sent = {}): Promise<Exchange> {
  const headers = new Headers(sent.headers);
  const key = sent.key === undefined ? door.mock.apiKey : sent.key;
  if (key !== null) headers.set("x-service-api-key", key);
  if (sent.body !== undefined && !headers.has("content-type"))
    headers.set("content-type", "application/json");
  const body =
    sent.body === undefined || typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body);
  const response = await door.send(door.url + path, { method, headers, body, signal: sent.signal });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    // The link page, which a socket serves beside the service, answers people.
    json: text === "" || text.startsWith("<!doctype html>") ? undefined : JSON.parse(text),
  };
}
