import * as mswNode from "msw/node";
import type { SetupServer } from "msw/node";

/** A request on its way through MSW. */
interface Frame {
  readonly protocol: string;
  readonly data: { readonly request: Request };
  readonly events: { on(type: "*", listener: (event: unknown) => void): void };
  resolve(handlers: readonly unknown[], onUnhandled: "bypass", context: { quiet: true }): Promise<unknown>;
}

/** Where all servers of MSW in this process get their requests from. */
interface RequestSource {
  readonly emitter: { listenerCount(type: "frame"): number };
  queue(frame: Frame): Promise<void>;
  enable(context?: unknown): unknown;
  disable(): unknown;
}

/** The source of this process's MSW, with some requests taken out of it. */
interface DivertedRequests {
  /** Whether a server listens now, whosever it is. */
  isServed(): boolean;
}

/**
 * Gives certain requests to a server of ours, whichever server listens. Since 2.13 MSW has one source of requests: it serves the
 * server that listened last, queues a request as often as servers began to listen, and ends with the first that is closed.
 * So the requests of the fixture are taken out of the queue, those of others stay in it, and the source is enabled once.
 *
 * @param serverFor - the server that handles a URL, if it is one of ours
 * @param onEnd - called when some server was closed, which stops the interception for all
 * @returns null where MSW has no such source: before 2.13 servers do not disturb one another
 */
export function divertRequests(
  serverFor: (url: string) => SetupServer | undefined,
  onEnd: () => void,
): DivertedRequests | null {
  const source = findSource();
  if (source === null) return null;
  const isServed = (): boolean => source.emitter.listenerCount("frame") > 0;
  const queue = source.queue.bind(source);
  const enable = source.enable.bind(source);
  const disable = source.disable.bind(source);
  let isEnabled = isServed();
  const queued = new WeakSet<Request>();
  source.queue = async (frame) => {
    const server = frame.protocol === "http" ? serverFor(frame.data.request.url) : undefined;
    if (server === undefined) return queue(frame);
    // Servers that listened before this module was loaded have it queued once for each of them.
    if (queued.has(frame.data.request)) return;
    queued.add(frame.data.request);
    frame.events.on("*", (event) => emit(server, event));
    const handlers = server.listHandlers().filter((handler) => Reflect.get(handler, "kind") === "request");
    await frame.resolve(handlers, "bypass", { quiet: true });
  };
  source.enable = (context) => {
    if (isEnabled) return undefined;
    isEnabled = true;
    return enable(context);
  };
  source.disable = () => {
    isEnabled = false;
    const ended = disable();
    onEnd();
    return ended;
  };
  return { isServed };
}

/** Tells those who listen to a server's events, as its network does with a request of its own. */
function emit({ events }: { readonly events: object }, event: unknown): void {
  if ("emit" in events && typeof events.emit === "function") events.emit(event);
}

/** MSW exports it for those who build on its network; what is not as expected counts as not there. */
function findSource(): RequestSource | null {
  const options: unknown = Reflect.get(mswNode, "defaultNetworkOptions");
  const sources: unknown = isObject(options) ? Reflect.get(options, "sources") : undefined;
  const first: unknown = Array.isArray(sources) ? sources[0] : undefined;
  return isSource(first) ? first : null;
}

function isSource(value: unknown): value is RequestSource {
  if (!isObject(value)) return false;
  const { emitter, queue, enable, disable }: Partial<Record<keyof RequestSource, unknown>> = value;
  const counts = isObject(emitter) && typeof Reflect.get(emitter, "listenerCount") === "function";
  return counts && [queue, enable, disable].every((each) => typeof each === "function");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
