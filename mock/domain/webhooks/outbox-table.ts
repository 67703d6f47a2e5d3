import * as z from "zod";
import { strictWebhooks } from "../../../src/generated/schemas/strict.ts";
import { webhookEventTypes } from "../../../src/generated/webhooks.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { defineTable } from "../../store/table.ts";
import { appointmentsTable } from "../appointments/table.ts";
import {
  count,
  countUuid,
  date,
  enumeration,
  instant,
  object,
  parsePart,
  provider,
  type Row,
  text,
  uuid,
} from "../fields.ts";
import { isOrderEventData, buildOrderInTransaction, ordersTable } from "../orders/table.ts";
import { outboxPacking } from "./outbox-packing.ts";

const buildEvent = () =>
  z.strictObject({
    event_id: uuid(),
    /** Number of the event in its world, from 1. */
    sequence: count(),
    /** Milliseconds of the virtual clock. */
    created_at: instant(),
    event_type: enumeration(webhookEventTypes),
    data: object(),
    team_id: uuid(),
    /** Null when the event concerns no user. */
    user_id: uuid().nullable(),
    /** The user's `client_user_id` at the time of the event. */
    client_user_id: text().nullable(),
  });

/** An event that webhooks report. It is stored in the same step as the change that it reports. */
export type OutboxEvent = Row<typeof buildEvent>;

const buildOrderData = buildOnce(() =>
  z.strictObject({
    kind: z.literal("order"),
    record: ordersTable.schema(),
    transaction: z.array(buildOrderInTransaction().nullable()),
  }),
);

const buildAppointmentData = buildOnce(() =>
  z.strictObject({ kind: z.literal("appointment"), record: appointmentsTable.schema() }),
);

/** The part of daily data that the outbox stores. The message contains all data. */
const buildDailyData = buildOnce(() =>
  z.strictObject({ user_id: uuid(), provider: provider(), date: date() }),
);

const sentData: ReadonlyMap<string, () => z.ZodType<object>> = new Map(
  // Each event type has the schema of an object.
  webhookEventTypes.map((type) => [type, buildOnce(() => strictWebhooks[type]() as z.ZodType<object>)]),
);

/** Returns the schema of the data of an event. The outbox stores orders and appointments as rows, and other data as it is sent. */
function getDataSchema({ event_type, data }: OutboxEvent): z.ZodType<object> {
  if (event_type.startsWith("labtest.order.")) return buildOrderData();
  if (event_type.startsWith("labtest.appointment.")) return buildAppointmentData();
  if (event_type.startsWith("daily.data.") && "date" in data && "provider" in data) return buildDailyData();
  return sentData.get(event_type)?.() ?? z.never();
}

/**
 * Why an event is kept. `resending`: callers can ask for order events again. `announcing`: other events are only needed until
 * they are announced.
 */
export type EventRetention = "resending" | "announcing";

const getRetention = ({ data }: OutboxEvent): EventRetention =>
  isOrderEventData(data ?? {}) ? "resending" : "announcing";

/** Events in the order in which they happened: all, by user, by event type, by reason to keep them. */
export const outboxTable = defineTable<OutboxEvent>()({
  name: "outbox",
  key: "event_id",
  ownedBy: "user",
  schema: () =>
    buildEvent().transform((row, context) => ({
      ...row,
      data: parsePart(getDataSchema(row), row.data, context, ["data"]),
    })),
  references: [{ path: "user_id", table: "users" }],
  counted: (row, seed) => [countUuid(seed, "event", row.event_id), ["event", row.sequence]],
  packing: outboxPacking,
  ordered: {
    all: { by: (event) => event.sequence },
    user: { group: (event) => event.user_id, by: (event) => event.sequence },
    use: { group: getRetention, by: (event) => event.sequence },
    type: { group: (event) => event.event_type, by: (event) => event.sequence },
  },
});
