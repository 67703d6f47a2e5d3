/** The worker that parses uploaded PDFs. See `report-reader.ts`. */
import { parentPort } from "node:worker_threads";
import { readReport } from "../../report-parser/read-report.ts";
import type { ReportReading } from "../../report-parser/report-reading.ts";

/** Messages of the worker: it is ready, it has parsed a file, or it failed because of a bug in the mock. */
export type WorkerMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly reading: ReportReading }
  | { readonly kind: "problem"; readonly message: string };

/** Maximum decoded size of one stream, in bytes. */
const MAX_DECODED_SIZE = 64 * 1024 * 1024;

/** Ends this worker, which its owner treats as a file over the limits. An exception would not help: the PDF library continues after it. */
const exitOverBudget = (): never => process.exit(1);

/**
 * Limits the decoded size of one PDF stream, because a worker's heap limits do not cover typed arrays. The PDF library decodes into one
 * array that it doubles, or with the runtime's decoder.
 */
function limitDecoding(): void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct: (target, args: readonly unknown[], newTarget) => {
      const [length] = args;
      if (typeof length === "number" && length > MAX_DECODED_SIZE) exitOverBudget();
      return Reflect.construct(target, args, newTarget) as Uint8Array;
    },
  });
  globalThis.DecompressionStream = class extends DecompressionStream {
    override get readable(): ReadableStream {
      let size = 0;
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, controller) => {
          size += piece.length;
          if (size > MAX_DECODED_SIZE) exitOverBudget();
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
  // Loaded before the first file, so that they do not count towards its timeout.
  await Promise.all([
    import("../../report-parser/pdf-text.ts"),
    import("../../report-parser/parse-report.ts"),
  ]);
  limitDecoding();
  port.on("message", (bytes: Uint8Array) => {
    void readBytes(bytes).then((message) => port.postMessage(message));
  });
  port.postMessage({ kind: "ready" } satisfies WorkerMessage);
}

if (parentPort !== null) void start(parentPort);
