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
import { checkNames } from "../transport/check-options.ts";
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

/** Waits until a record has a status. The code that waits is loaded on its first use. */
export const startWait = <T>(
  send: Transport,
  wait: StatusWait<T>,
  options: StatusWaitOptions<T> = {},
): Call<T> =>
  new RunningCall(
    loadChunk(wait.route, () => import("./wait-status.ts")).then(({ waitForStatus }) => {
      checkNames("waitFor", options, ["until", "timeout", "signal", "onPoll"]);
      return waitForStatus(wait, options, { ...waitTools, ...getSettings(send) });
    }),
  );
