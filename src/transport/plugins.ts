import { ConfigurationError } from "../errors/index.ts";
import { checkNames, checkValue, isAtLeast, isFunction, type ValueCheck } from "./check-options.ts";
import type {
  Authorization,
  CallContext,
  Dispatch,
  Limiter,
  Received,
  Settings,
  TransportPlugin,
} from "./context.ts";
import { mergeHeaders } from "./encode.ts";
import type {
  Changes,
  ConnectionOptions,
  FeatureOptions,
  Logger,
  LogLevel,
  Middleware,
  ReceivedResponse,
  Validator,
} from "./options.ts";
import type { sendThrough } from "./middleware.ts";
import { loadChunk } from "./resource.ts";
import { createDecodeError, getRequestId, mediaType, readResponse } from "./response.ts";
import { createSettings } from "./settings.ts";

/**
 * Lets at most `most` pieces of work run at once, in the order of asking. What was aborted in the queue still gets its turn,
 * finds that it has been ended, and makes room at once.
 */
function createLimiter(most: number): Limiter {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    running--;
    queue.shift()?.();
  };
  return () =>
    new Promise((resolve) => {
      const enter = () => {
        running++;
        resolve(leave);
      };
      if (running < most) enter();
      else queue.push(enter);
    });
}

/** Creates the plugin; `where` names the option in messages. */
function createLimiterPlugin(most: number, where: string): TransportPlugin {
  checkValue(where, isAtLeast(1), most);
  return { limit: createLimiter(most) };
}

/**
 * Limits the concurrent requests of a transport. Further requests wait in a queue.
 * @param most - the maximum number of concurrent requests, at least 1.
 * @throws ConfigurationError for any other number.
 * @example
 * ```ts
 * import { createUsers } from "sanguine/resources/users";
 * import { responseValidator } from "sanguine/schemas";
 * import { createTransport, limitConcurrency, logCalls, validateResponses } from "sanguine/transport";
 * const plugins = [limitConcurrency(8), logCalls(console, "debug"), validateResponses(responseValidator())];
 * const users = createUsers(createTransport({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>", plugins }));
 * console.log((await users.resolve("u-1")).user_id);
 * ```
 */
export const limitConcurrency = (most: number): TransportPlugin =>
  createLimiterPlugin(most, "limitConcurrency");

/** Describes a successful response for a validator. */
const describeResponse = (
  settings: Settings,
  call: CallContext,
  { response, bytes }: Received,
  data: unknown,
): ReceivedResponse => ({
  method: call.method,
  path: call.path,
  pathParameters: call.pathParameters,
  status: response.status,
  data: bytes ?? data,
  warn: (wrong) =>
    settings.log?.("warn", {
      call,
      durationMs: settings.now() - call.began,
      response,
      remark: `, ${wrong}`,
    }),
  refuse: (wrong) => createDecodeError(call, response, wrong, "unexpected_shape"),
});

/** Creates the plugin; `where` names the option in messages. */
function createValidationPlugin(validator: Validator, where: string): TransportPlugin {
  checkValue(where, isFunction, validator);
  return {
    check: (settings, call, received, data) => validator(describeResponse(settings, call, received, data)),
  };
}

/**
 * Checks every successful response of a transport before its call returns the data.
 * @param validator - `responseValidator()` of `sanguine/schemas`, or your own function.
 * @throws ConfigurationError for anything but a function.
 */
export const validateResponses = (validator: Validator): TransportPlugin =>
  createValidationPlugin(validator, "validateResponses");

/** The levels, the least important first. */
const logLevels: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

const isLogLevel: ValueCheck = [
  (value) => logLevels.some((level) => level === value),
  `one of ${logLevels.join(", ")}`,
];

/** Creates the plugin; `where` names the level in messages. */
function createLogPlugin(logger: Logger, level: LogLevel, where: string): TransportPlugin {
  checkValue(where, isLogLevel, level);
  const levels = logLevels.slice(logLevels.indexOf(level));
  let loaded: Pick<TransportPlugin, "log" | "watch"> | undefined;
  let loading: Promise<void> | undefined;
  return {
    // Calls that cannot be logged are made all the same.
    prepareLog: () =>
      (loading ??= import("./log.ts").then(
        ({ createLog }) => void (loaded = createLog(logger, levels, { getRequestId, mediaType })),
        () => undefined,
      )),
    log: (...line) => loaded?.log?.(...line),
    watch: (...given) => loaded?.watch?.(...given),
  };
}

