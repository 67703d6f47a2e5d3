import { ConfigurationError, isSanguineError } from "../errors/index.ts";
import {
  checkOptions,
  checkValue,
  clientChecks,
  isAtLeast,
  isFunction,
  type ValueCheck,
} from "./check-options.ts";
import type { CallContext, Dispatch, Limiter, Received, Settings, TransportPlugin } from "./context.ts";
import { copyOptions, mergeHeaders } from "./encode.ts";
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
import { createDecodeError, getRequestId, readResponse } from "./response.ts";
import { attachSettings, createSettings } from "./settings.ts";
import { createSendRoute, openTransport, type SendRoute, type Transport } from "./transport.ts";

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

/** Creates the plugin; `where` names the level in messages. */
function createLogPlugin(logger: Logger, level: LogLevel, where: string): TransportPlugin {
  const isLogLevel = (value: unknown) => logLevels.some((each) => each === value);
  checkValue(where, [isLogLevel, `one of ${logLevels.join(", ")}`], level);
  const levels = logLevels.slice(logLevels.indexOf(level));
  const isLogger = () => levels.every((each) => each === "silent" || typeof logger[each] === "function");
  checkValue("logger", [isLogger, "an object with debug, info, warn and error"], logger);
  let loaded: Pick<TransportPlugin, "log" | "watch"> | undefined;
  let loading: Promise<void> | undefined;
  return {
    // Calls that cannot be logged are made all the same.
    prepareLog: () =>
      (loading ??= import("./log.ts").then(
        ({ createLog }) => void (loaded = createLog(logger, levels, getRequestId, isSanguineError)),
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
    return loaded.sendThrough(middleware, call, outgoing, send, [ConfigurationError, readResponse]);
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
const featureNames = ["concurrency", "middleware", "attemptMiddleware", "logger", "logLevel", "validate"];

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

/** What every client has beside its resources. */
interface CommonMembers<Options, Client> extends Disposable {
  readonly request: SendRoute;
  with(options: Changes<Options>): Client;
}

/**
 * Creates a client, without or with the limiter of another one, to count against.
 * @param createResources - creates its own members on a transport.
 */
export function openClient<
  Options extends ConnectionOptions & FeatureOptions,
  Client extends CommonMembers<Options, Client>,
>(
  option: "apiKey" | "linkToken",
  given: Options,
  where: string,
  createResources: (send: Transport) => Omit<Client, keyof CommonMembers<Options, Client>>,
  shared?: Limiter,
): Client {
  const names = [option, ...featureNames];
  // `with` reads them again, when the caller may have changed what it passed.
  const options = copyOptions(given, [...Object.keys(clientChecks), ...names]);
  const own = createSettings(option, options, where, featureNames);
  const settings = Object.assign(
    own,
    ...createPlugins(options, where),
    shared && { limit: shared },
  ) as Settings;
  const { headers, limit } = settings;
  const transport = openTransport(settings);
  const members: Pick<CommonMembers<Options, Client>, "request" | "with"> = {
    request: createSendRoute(transport),
    with: (changes) => {
      checkOptions("client.with", changes, clientChecks, names);
      const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
      const merged = {
        ...options,
        ...Object.fromEntries(changed),
        // The new client would add its own again.
        headers: { "user-agent": null, ...mergeHeaders(headers, changes.headers) },
      };
      const kept = changes.concurrency === undefined ? limit : undefined;
      return openClient(option, merged, "client.with", createResources, kept);
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the settings make it disposable.
  return attachSettings({ ...createResources(transport), ...members }, settings) as unknown as Client;
}
