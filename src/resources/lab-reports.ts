import { ConfigurationError } from "../errors/index.ts";
import { labReports } from "../generated/descriptors.ts";
import type { parsingJobStatusValues } from "../generated/enums.ts";
import type { LabReportsOperations } from "../generated/resources.ts";
import type { ParsingJob } from "../generated/types.ts";
import { parsingJobWait } from "../generated/wait-statuses.ts";
import type { Call } from "../transport/call.ts";
import type { CallOptions } from "../transport/options.ts";
import { createValueError } from "../transport/check-options.ts";
import { createRandomText } from "../transport/request.ts";
import { loadChunk, openResource } from "../transport/resource.ts";
import { isBrowser } from "../transport/settings.ts";
import type { Transport } from "../transport/transport.ts";
import { startWait } from "../waits/start-wait.ts";
import type { StatusWaitOptions } from "../waits/wait-status.ts";
import type { ReportFile, UploadProgress } from "./report-form.ts";

/** A lab report to upload. */
export interface LabReportCreate {
  /** The user that the report is about. */
  readonly user_id: string;
  /** The report: one PDF, JPEG or PNG of up to 10 MiB, or its pages as up to eight images of 10 MiB in total. */
  readonly file: ReportFile | readonly ReportFile[];
  /** Whether a person reviews the parsed results before the job completes. @default false */
  readonly needs_human_review?: boolean | undefined;
}

/** Options of `labReports.create`. */
export interface LabReportCreateOptions extends CallOptions {
  /**
   * Called for each chunk of the upload that the runtime takes, from 0 again when an attempt is repeated. Browsers do not tell, so
   * there it is not called. With it, the body is streamed (`transfer-encoding: chunked`).
   */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Options of `labReports.waitFor`. */
export type LabReportWaitOptions = StatusWaitOptions<ParsingJob, (typeof parsingJobStatusValues)[number]>;

/** Lab reports from other labs, uploaded to be parsed. This is a closed beta: teams without it get a PermissionError. */
export interface LabReports extends LabReportsOperations {
  /**
   * Uploads a lab report and starts parsing it. The client checks the file first. It does not send a file that is too large, or
   * whose bytes are not a PDF, JPEG or PNG. `onProgress` follows the upload.
   * Operation `labReports.create`. A failed call is not retried when the service may have received it.
   * @returns the job, with status `upload_pending`. Read it later with `get`, or call `waitFor`.
   * @throws ConfigurationError for a file that cannot be a report, BadRequestError for a file that cannot be opened, NotFoundError
   * for an unknown user, PermissionError without the beta.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const photo = Uint8Array.of(0xff, 0xd8, 0xff); // usually: await readFile("report.jpg")
   * const job = await client.labReports.create({
   *   user_id: "11111111-1111-4111-8111-111111111111",
   *   file: { data: photo, filename: "report.jpg" },
   * });
   * console.log(job.id, job.status);
   * ```
   */
  create(report: LabReportCreate, options?: LabReportCreateOptions): Call<ParsingJob>;
  /**
   * Waits until a job is completed. It reads the job at once, after 1 second, then at intervals that grow by half, up to 15 seconds. It
   * also waits through a review by a person; pass a longer `timeout` for that. An unknown status does not end the wait.
   * Operation `labReports.get`.
   * @throws WaitEndedError with status `failed` for a report that could not be parsed: its `last` is the job, with
   * `failure_reason`. Pass `until: ["completed", "failed"]` to get that job instead. WaitTimeoutError after `timeout`,
   * AbortError when the signal aborts, and the errors of a read.
   * @example
   * ```ts
   * import { createClient, isWaitEndedError } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * try {
   *   const { data } = await client.labReports.waitFor("11111111-1111-4111-8111-111111111111", { timeout: 60_000 });
   *   console.log(data?.metadata.date_collected, data?.results.length);
   * } catch (error) {
   *   if (!isWaitEndedError(error)) throw error;
   *   console.warn("The report could not be read.");
   * }
   * ```
   */
  waitFor(job_id: string, options?: LabReportWaitOptions): Call<ParsingJob>;
}

/** What the code of the form uses of the code that every call needs. */
const formTools = { ConfigurationError, createValueError, createRandomText };

/** Copies the bytes of a file, because the caller may use their memory for another file while the call runs. */
function copyBytes<File>(file: File): File {
  if (ArrayBuffer.isView(file))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same bytes.
    return new Uint8Array(file.buffer, file.byteOffset, file.byteLength).slice() as File & Uint8Array;
  const { data } = (file ?? {}) as { readonly data?: unknown };
  return ArrayBuffer.isView(data) ? { ...file, data: copyBytes(data) } : file;
}

/** Creates the resource of lab reports on a transport. */
export const createLabReports = (send: Transport): LabReports => {
  const { operations, methods } = openResource(send, "labReports", labReports);
  return {
    ...methods,
    create: (report, options) => {
      const { file, ...fields } = Object(report) as LabReportCreate;
      const { onProgress } = isBrowser() ? {} : (Object(options) as LabReportCreateOptions);
      const files = ([file].flat() as readonly ReportFile[]).map(copyBytes);
      // The form is built when the call runs, and sent instead of this body.
      return send(operations.create, { body: { ...fields, file: [] } }, options, {
        prepare: async (call, outgoing) => {
          const { attachReportForm } = await loadChunk(call, () => import("./report-form.ts"));
          return attachReportForm(call, outgoing, files, fields, formTools, onProgress);
        },
      });
    },
    waitFor: (job_id, options) =>
      startWait<ParsingJob>(
        send,
        {
          route: operations.get,
          read: (call) => methods.get(job_id, call),
          readStatuses: ({ status }) => [status],
          until: ["completed"],
          ...parsingJobWait,
        },
        options,
      ),
  };
};
