import { createNotFoundError } from "../domain/service-error.ts";
import type { Snapshot } from "../store/undo.ts";
import type { ControlSnapshot } from "./control-types.ts";

/** The snapshots of one team by id, for other processes. */
export class Snapshots {
  readonly #kept = new Map<string, Snapshot>();
  #number = 0;

  keep(snapshot: Snapshot): ControlSnapshot {
    // Keep an outdated snapshot until the next one is taken, so that restoring it can report why it fails.
    for (const [id, earlier] of this.#kept) if (earlier.outdated !== null) this.#kept.delete(id);
    const id = `snapshot-${(this.#number += 1)}`;
    this.#kept.set(id, snapshot);
    return { id };
  }

  get(id: string): Snapshot {
    const snapshot = this.#kept.get(id);
    if (snapshot === undefined) throw createNotFoundError("Snapshot");
    return snapshot;
  }
}
