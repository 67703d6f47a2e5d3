import { buildErrorResponse, type HandlerResponse } from "../../http/errors.ts";
import type { MockRequest, MockStream, StreamSink } from "../../http/exchange.ts";
import type { MockEvent } from "../../journal/events/event.ts";
import type { EventHub } from "../../journal/events/hub.ts";
import { createBadRequestError } from "../../domain/service-error.ts";
import type { ControlEventFilter, ControlKeptEvent } from "./control-types.ts";

/** A caller that leaves this many bytes unread, besides the largest event and the kept ones, is disconnected. */
const MAX_BACKLOG = 1024 * 1024;

interface StreamParts {
  readonly hub: EventHub;
  /** The team whose events are sent; null for all. */
  readonly team: string | null;
  /** Marks the ids of the hub's events. */
  readonly mark: string;
}

/** The hub that keeps events, and what marks their ids. */
export type KeptEvents = Omit<StreamParts, "team">;

/** Lists the kept events of a team. From now on, events are recorded even if nobody listens. */
export function presentKeptEvents(
  { hub, mark }: KeptEvents,
  team: string,
  { after, types }: ControlEventFilter = {},
): ControlKeptEvent[] {
  const from = after === undefined ? 0 : parseEventId(after, mark);
  if (from === undefined) throw createBadRequestError(MALFORMED_ID);
  return hub
    .listKept()
    .filter((event) => event.team === team && event.sequence > from)
    .filter(({ type }) => types === undefined || types.includes(type))
    .map((event) => ({ ...event, id: formatEventId(mark, event.sequence) }));
}

const MALFORMED_ID = "The last event id is malformed: send the id of an event of this stream.";

/** Creates what marks the ids of the events of one mock. A mock that starts again has the same token, and other events. */
export const createMark = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

function formatEventId(mark: string, sequence: number): string {
  return `${mark}-${sequence}`;
}

/** Returns the stream of events for a request, or an error response. */
export function createEventStream(
  request: MockRequest,
  search: string,
  { hub, team, mark }: StreamParts,
): MockStream | HandlerResponse {
  const given = request.header("last-event-id") ?? new URLSearchParams(search).get("after");
  const after = given === null ? null : parseEventId(given, mark);
  if (after === undefined) return buildErrorResponse(422, MALFORMED_ID);
  const open = (sink: StreamSink): ReturnType<MockStream["open"]> => {
    let isOpen = true;
    let stop: (() => void) | null = null;
    const end = (why: string | null): void => {
      if (!isOpen) return;
      isOpen = false;
      stop?.();
      if (why === null) return;
      sink.write(formatMessage("end", { reason: why }));
      sink.end();
    };
    // A caller that reads at once needs time for a large event, too.
    let limit = MAX_BACKLOG;
    const write = (event: MockEvent): number => {
      const text = formatMessage(event.type, event, formatEventId(mark, event.sequence));
      sink.write(text);
      return text.length;
    };
    const send = (event: MockEvent): void => {
      if (!isOpen || (team !== null && event.team !== team)) return;
      if (sink.backlog() > limit) end("slow");
      else limit = Math.max(limit, MAX_BACKLOG + write(event));
    };
    // The caller knows from this message that later events reach it.
    const resumed = hub.resume(send, after, { team, end: () => end("closed") });
    stop = resumed.stop;
    sink.write(formatMessage("ready", { missed: resumed.missed }, formatEventId(mark, resumed.from)));
    for (const event of resumed.kept) limit += write(event);
    return (reason) => end(reason === "closed" ? "closed" : null);
  };
  return { heartbeat: ": heartbeat\n\n", open };
}

/** Returns the number of an event. Returns -1 for an event of another mock, and undefined for a malformed id. */
function parseEventId(id: string, mark: string): number | undefined {
  const [, process, digits] = /^([0-9a-z]{1,8})-(\d{1,15})$/.exec(id) ?? [];
  if (digits === undefined) return undefined;
  return process === mark ? Number(digits) : -1;
}

/** Formats a server-sent event. JSON contains no line break. */
function formatMessage(type: string, data: object, id?: string): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
