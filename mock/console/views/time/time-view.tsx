import type { JSX } from "preact";
import { ClockCard } from "./clock-card.tsx";

/** The clock, faults and settings of a team, its snapshots, and export and import. */
export function TimeView(): JSX.Element {
  return (
    <>
      <div class="head">
        <h1>Time and faults</h1>
      </div>
      <div class="columns">
        <ClockCard />
      </div>
    </>
  );
}
