import { defineTable } from "../../store/table.ts";

/** The first response under an idempotency key, as plain data. */
export interface StoredResponse {
  /** Operation and key. Together they identify one response. */
  readonly slot: string;
  /** Hash of the request. A later request with the same hash is a repetition. */
  readonly fingerprint: string;
  readonly status: number;
  /** The JSON body; undefined when the response had none. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The user that the response describes. The row is erased with the user. Null when it describes no user. */
  readonly user_id: string | null;
  /** When the key expires, in milliseconds of the virtual clock. */
  readonly until: number;
}

/** Stored responses by operation and key. The index `until` finds expired ones without reading the others. */
export const storedResponsesTable = defineTable<StoredResponse>()({
  name: "storedResponses",
  key: "slot",
  ownedBy: "user",
  ordered: {
    until: { by: (row) => row.until },
    user: { group: (row) => row.user_id, by: (row) => row.until },
  },
});
