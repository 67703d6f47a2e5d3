/** How far the reading of a report has come. */
export type JobStatus = "upload_pending" | "started" | "pending_review" | "completed" | "failed";

/** What can follow each status; nothing follows the last two. */
export const jobTransitions: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  upload_pending: ["started", "failed"],
  started: ["pending_review", "completed", "failed"],
  pending_review: ["completed", "failed"],
  completed: [],
  failed: [],
};

/** The event that tells of each status that is told of: submission is one event, whose job is under way already. */
export const jobEvents: Readonly<Partial<Record<JobStatus, string>>> = {
  started: "lab_report.parsing_job.created",
  pending_review: "lab_report.parsing_job.updated",
  completed: "lab_report.parsing_job.updated",
  failed: "lab_report.parsing_job.updated",
};
