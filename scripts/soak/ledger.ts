/** What a call did to a row: it certainly did it, or it failed and may have done it. */
type Certainty = "done" | "maybe";

/**
 * What callers were told about the rows of one table. Every call that creates a row has a label of its own, which the row contains.
 * Neither the client nor the mock takes part in this account.
 */
export class Ledger {
  /** The id that the service returned, or null for a call that failed: its row exists once or not at all. */
  readonly #rows = new Map<string, { readonly id: string | null; deleted?: Certainty }>();

  /** Notes that a call succeeded with the id of its row. */
  created(label: string, id: string): void {
    this.#rows.set(label, { id });
  }

  failed(label: string): void {
    this.#rows.set(label, { id: null });
  }

  deleted(label: string, certainty: Certainty): void {
    const row = this.#rows.get(label);
    if (row) row.deleted = certainty;
  }

  /** Compares the account with the rows of the store. Describes each row that is missing, doubled, or that nothing created or a call deleted. */
  compare(stored: readonly { readonly label: string; readonly id: string }[]) {
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
    for (const [label, { id, deleted }] of this.#rows)
      if (id !== null && deleted === undefined && !idsByLabel.has(label))
        lost.push(`${label}: reported as created, but missing`);
    return { lost, doubled, unexpected };
  }
}
