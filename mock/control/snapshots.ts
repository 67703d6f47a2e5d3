import { createNotFoundError } from "../domain/service-error.ts";
import type { Snapshot } from "../store/undo.ts";
import type { ControlSnapshot } from "./control-types.ts";

interface Kept {
  readonly snapshot: Snapshot;
  readonly shown: ControlSnapshot;
}

/** The snapshots of one team by id, for other processes. */
export class Snapshots {
  readonly #kept = new Map<string, Kept>();
  #number = 0;

  keep(snapshot: Snapshot, label: string | null, at: string): ControlSnapshot {
    // Keep an outdated snapshot until the next one is taken, so that restoring it can report why it fails.
    for (const [id, earlier] of this.#kept) if (earlier.snapshot.outdated !== null) this.#kept.delete(id);
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
    const kept = this.#kept.get(id);
    if (kept === undefined) throw createNotFoundError("Snapshot");
    return kept.snapshot;
  }
}
