import { mergeHeaders } from "./headers.ts";
import { createLimiterPlugin } from "./limiter.ts";
import { createLogPlugin } from "./log.ts";
import { createDispatch } from "./middleware.ts";
import type { Changes, ConnectionOptions, FeatureOptions } from "./options.ts";
import type { Authorization, Limiter, Settings, TransportPlugin } from "./plugin.ts";
import { checkRule, type Rule } from "./rules.ts";
import { createSettings } from "./settings.ts";
import { createValidationPlugin } from "./validate.ts";

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

const isGiven: Rule = [(value) => Object(value) === value, "an object"];

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
    checkRule("client.with: options", isGiven, changes);
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const merged = {
      ...options,
      ...Object.fromEntries(given),
      headers: mergeHeaders(headers, changes.headers),
    };
    return build(merged, changes.concurrency === undefined ? limit : undefined);
  };
