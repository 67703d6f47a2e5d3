import { toMilliseconds } from "../duration.ts";
import {
  AbortError,
  ConfigurationError,
  DecodeError,
  WaitEndedError,
  WaitTimeoutError,
} from "../errors/index.ts";
import { runBounded } from "../transport/bounded.ts";
import { type Call, RunningCall } from "../transport/call.ts";
import {
  checkOptions,
  isDuration,
  isFunction,
  isSignal,
  type OptionChecks,
} from "../transport/check-options.ts";
import { copyOptions } from "../transport/encode.ts";
import { loadChunk } from "../transport/resource.ts";
import { getSettings } from "../transport/settings.ts";
import type { Transport } from "../transport/transport.ts";
import { isUnlisted } from "../unlisted.ts";
import type { StatusWait, StatusWaitOptions } from "./wait-status.ts";

/** What the code that waits uses of the code that every call needs. */
const waitTools = {
  AbortError,
  ConfigurationError,
  DecodeError,
  isUnlisted,
  runBounded,
  toMilliseconds,
  WaitEndedError,
  WaitTimeoutError,
};

// With a timeout of NaN the wait would never end, and reads would follow without a pause.
const waitChecks: OptionChecks = { until: 0, timeout: isDuration(0), signal: isSignal, onPoll: isFunction };

/** Waits until a record has a status. The code that waits is loaded on its first use. */
export const startWait = <T>(
  send: Transport,
  wait: StatusWait<T>,
  options: StatusWaitOptions<T> = {},
): Call<T> => {
  // Before the first wait, because the caller may change what it passed.
  const given = copyOptions(options, Object.keys(waitChecks));
  const route = { ...wait.route, operation: wait.route.id };
  return new RunningCall(
    loadChunk(route, () => import("./wait-status.ts")).then(({ waitForStatus }) => {
      checkOptions("waitFor", given, waitChecks);
      return waitForStatus({ ...wait, route }, given, { ...waitTools, ...getSettings(send) });
    }),
  );
};
