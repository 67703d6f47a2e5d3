import type { JSX } from "preact";
import { Badge } from "../components/badge.tsx";
import { Time } from "../components/time.tsx";
import { useClock } from "../data/use-clock.ts";

/** The time of the team's clock, on every view. */
export function ShellClock(): JSX.Element {
  const clock = useClock();
  return (
    <span class="shell-clock">
      {clock === null ? (
        "…"
      ) : (
        <>
          <Time value={clock.now} />
          <Badge tone={clock.mode === "running" ? "good" : "info"}>{clock.mode}</Badge>
        </>
      )}
    </span>
  );
}
