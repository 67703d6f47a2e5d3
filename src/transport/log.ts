import type { ApiError, isSanguineError } from "../errors/index.ts";
import { deprecated } from "../generated/deprecated.ts";
import type { LogEvent, LogWriter, TransportPlugin, WatchedRequest } from "./context.ts";
import type { LogFields, Logger, LogLevel } from "./options.ts";
import { mediaType } from "./hints.ts";
import type { getRequestId } from "./response.ts";

// This file is loaded when a client logs. It imports no code that every call needs, so that bundlers put it into a file of its own.

const numberOrDate = /^(?:[\d.]{1,12}|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/;

function buildLogFields(
  { call, durationMs, response, error, wait }: LogEvent,
  readRequestId: typeof getRequestId,
  isOurs: typeof isSanguineError,
): LogFields {
  // The fields of an error of the caller's code, such as middleware, can hold anything, its name too.
  const { name = "Error", code, status, requestId } = (isOurs(error) ? error : {}) as Partial<ApiError>;
  const fields: LogFields = {
    method: call.method,
    path: call.path,
    attempt: call.attempts,
    status: response?.status ?? status ?? null,
    requestId: (response ? readRequestId(response) : requestId) ?? null,
    durationMs,
  };
  if (error !== undefined) Object.assign(fields, { error: name, code });
  if (wait !== undefined) Object.assign(fields, { retryInMs: Math.round(wait) });
  if (!response) return fields;
  // Headers that contain no credential, no person's data and no query. A media type is logged without parameters, which can name a
  // file, and the file a person.
  const headers: Record<string, string> = {};
  for (const name of ["content-type", "content-length", "date", "retry-after"]) {
    const syntax = name === "content-type" ? mediaType : numberOrDate;
    const [value] = syntax.exec(response.headers.get(name) ?? "") ?? [];
    if (value) headers[name] = value;
  }
  if (fields.requestId) headers["x-request-id"] = fields.requestId;
  return { ...fields, headers };
}

const wholeOperation = "the operation";

/** Lists what a call uses that the OpenAPI document deprecates: the operation, or fields such as `body.lab_test_id`. */
function findDeprecated({ operation, input }: WatchedRequest): readonly string[] {
  const paths = deprecated[operation.id ?? ""] ?? [];
  if (paths[0] === "*") return [wholeOperation];
  const read = (at: unknown, name: string) => (at as Record<string, unknown> | null | undefined)?.[name];
  return paths.filter((path) => path.split(".").reduce<unknown>(read, input) != null);
}

/** Creates what logs once per client whatever a call uses that the OpenAPI document or a header of the response deprecates. */
function createDeprecationWatch(log: LogWriter): NonNullable<TransportPlugin["watch"]> {
  const logged = new Set<string>();
  return (call, response, durationMs, request) => {
    const { headers } = response;
    const sunset = Date.parse(headers.get("sunset") ?? "");
    const isRetired = headers.has("deprecation") || headers.has("sunset");
    const end = sunset ? `, and ends on ${new Date(sunset).toISOString().slice(0, 10)}` : "";
    for (const subject of isRetired ? [wholeOperation] : findDeprecated(request)) {
      const key = `${call.method} ${call.path} ${subject}`;
      if (logged.has(key)) continue;
      logged.add(key);
      log("warn", { call, durationMs, response, remark: `, ${subject} is deprecated${end}` });
    }
  };
}

/** Creates the functions that log calls, and warn of what is deprecated. `levels` are those that are logged. */
export function createLog(
  logger: Logger,
  levels: readonly LogLevel[],
  readRequestId: typeof getRequestId,
  isOurs: typeof isSanguineError,
): Required<Pick<TransportPlugin, "log" | "watch">> {
  const log: LogWriter = (level, event) => {
    if (!levels.includes(level)) return;
    try {
      const fields = buildLogFields(event, readRequestId, isOurs);
      const { method, path, status, error, durationMs, retryInMs } = fields;
      const again = retryInMs === undefined ? "" : `, again in ${retryInMs} ms`;
      const line = `${method} ${path} -> ${status ?? error} in ${durationMs} ms${again}`;
      logger[level](line + (event.remark ?? ""), fields);
    } catch {
      // A logger that fails must not fail the call that it reports.
    }
  };
  return { log, watch: createDeprecationWatch(log) };
}
