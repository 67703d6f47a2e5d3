import * as mswNode from "msw/node";
import type { SetupServer } from "msw/node";

/** A request that MSW intercepted. */
interface Frame {
  readonly protocol: string;
  readonly data: { readonly request: Request };
  readonly events: { on(type: "*", listener: (event: unknown) => void): void };
  resolve(handlers: readonly unknown[], onUnhandled: "bypass", context: { quiet: true }): Promise<unknown>;
}

interface RequestSource {
  readonly emitter: { listenerCount(type: "frame"): number };
  queue(frame: Frame): Promise<void>;
  enable(context?: unknown): unknown;
  disable(): unknown;
}

/**
 * Diverts certain requests to the fixture's server, whichever server listens. Since 2.13 MSW has one source of requests. It
 * serves the server that listened last, queues a request once for each `listen()` call, and stops when the first server is
 * closed. This function takes the fixture's requests out of the queue, leaves the others in it, and enables the source once.
 * Returns whether any server listens, or null for MSW before 2.13, where servers do not affect each other.
 *
 * @param serverFor - returns the server that handles a URL, or undefined
 * @param onEnd - called when a server was closed, which stops the interception for all servers
 */
export function divertRequests(
  serverFor: (url: string) => SetupServer | undefined,
  onEnd: () => void,
): (() => boolean) | null {
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
    // Each server that listened before this module was loaded queues the request once.
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
  return isServed;
}

/** Emits an event on a server, as MSW does for the server's own requests. */
function emit({ events }: { readonly events: object }, event: unknown): void {
  if ("emit" in events && typeof events.emit === "function") events.emit(event);
}

/** Finds the request source that MSW exports. Returns null when it does not have the expected shape. */
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
