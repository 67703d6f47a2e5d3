import type { Bytes } from "../bytes.ts";
import type { ConfigurationError } from "../errors/index.ts";
import type { createValueError } from "../transport/check-options.ts";
import type { CallContext, Outgoing } from "../transport/context.ts";
import type { createRandomText } from "../transport/request.ts";

/**
 * A lab report to upload: a PDF, JPEG or PNG of up to 10 MiB. The client detects the type from the bytes and ignores `type`. The
 * file name is `filename`, the name of a `File`, or `report` with the extension of the type.
 */
export type ReportFile =
  | Blob
  | Uint8Array
  | {
      readonly data: Blob | Uint8Array;
      readonly filename?: string | undefined;
      readonly type?: string | undefined;
    };

const maxBytes = 10 * 1024 * 1024;
const maxFiles = 8;

/** The beginnings of the files that are taken. */
const fileTypes = [
  ["image/jpeg", "jpg", "\u00FF\u00D8\u00FF"],
  ["image/png", "png", "\u0089PNG\r\n\u001A\n"],
  // The last, because an image may mention it near its beginning.
  ["application/pdf", "pdf", "%PDF-"],
] as const;

/** What this code, which is loaded late, uses of the code that every call needs. */
export interface FormTools {
  readonly ConfigurationError: typeof ConfigurationError;
  readonly createValueError: typeof createValueError;
  readonly createRandomText: typeof createRandomText;
}

const where = "labReports.create: file";

/** What is used of the DOM's FileReader. */
declare const FileReader: new () => {
  onloadend: (event: unknown) => void;
  readonly result: ArrayBuffer;
  readAsArrayBuffer(data: Blob): void;
};

/** Bytes of a Blob, one of another realm or of a test's DOM too, or of a view. */
async function readBytes(data: unknown, tools: FormTools): Promise<Uint8Array> {
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const blob = data as Partial<Blob> | null | undefined;
  if (typeof blob?.arrayBuffer === "function") return new Uint8Array(await blob.arrayBuffer());
  // A Blob of jsdom up to version 26, which has a FileReader.
  if (data instanceof Blob) {
    const reader = new FileReader();
    reader.readAsArrayBuffer(data);
    await new Promise((resolve) => (reader.onloadend = resolve));
    return new Uint8Array(reader.result);
  }
  throw tools.createValueError(where, "a Blob, File, Uint8Array or { data, filename }", data);
}

/** A parameter of a part, in the way of a browser's forms. */
const escapeParameter = (text: string): string =>
  text.replace(/[\r\n"]/g, (letter) => encodeURIComponent(letter));

/** How much of an upload has been sent. */
export interface UploadProgress {
  /** Bytes that the runtime has taken so far, of the whole form. */
  readonly sent: number;
  /** Bytes of the whole form: the files and about 200 bytes for each. */
  readonly total: number;
}

const chunkBytes = 64 * 1024;

/** Returns a body that reports each chunk that the runtime reads. */
function trackUpload(
  bytes: Bytes,
  report: (progress: UploadProgress) => void,
  fail: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const total = bytes.length;
  let sent = 0;
  return new ReadableStream(
    {
      pull(controller) {
        const chunk = bytes.subarray(sent, sent + chunkBytes);
        sent += chunk.length;
        controller.enqueue(chunk);
        try {
          report({ sent, total });
        } catch (error) {
          fail(error);
          throw error;
        }
        if (sent >= total) controller.close();
      },
    },
    // Read nothing ahead, so that the figures are those of the runtime.
    { highWaterMark: 0 },
  );
}

/**
 * Puts the form of an upload, as bytes that any fetch can send again, also in the DOM of a test, in the place of a body. Throws before
 * sending for what the service would reject.
 */
export async function attachReportForm(
  call: CallContext,
  outgoing: Outgoing,
  files: readonly ReportFile[],
  fields: Readonly<Record<string, string | boolean | null | undefined>>,
  tools: FormTools,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): Promise<void> {
  const rejectFile = (what: string): never => {
    throw new tools.ConfigurationError(`${where} ${what}`);
  };
  if (files.length === 0 || files.length > maxFiles)
    rejectFile(`must be one file, or a list of 1 to ${maxFiles}; received ${files.length}`);
  const boundary = `form-${tools.createRandomText("a file cannot be sent")}`;
  const parts: (string | Uint8Array)[] = [];
  let size = 0;
  for (const file of files) {
    // A program without types may pass a text or null.
    const { data = file, filename = Object(data).name } = Object(file) as {
      data?: unknown;
      filename?: unknown;
    };
    const bytes = await readBytes(data, tools);
    size += bytes.length;
    if (bytes.length === 0) rejectFile("is empty");
    if (size > maxBytes) rejectFile(`is larger than 10 MiB${files.length > 1 ? ", all files together" : ""}`);
    const [type, ending] = detectType(bytes) ?? rejectFile("is no PDF, JPEG or PNG by its bytes");
    if (type === "application/pdf" && files.length > 1)
      rejectFile("is a PDF beside others: upload it by itself");
    const shown = escapeParameter(typeof filename === "string" && filename ? filename : `report.${ending}`);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${shown}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(head, bytes, "\r\n");
  }
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    parts.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="${escapeParameter(name)}"\r\n\r\n${String(value)}\r\n`,
    );
  }
  parts.push(`--${boundary}--\r\n`);
  outgoing.headers.set("content-type", `multipart/form-data; boundary=${boundary}`);
  outgoing.body = concatenate(parts);
  if (!onProgress) return;
  const fail = (error: unknown) => (call.callerError = { error });
  // Middleware may have put other bytes in their place.
  call.openBody = (body) => {
    const init = { body: trackUpload(new Uint8Array(body as ArrayBuffer), onProgress, fail), duplex: "half" };
    return init as RequestInit;
  };
}

function detectType(bytes: Uint8Array): (typeof fileTypes)[number] | undefined {
  // A PDF may have something before its beginning; it is looked for in the first kilobyte.
  const head = String.fromCharCode(...bytes.subarray(0, 1024 + 5));
  return fileTypes.find(([type, , beginning]) =>
    type === "application/pdf" ? head.includes(beginning) : head.startsWith(beginning),
  );
}

function concatenate(parts: readonly (string | Uint8Array)[]): Bytes {
  const encoder = new TextEncoder();
  const pieces = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
