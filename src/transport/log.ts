import type { ApiError, CallDetails } from "../errors/index.ts";
import { getRequestId } from "./response-headers.ts";
import type { LogFields, Logger, LogLevel } from "./options.ts";

/** The levels, the least important first. */
export const logLevels: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** Response headers that may be logged. None of them contains a credential, a person's data or a query. */
const loggedHeaders = ["content-type", "content-length", "date", "retry-after", "x-request-id"];

/** Writes one line, if its level is logged; `remark` ends the line. */
export type LogWriter = (
  level: Exclude<LogLevel, "silent">,
  fields: () => LogFields,
  remark?: string,
) => void;

/** Binds a logger to a level; undefined where nothing is ever logged. */
export function createLogWriter(logger: Logger | undefined, least: LogLevel): LogWriter | undefined {
  if (!logger) return undefined;
  return (level, describe, remark = "") => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    try {
      const fields = describe();
      const { method, path, status, error, durationMs, retryInMs } = fields;
      const again = retryInMs === undefined ? "" : `, again in ${retryInMs} ms`;
      logger[level](`${method} ${path} -> ${status ?? error} in ${durationMs} ms${again}${remark}`, fields);
    } catch {
      // A logger that fails must not fail the call that it reports.
    }
  };
}

/** What a log line tells of a call and of how it, or one of its attempts, ended. */
export function buildLogFields(
  call: CallDetails,
  durationMs: number,
  response: Response | undefined,
  error?: unknown,
  wait?: number,
): LogFields {
  const { name, code, status, requestId } = (error ?? {}) as Partial<ApiError>;
  const fields: LogFields = {
    method: call.method,
    path: call.path,
    attempt: call.attempts,
    status: response?.status ?? status ?? null,
    requestId: (response ? getRequestId(response) : requestId) ?? null,
    durationMs,
  };
  if (error) Object.assign(fields, { error: name, code });
  if (wait !== undefined) Object.assign(fields, { retryInMs: Math.round(wait) });
  if (!response) return fields;
  const headers = loggedHeaders.map((header) => [header, response.headers.get(header)]);
  return {
    ...fields,
    headers: Object.fromEntries(headers.filter(([, value]) => value !== null)),
  };
}
