import type { ServerResponse } from "node:http";
import type { MockStream } from "../http/exchange.ts";

// Read at load time, so that fake timers of a test do not affect the mock.
const { clearInterval, setInterval } = globalThis;

/** How often an idle stream is kept open, in milliseconds of real time. */
const HEARTBEAT = 15_000;

/**
 * Sends a stream as the body of a response, whose headers are written.
 *
 * @param open - holds the function that ends each open stream and tells the caller
 * @param every - how often to send the heartbeat, in milliseconds
 */
export function sendStream(
  response: ServerResponse,
  stream: MockStream,
  open: Set<() => void>,
  every = HEARTBEAT,
): void {
  // A caller waits for the headers, even when no event happens.
  response.flushHeaders();
  const end = stream.open({
    write: (text) => response.write(text),
    backlog: () => response.writableLength,
    end: () => response.end(),
  });
  const keepOpen = (): void => {
    if (!response.writableEnded) response.write(stream.heartbeat);
  };
  const timer = setInterval(keepOpen, every);
  timer.unref();
  const close = (): void => end("closed");
  open.add(close);
  response.once("close", () => {
    clearInterval(timer);
    open.delete(close);
    end("gone");
  });
}
