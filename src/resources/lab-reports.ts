import type { Call } from "../transport/call.ts";
import { labReportsCreate, labReportsGet } from "../generated/descriptors.ts";
import type { ParsingJob, ParsingJobStatus } from "../generated/types.ts";
import { buildReportForm, type ReportFile } from "./report-form.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";
import type { WaitClock } from "../waits/wait.ts";
import { waitForStatus, type StatusWaitOptions } from "../waits/wait-status.ts";

/** A lab report to upload. */
export interface LabReportCreate {
  /** The user whom the report is about. */
  readonly user_id: string;
  /** The report: a PDF, JPEG or PNG of up to 10 MiB, or the pages of a report as up to eight images of 10 MiB together. */
  readonly file: ReportFile | readonly ReportFile[];
  /** Whether a person looks over what was read before it is given out. @default false */
  readonly needs_human_review?: boolean;
}

/** Options of `labReports.waitFor`. */
export type LabReportWaitOptions = StatusWaitOptions<ParsingJob, ParsingJobStatus>;

/** Lab reports of other laboratories, uploaded to be read. A closed beta: a team without it gets a PermissionError. */
export interface LabReports {
  /**
   * Uploads a lab report and has it read. The file is looked at before anything is sent: what is too large, or no PDF, JPEG or
   * PNG by its bytes, never leaves. There is no progress of the upload to show: no runtime's fetch tells of it.
   *
   * Operation `labReports.create` (LRP-1). It is not repeated after a failure that may have had an effect.
   *
   * @returns the job, of status `upload_pending`; read it later, or wait for it.
   * @throws ConfigurationError for a file that cannot be a report; BadRequestError for one that cannot be opened, NotFoundError
   * for an unknown user, PermissionError without the beta.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const photo = Uint8Array.of(0xff, 0xd8, 0xff); // usually: await readFile("report.jpg")
   * const job = await client.labReports.create({
   *   user_id: "11111111-1111-4111-8111-111111111111",
   *   file: { data: photo, filename: "report.jpg" },
   * });
   * console.log(job.id, job.status);
   * ```
   */
  create(report: LabReportCreate, options?: CallOptions): Call<ParsingJob>;
  /**
   * Reads how far the reading of a report has come and, once it is completed, what the report says: for each biomarker name,
   * value, unit, reference range as text, interpretation and LOINC matches.
   *
   * Operation `labReports.get` (LRP-2).
   *
   * @throws NotFoundError for an unknown job.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { status, data } = await client.labReports.get("11111111-1111-4111-8111-111111111111");
   * for (const { name, value, unit, reference_range, loinc_matches } of data?.results ?? []) {
   *   console.log(name, value, unit, reference_range, loinc_matches?.[0]?.loinc_code);
   * }
   * console.log(status);
   * ```
   */
  get(job_id: string, options?: CallOptions): Call<ParsingJob>;
  /**
   * Reads a job until it is completed: after 1 s, then after half as long again each time, up to 15 s. A job that waits for a
   * person to look it over is waited for, too; give that a longer `timeout`. A status that is not known is waited out.
   *
   * Operation `labReports.get` (LRP-7).
   *
   * @throws WaitEndedError of status `failed` for a report that could not be read: its `last` is the job, with
   * `failure_reason`; pass `until: ["completed", "failed"]` to get that job instead. WaitTimeoutError when the time is over,
   * AbortError when the signal aborts, and what a read throws.
   * @example
   * ```ts
   * import { createClient, isWaitEndedError } from "sanguine";
   *
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
  waitFor(job_id: string, options?: LabReportWaitOptions): Promise<ParsingJob>;
}

/** Creates the resource on a transport and the client's clock. */
export const createLabReportsResource = (send: Transport, clock: WaitClock): LabReports => {
  const get: LabReports["get"] = (job_id, options) => send(labReportsGet, { path: { job_id } }, options);
  return {
    create: ({ file, ...fields }, options) => {
      const files = [file].flat() as readonly ReportFile[];
      // The form is built when the call runs. The body here only satisfies the types.
      const buildForm = () => buildReportForm(files, fields);
      return send(labReportsCreate, { body: { ...fields, file: [] } }, options, { buildForm });
    },
    get,
    waitFor: (job_id, options = {}) =>
      waitForStatus<ParsingJob>(
        {
          route: labReportsGet,
          read: (call) => get(job_id, call),
          readStatuses: ({ status }) => [status],
          until: ["completed"],
          terminal: ["completed", "failed"],
        },
        options,
        clock,
      ),
  };
};
