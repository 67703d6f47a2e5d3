import { getSettings } from "../transport/client-settings.ts";
import { RunningCall, type Call } from "../transport/call.ts";
import { loadPart } from "../transport/load-part.ts";
import { checkNames } from "../transport/rules.ts";
import type { Transport } from "../transport/transport.ts";
import { isUnlisted } from "../unlisted.ts";
import type { StatusWait, StatusWaitOptions } from "./wait-status.ts";

/** Waits until a record has a status. The code that waits is loaded on its first use. */
export const startWait = <T>(
  send: Transport,
  wait: StatusWait<T>,
  options: StatusWaitOptions<T> = {},
): Call<T> =>
  new RunningCall(
    loadPart(wait.route, () => import("./wait-status.ts")).then(({ waitForStatus }) => {
      checkNames("waitFor", options, ["until", "timeout", "signal", "onPoll"]);
      return waitForStatus(wait, options, { ...getSettings(send), isUnlisted }).withResponse();
    }),
  );
