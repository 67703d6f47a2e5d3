import { ClockCard } from "./clock-card.tsx";
import { FaultsCard } from "./faults-card.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SnapshotsCard } from "./snapshots-card.tsx";
import { TeamsCard } from "./teams-card.tsx";
import { UnknownValuesCard } from "./unknown-values-card.tsx";
import { WorldCard } from "./world-card.tsx";
import { Head } from "../../components/parts.tsx";

/** The clock, faults and settings of a team, its snapshots, and export and import. */
export function TimeView() {
  return (
    <div class="stack">
      <Head title="Time and faults" />
      <div class="columns">
        <div class="stack">
          <ClockCard />
          <FaultsCard />
          <UnknownValuesCard />
        </div>
        <div class="stack">
          <WorldCard />
          <SnapshotsCard />
          <SettingsCard />
          <TeamsCard />
        </div>
      </div>
    </div>
  );
}
