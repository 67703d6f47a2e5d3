import { createNotFoundError } from "../domain/service-error.ts";
import type { Snapshot } from "../store/undo.ts";
import type { ControlSnapshot } from "./control-types.ts";

/** The snapshots of one team, which other processes know by their ids. */
export class Snapshots {
  readonly #kept = new Map<string, Snapshot>();
  #number = 0;

  keep(snapshot: Snapshot): ControlSnapshot {
    // One that cannot be restored any more is kept until the next is taken, so that a restore can say why.
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
