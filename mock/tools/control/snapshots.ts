import { orNotFound } from "../../domain/service-error.ts";
import type { Snapshot } from "../../store/undo.ts";
import type { ControlSnapshot } from "./control-types.ts";

interface Kept {
  readonly snapshot: Snapshot;
  readonly shown: ControlSnapshot;
}

/** How many snapshots a team keeps. Each records what changed since, so a mock that runs for days would fill the memory. */
const MAX_SNAPSHOTS = 50;

/** The newest snapshots of one team by id, for other processes. */
export class Snapshots {
  readonly #kept = new Map<string, Kept>();
  #number = 0;

  keep(snapshot: Snapshot, label: string | null, at: string): ControlSnapshot {
    // Keep an outdated snapshot until the next one is taken, so that restoring it can report why it fails.
    for (const [id, earlier] of this.#kept) if (earlier.snapshot.outdated !== null) this.#kept.delete(id);
    const [oldest] = this.#kept.values();
    if (oldest !== undefined && this.#kept.size >= MAX_SNAPSHOTS)
      oldest.snapshot.discard(`${MAX_SNAPSHOTS} snapshots were taken after it`);
    const shown = { id: `snapshot-${(this.#number += 1)}`, label, at };
    this.#kept.set(shown.id, { snapshot, shown });
    return shown;
  }

  /** Lists the snapshots that can be restored, oldest first. */
  list(): ControlSnapshot[] {
    return Array.from(this.#kept.values())
      .filter(({ snapshot }) => snapshot.outdated === null)
      .map(({ shown }) => shown);
  }

  get(id: string): Snapshot {
    return orNotFound("Snapshot", this.#kept.get(id)).snapshot;
  }
}
