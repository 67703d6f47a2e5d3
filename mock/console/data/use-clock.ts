import { useEffect } from "preact/hooks";
import type { ControlTeamInfo } from "../../tools/control/client.ts";
import { useLive } from "./use-live.ts";

/** Returns the mode and the time of the team's clock, ISO 8601 in UTC; null until it is loaded. A running clock is read every second. */
export function useClock(): { readonly mode: ControlTeamInfo["clock"]; readonly now: string } | null {
  const { data, reload } = useLive((team) => team.info(), [], ["clock"]);
  const isRunning = data?.clock === "running";
  useEffect(() => {
    if (!isRunning) return undefined;
    // The mock reports no event while only time passes, and its clock can run faster than this one.
    const timer = setInterval(reload, 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return data === undefined ? null : { mode: data.clock, now: data.now };
}
