import type { Ids } from "../../kernel/ids.ts";
import type { Counters } from "../../store/counters.ts";
import type { Table } from "../../store/table.ts";
import type { UserRecord } from "../users/table.ts";
import type { OutboxEvent } from "./table.ts";

/** The parts of a world that an event is made of. */
export interface EmitParts {
  readonly tables: {
    readonly outbox: Pick<Table<OutboxEvent>, "insert">;
    readonly users: { get(id: string): Pick<UserRecord, "client_user_id"> | undefined };
  };
  readonly ids: Ids;
  readonly counters: Counters;
  readonly team: { readonly id: string };
  now(): number;
}

/**
 * Writes an event into the outbox. A rule calls it after the change that the event reports, in the same synchronous
 * step, so no reader sees the one without the other.
 */
export function emitEvent(parts: EmitParts, type: string, data: object, userId: string | null): OutboxEvent {
  const user = userId === null ? undefined : parts.tables.users.get(userId);
  return parts.tables.outbox.insert({
    event_id: parts.ids.uuid("event"),
    sequence: parts.counters.next("event"),
    created_at: parts.now(),
    event_type: type,
    data,
    team_id: parts.team.id,
    user_id: userId,
    client_user_id: user?.client_user_id ?? null,
  });
}
