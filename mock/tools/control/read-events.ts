import type { MockEvent } from "../../journal/events/event.ts";
import { describeDetail } from "../../kernel/describe-detail.ts";
import { ControlError } from "./control-error.ts";
import { EVENTS_PATH } from "./control-path.ts";

/** Which events to receive. */
export interface ControlEventsOptions {
  /** Name of a team. @default all teams */
  readonly team?: string;
  /** Id of the last event that you received. Kept events after it come first. @default only new events */
  readonly after?: string;
  /** Ends the stream with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Some events after `after` were lost: read what you need again. */
export interface MissedEvent {
  readonly type: "missed";
}

/** An event of a mock in another process. `id` is for `after`. Journal entries have no path, query and body. */
export type ControlEvent = (MockEvent | MissedEvent) & { readonly id: string };

/** Sends a request with the control token. Rejects with a ControlError when no mock responds. */
export type ControlSend = (
  verb: string,
  path: string,
  team: string | null,
  init: Omit<RequestInit, "headers"> & { readonly headers: Readonly<Record<string, string>> },
) => Promise<Response>;

const VERB = "events";

/** Opens a stream of events. Resolves when later events reach it. */
export async function openEvents(
  send: ControlSend,
  { team, after, signal }: ControlEventsOptions,
): Promise<AsyncIterableIterator<ControlEvent>> {
  const headers = { accept: "text/event-stream", ...(after === undefined ? {} : { "last-event-id": after }) };
  const response = await send(VERB, EVENTS_PATH, team ?? null, { headers, signal: signal ?? null });
  const isStream = response.ok && response.headers.get("content-type") === "text/event-stream";
  if (response.body === null || !isStream)
    throw createResponseError(VERB, response, await readJson(response));
  const events = readEvents(readMessages(response.body, signal));
  await events.next();
  return events;
}

/** Returns the error of a response that is not the one of a control API, or that rejects the call. */
export function createResponseError(verb: string, { status }: Response, body: unknown): ControlError {
  const detail = typeof body === "object" && body !== null && "detail" in body ? body.detail : undefined;
  const why = detail === undefined ? "the response does not come from a control API" : describeDetail(detail);
  return new ControlError(`${verb}: ${why} (status ${status})`, { verb, status, detail });
}

/** Reads a body. Returns undefined when it is not JSON. */
export function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/**
 * Yields once for the message that the stream is ready, and then the events. A generator that has not started does not run its
 * `finally`, so the connection of a stream that nobody reads would stay open after `return()`.
 */
async function* readEvents(messages: AsyncGenerator<Message, void>): AsyncGenerator<ControlEvent, void> {
  try {
    const ready = await messages.next();
    if (ready.done === true) throw createBrokenError(null);
    const missed: ControlEvent = { id: ready.value.id, type: "missed" };
    yield missed;
    if (ready.value.data["missed"] === true) yield missed;
    for await (const { id, type, data } of messages) {
      if (type === "end") return assertClosed(data["reason"]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The mock sends what this type describes.
      yield { ...data, id } as ControlEvent;
    }
    throw createBrokenError(null);
  } finally {
    await messages.return();
  }
}

function assertClosed(reason: unknown): void {
  if (reason !== "slow") return;
  throw new ControlError("events: the mock ended the stream because its events were not read in time.", {
    verb: VERB,
    status: null,
  });
}

function createBrokenError(cause: unknown): ControlError {
  const message = "events: the connection to the mock broke. Open the stream again after the last id.";
  return new ControlError(message, { verb: VERB, status: null, cause });
}

/** A server-sent event. */
interface Message {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads server-sent events. Ends the connection when the caller stops reading. */
async function* readMessages(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Message, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const [first = "", ...others] = decoder.decode(value, { stream: true }).split("\n");
      // Not searched again: an event may come in many pieces.
      rest += first;
      for (const next of others) {
        if (rest !== "") lines.push(rest);
        else if (lines.length > 0) {
          if (lines[0]?.startsWith(":") === false) yield parseMessage(lines);
          lines = [];
        }
        rest = next;
      }
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof ControlError ? cause : createBrokenError(cause);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseMessage(lines: readonly string[]): Message {
  const fields = new Map(lines.map((line) => [/^\w+/.exec(line)?.[0], line.replace(/^\w+: ?/, "")]));
  const data: Message["data"] = JSON.parse(fields.get("data") ?? "{}");
  return { id: fields.get("id") ?? "", type: fields.get("event") ?? "", data };
}
