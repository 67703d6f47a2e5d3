/** What a call did to a row: it certainly did it, or it failed and may have done it. */
type Certainty = "done" | "maybe";

/** A row that a call was to create. */
interface Expected {
  readonly created: Certainty;
  /** The id that the service returned; null for a call that failed. */
  readonly id: string | null;
  deleted: Certainty | null;
}

/** A row of the store. */
export interface StoredRow {
  readonly label: string;
  readonly id: string;
}

/** How a store differs from what calls reported. Each entry describes a row. */
export interface Differences {
  /** A call succeeded, and its row is missing or has another id. */
  readonly lost: readonly string[];
  /** A label has several rows. */
  readonly doubled: readonly string[];
  /** A row that nothing created, or that a call deleted. */
  readonly unexpected: readonly string[];
}

/**
 * What callers were told about the rows of one table. Every call that creates a row has a label of its own, which the row contains.
 * Neither the client nor the mock takes part in this account.
 */
export class Ledger {
  readonly #rows = new Map<string, Expected>();

  /** Notes that a call succeeded with the id of its row. */
  created(label: string, id: string): void {
    this.#rows.set(label, { created: "done", id, deleted: null });
  }

  /** Notes that a call failed, so that its row exists once or not at all. */
  failed(label: string): void {
    this.#rows.set(label, { created: "maybe", id: null, deleted: null });
  }

  /** Notes that a row was deleted, or may have been. */
  deleted(label: string, certainty: Certainty): void {
    const row = this.#rows.get(label);
    if (row) row.deleted = certainty;
  }

  /** Compares the account with the rows of the store. */
  compare(stored: Iterable<StoredRow>): Differences {
    const idsByLabel = new Map<string, string[]>();
    for (const { label, id } of stored) idsByLabel.set(label, [...(idsByLabel.get(label) ?? []), id]);
    const lost: string[] = [];
    const doubled: string[] = [];
    const unexpected: string[] = [];
    for (const [label, ids] of idsByLabel) {
      const row = this.#rows.get(label);
      if (!row) unexpected.push(`${label}: no call created it`);
      else if (row.deleted === "done") unexpected.push(`${label}: it was deleted`);
      if (ids.length > 1) doubled.push(`${label}: ${ids.length} rows`);
      if (row?.id != null && !ids.includes(row.id)) lost.push(`${label}: stored with another id`);
    }
    for (const [label, row] of this.#rows)
      if (row.created === "done" && row.deleted === null && !idsByLabel.has(label))
        lost.push(`${label}: reported as created, but missing`);
    return { lost, doubled, unexpected };
  }
}
