import { createLimiterPlugin } from "./limiter.ts";
import { createLogPlugin } from "./log.ts";
import { createDispatch } from "./middleware.ts";
import type { ConnectionOptions, FeatureOptions } from "./options.ts";
import type { Authorization, Settings, TransportPlugin } from "./plugin.ts";
import { createSettings } from "./settings.ts";
import { createValidationPlugin } from "./validate.ts";

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

/** Checks the options of a client, and fills in the defaults. */
export const createClientSettings = (
  options: ConnectionOptions & FeatureOptions,
  authorization: Authorization,
  where: string,
): Settings => createSettings({ ...options, plugins: createPlugins(options, where) }, authorization, where);
