/** The worker that reads uploaded PDFs: see `report-reader.ts`. */
import { parentPort } from "node:worker_threads";
import { readReport, type ReportReading } from "../report-parser/read-report.ts";

/** What the worker posts: that it can begin, what it has read, or what went wrong, which is a bug of the mock. */
export type WorkerMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly reading: ReportReading }
  | { readonly kind: "problem"; readonly message: string };

/** No stream of a report decodes to more bytes. */
const MOST_DECODED = 64 * 1024 * 1024;

/** Ends this worker at once, which its owner takes for a file over its budget. Failures alone would do no good: the reader goes on. */
const exitOverBudget = (): never => process.exit(1);

/**
 * Bounds what one stream of a PDF decodes to, for which the limits of a worker's heap do not count. The reader decodes into one block
 * that it doubles, or by the decoder of the runtime.
 */
function limitDecoding(): void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct: (target, args: readonly unknown[], newTarget) => {
      const [length] = args;
      if (typeof length === "number" && length > MOST_DECODED) exitOverBudget();
      return Reflect.construct(target, args, newTarget) as Uint8Array;
    },
  });
  globalThis.DecompressionStream = class extends DecompressionStream {
    override get readable(): ReadableStream {
      let size = 0;
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, controller) => {
          size += piece.length;
          if (size > MOST_DECODED) exitOverBudget();
          controller.enqueue(piece);
        },
      });
      return super.readable.pipeThrough(counted);
    }
  };
}

async function readBytes(bytes: Uint8Array): Promise<WorkerMessage> {
  try {
    return { kind: "done", reading: await readReport(bytes) };
  } catch (thrown) {
    return { kind: "problem", message: String(thrown) };
  }
}

async function start(port: NonNullable<typeof parentPort>): Promise<void> {
  // Loaded before the first file, whose time it would take otherwise.
  await import("../report-parser/pdf-text.ts");
  limitDecoding();
  port.on("message", (bytes: Uint8Array) => {
    void readBytes(bytes).then((message) => port.postMessage(message));
  });
  port.postMessage({ kind: "ready" } satisfies WorkerMessage);
}

if (parentPort !== null) void start(parentPort);
