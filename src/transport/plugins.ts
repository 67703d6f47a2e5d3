import { checkValue, isAtLeast, isFunction, type ValueCheck } from "./check-options.ts";
import type { Authorization, CallContext, Limiter, Received, Settings, TransportPlugin } from "./context.ts";
import { mergeHeaders } from "./encode.ts";
import { createLogPlugin } from "./log.ts";
import { createDispatch } from "./middleware.ts";
import type { Changes, ConnectionOptions, FeatureOptions, ReceivedResponse, Validator } from "./options.ts";
import { createDecodeError } from "./response.ts";
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
export function createLimiterPlugin(most: number, where: string): TransportPlugin {
  checkValue(where, isAtLeast(1), most);
  return { limit: createLimiter(most) };
}

/**
 * Limits the concurrent requests of a transport. Further requests wait in a queue.
 *
 * @param most - the maximum number of concurrent requests, at least 1.
 * @throws ConfigurationError for any other number.
 * @example
 * ```ts
 * import { createUsers } from "sanguine/resources/users";
 * import { createTransport, limitConcurrency } from "sanguine/transport";
 *
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const users = createUsers(createTransport({ ...options, plugins: [limitConcurrency(8)] }));
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
export function createValidationPlugin(validator: Validator, where: string): TransportPlugin {
  checkValue(where, isFunction, validator);
  return {
    check: (settings, call, received, data) => validator(describeResponse(settings, call, received, data)),
  };
}

/**
 * Checks every successful response of a transport before its call returns the data.
 *
 * @param validator - `responseValidator()` of `sanguine/schemas`, or your own function.
 * @throws ConfigurationError for anything but a function.
 * @example
 * ```ts
 * import { createUsers } from "sanguine/resources/users";
 * import { responseValidator } from "sanguine/schemas";
 * import { createTransport, validateResponses } from "sanguine/transport";
 *
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const plugins = [validateResponses(responseValidator())];
 * const users = createUsers(createTransport({ ...options, plugins }));
 * console.log((await users.resolve("u-1")).user_id);
 * ```
 */
export const validateResponses = (validator: Validator): TransportPlugin =>
  createValidationPlugin(validator, "validateResponses");

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

const isGiven: ValueCheck = [(value) => Object(value) === value, "an object"];

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
 *
 * @param build - creates a client of the same kind.
 */
export const createWith =
  <Options extends FeatureOptions & ConnectionOptions, Client>(
    options: Options,
    { headers, limit }: Settings,
    build: (options: Options, shared: Limiter | undefined) => Client,
  ) =>
  (changes: Changes<Options>): Client => {
    checkValue("client.with: options", isGiven, changes);
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const merged = {
      ...options,
      ...Object.fromEntries(given),
      headers: mergeHeaders(headers, changes.headers),
    };
    return build(merged, changes.concurrency === undefined ? limit : undefined);
  };
