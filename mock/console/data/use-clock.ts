import { useEffect, useState } from "preact/hooks";
import type { ControlTeamInfo } from "../../tools/control/client.ts";
import { useLive } from "./use-live.ts";

/** Returns the mode and the time of the team's clock, ISO 8601 in UTC; null until it is loaded. A running clock moves every second. */
export function useClock(): { readonly mode: ControlTeamInfo["clock"]; readonly now: string } | null {
  const { data } = useLive(
    async (team) => {
      const { clock, now } = await team.info();
      return { mode: clock, at: Date.parse(now), readAt: performance.now() };
    },
    [],
    ["clock"],
  );
  const [, setTick] = useState(0);
  const isRunning = data?.mode === "running";
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (data === undefined) return null;
  // The mock reports no event while only real time passes, so add the time since it was read.
  const passed = isRunning ? performance.now() - data.readAt : 0;
  return { mode: data.mode, now: new Date(data.at + passed).toISOString() };
}
