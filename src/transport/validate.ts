import type { CallContext, Received } from "./context.ts";
import type { ReceivedResponse, Validator } from "./options.ts";
import type { TransportPlugin } from "./plugin.ts";
import { createDecodeError } from "./response.ts";
import { checkRule, isFunction } from "./rules.ts";
import type { Settings } from "./settings.ts";

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
  checkRule(where, isFunction, validator);
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
