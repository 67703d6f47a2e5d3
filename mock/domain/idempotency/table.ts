import { defineTable } from "../../store/table.ts";

/** The first answer under an idempotency key, as plain data. */
export interface StoredResponse {
  /** Operation and key, which together are answered once. */
  readonly slot: string;
  /** Tells whether a later request is the same. */
  readonly fingerprint: string;
  readonly status: number;
  /** The JSON of the answer; undefined where it had none. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whom the answer is about, since it repeats what is erased with the user; null where it is about nobody. */
  readonly user_id: string | null;
  /** Milliseconds of the virtual clock; from then on the key is free again. */
  readonly until: number;
}

/** Kept answers by operation and key; the ones that lapse first are found without a look at the others. */
export const storedResponsesTable = defineTable<StoredResponse>()({
  name: "storedResponses",
  key: "slot",
  ownedBy: "user",
  ordered: {
    until: { by: (row) => row.until },
    user: { group: (row) => row.user_id, by: (row) => row.until },
  },
});
