import type { ApiError } from "../errors/index.ts";
import { checkValue, type ValueCheck } from "./check-options.ts";
import type { LogEvent, LogWriter, TransportPlugin, WatchedRequest } from "./context.ts";
import type { LogFields, Logger, LogLevel } from "./options.ts";
import { getRequestId, mediaType } from "./response.ts";

/** The levels, the least important first. */
const logLevels: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

const isLogLevel: ValueCheck = [
  (value) => logLevels.some((level) => level === value),
  `one of ${logLevels.join(", ")}`,
];

const numberOrDate = /^(?:[\d.]{1,12}|\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT)$/;

/**
 * Response headers that are logged, with the part that is. None contains a credential, a person's data or a query: a media type has no
 * parameters, because they can name a file and the file a person.
 */
const loggedHeaders = [
  ["content-type", mediaType],
  ["content-length", numberOrDate],
  ["date", numberOrDate],
  ["retry-after", numberOrDate],
] as const;

/** Binds a logger to a level. */
function createLogWriter(logger: Logger, least: LogLevel): LogWriter {
  return (level, event) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    try {
      const fields = buildLogFields(event);
      const { method, path, status, error, durationMs, retryInMs } = fields;
      const again = retryInMs === undefined ? "" : `, again in ${retryInMs} ms`;
      const line = `${method} ${path} -> ${status ?? error} in ${durationMs} ms${again}`;
      logger[level](line + (event.remark ?? ""), fields);
    } catch {
      // A logger that fails must not fail the call that it reports.
    }
  };
}

function buildLogFields({ call, durationMs, response, error, wait }: LogEvent): LogFields {
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
  const headers: Record<string, string> = {};
  for (const [name, syntax] of loggedHeaders) {
    const [value] = syntax.exec(response.headers.get(name) ?? "") ?? [];
    if (value) headers[name] = value;
  }
  if (fields.requestId) headers["x-request-id"] = fields.requestId;
  return { ...fields, headers };
}

/** Creates the plugin; `where` names the level in messages. */
export function createLogPlugin(logger: Logger, level: LogLevel, where: string): TransportPlugin {
  checkValue(where, isLogLevel, level);
  const log = createLogWriter(logger, level);
  return { log, watch: createDeprecationWatch(log) };
}

/**
 * Logs the calls of a transport.
 *
 * @param logger - receives the lines: `console` or a common logger.
 * @param level - the minimum log level. @default "info"
 * @throws ConfigurationError for another level.
 * @example
 * ```ts
 * import { createProviders } from "sanguine/resources/providers";
 * import { createTransport, logCalls } from "sanguine/transport";
 *
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const providers = createProviders(createTransport({ ...options, plugins: [logCalls(console, "debug")] }));
 * console.log((await providers.list()).length);
 * ```
 */
export const logCalls = (logger: Logger, level: LogLevel = "info"): TransportPlugin =>
  createLogPlugin(logger, level, "logCalls");

const wholeOperation = "the operation";

/** Lists what a call uses that the OpenAPI document deprecates: the operation, or fields such as `body.lab_test_id`. */
function findDeprecated({ operation: { deprecated }, input }: WatchedRequest): readonly string[] {
  if (deprecated?.[0] === "*") return [wholeOperation];
  const read = (at: unknown, name: string) => (at as Record<string, unknown> | null | undefined)?.[name];
  return deprecated?.filter((path) => path.split(".").reduce<unknown>(read, input) != null) ?? [];
}

/** Creates what logs once per client whatever a call uses that the OpenAPI document or a header of the response deprecates. */
export function createDeprecationWatch(log: LogWriter): NonNullable<TransportPlugin["watch"]> {
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
