import type { WebhookEventType } from "../../../src/generated/webhooks.ts";
import type { parsingJobStatusValues } from "../../../src/generated/enums.ts";
import { parsingJobSteps } from "../../../src/generated/lifecycles.ts";

/** Status of a parsing job. */
export type JobStatus = (typeof parsingJobStatusValues)[number];

/** The statuses that can follow each status. */
export const jobTransitions: Readonly<Record<JobStatus, readonly JobStatus[]>> = parsingJobSteps;

/** The event type of each status. `upload_pending` has none: the first event is sent when the job has started. */
export const jobEvents = {
  upload_pending: null,
  started: "lab_report.parsing_job.created",
  pending_review: "lab_report.parsing_job.updated",
  completed: "lab_report.parsing_job.updated",
  failed: "lab_report.parsing_job.updated",
} as const satisfies Readonly<Record<JobStatus, WebhookEventType | null>>;