/**
 * Logs the calls of a transport.
 * @param logger - receives the lines: `console` or a common logger.
 * @param level - the minimum log level. @default "info"
 * @throws ConfigurationError for another level.
 */
export const logCalls = (logger: Logger, level: LogLevel = "info"): TransportPlugin =>
  createLogPlugin(logger, level, "logCalls");

const areFunctions: ValueCheck = [
  (value) => Array.isArray(value) && value.every(isFunction[0]),
  "an array of functions",
];

/** Checks middleware; `where` names the option in messages. Returns undefined when there is none. */
function createDispatch(middleware: readonly Middleware[], where: string): Dispatch | undefined {
  checkValue(where, areFunctions, middleware);
  if (middleware.length === 0) return undefined;
  // Kept, because an import takes time even when its module is loaded.
  let loaded: { readonly sendThrough: typeof sendThrough } | undefined;
  return async (call, outgoing, send) => {
    loaded ??= await loadChunk(call, () => import("./middleware.ts"));
    return loaded.sendThrough(middleware, call, outgoing, send, { ConfigurationError, readResponse });
  };
}

/**
 * Runs middleware around every call of a transport, outside its retries; outermost first.
 * @throws ConfigurationError for anything but functions.
 * @example
 * ```ts
 * import { createUsers } from "sanguine/resources/users";
 * import { createTransport, runMiddleware } from "sanguine/transport";
 * const tag = runMiddleware((request, next) => {
 *   request.headers.set("x-tag", "nightly");
 *   return next(request);
 * });
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const users = createUsers(createTransport({ ...options, plugins: [tag] }));
 * console.log((await users.resolve("u-1")).user_id);
 * ```
 */
export const runMiddleware = (...middleware: readonly Middleware[]): TransportPlugin => ({
  dispatch: createDispatch(middleware, "runMiddleware"),
});

/**
 * Runs middleware around every attempt of a call of a transport; outermost first.
 * @throws ConfigurationError for anything but functions.
 */
export const runAttemptMiddleware = (...middleware: readonly Middleware[]): TransportPlugin => ({
  dispatchAttempt: createDispatch(middleware, "runAttemptMiddleware"),
});

/** The options that a client takes beyond those of a transport. */
export const featureNames = [
  "concurrency",
  "middleware",
  "attemptMiddleware",
  "logger",
  "logLevel",
  "validate",
];

/** Turns the options of a client that a transport takes as plugins into these plugins. */
function createPlugins(options: FeatureOptions, where: string): TransportPlugin[] {
  const {
    concurrency,
    middleware,
    attemptMiddleware,
    logLevel,
    logger = logLevel && console,
    validate,
  } = options;
  const plugins: TransportPlugin[] = [];
  if (concurrency !== undefined) plugins.push(createLimiterPlugin(concurrency, `${where}.concurrency`));
  if (middleware !== undefined) plugins.push({ dispatch: createDispatch(middleware, `${where}.middleware`) });
  if (attemptMiddleware !== undefined)
    plugins.push({ dispatchAttempt: createDispatch(attemptMiddleware, `${where}.attemptMiddleware`) });
  if (logger) plugins.push(createLogPlugin(logger, logLevel ?? "info", `${where}.logLevel`));
  if (validate !== undefined) plugins.push(createValidationPlugin(validate, `${where}.validate`));
  return plugins;
}

/** Checks the options of a client, and fills in the defaults. `shared` is the limiter of another client to count against. */
export function createClientSettings(
  options: ConnectionOptions & FeatureOptions,
  authorization: Authorization,
  where: string,
  shared: Limiter | undefined,
): Settings {
  const settings = createSettings(
    { ...options, plugins: createPlugins(options, where) },
    authorization,
    where,
  );
  return shared ? { ...settings, limit: shared } : settings;
}

/**
 * Creates the `with` of a client: options that are not given stay, and so does the limiter.
 * @param build - creates a client of the same kind.
 */
export const createWith =
  <Options extends FeatureOptions & ConnectionOptions, Client>(
    options: Options,
    { headers, limit }: Settings,
    build: (options: Options, shared: Limiter | undefined) => Client,
  ) =>
  (changes: Changes<Options>): Client => {
    // What is no object is refused; `build` checks the names.
    checkNames("client.with", changes, Object.keys(Object(changes)));
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const merged = {
      ...options,
      ...Object.fromEntries(given),
      headers: mergeHeaders(headers, changes.headers),
    };
    return build(merged, changes.concurrency === undefined ? limit : undefined);
  };
