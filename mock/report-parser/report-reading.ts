import type { ParsedLabReport } from "../../src/generated/types.ts";
import type { LinePlace } from "./layouts.ts";

/** Maximum number of pages of a report. */
export const MAX_PAGES = 30;

/** The outcome of parsing a file: its content, a failure, or that it is a scan without text or is damaged. */
export type ReportReading =
  | { readonly kind: "read"; readonly data: ParsedLabReport; readonly unread: readonly LinePlace[] }
  | {
      readonly kind: "failed";
      readonly reason: "invalid_input" | "not_english" | "too_many_pages";
      readonly unread?: readonly LinePlace[];
    }
  | { readonly kind: "no_text" }
  | { readonly kind: "damaged" };

/** Parses the bytes of a PDF. */
export type ReadReport = (bytes: Uint8Array) => Promise<ReportReading>;

/** The outcome of a file that exceeds a limit of time, memory or text. */
export const OVER_BUDGET: ReportReading = { kind: "failed", reason: "invalid_input" };
