import * as z from "zod";
import { strictWebhooks } from "../../../src/generated/schemas/strict.ts";
import { webhookEventTypes, type WebhookEventType } from "../../../src/generated/webhooks.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { appointmentSchema } from "../appointments/row-rules.ts";
import type { AppointmentRow } from "../appointments/table.ts";
import {
  count,
  date,
  strictObject,
  instant,
  enumeration,
  allowUnknownEnums,
  provider,
  text,
  uuid,
} from "../fields.ts";
import type { OrderEventData } from "../orders/lifecycle/order-event-data.ts";
import { orderInTransaction, orderSchema } from "../orders/row-schema.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { OutboxEvent } from "./outbox-table.ts";

const createOrderDataSchema = () =>
  strictObject<OrderEventData>({
    kind: z.literal("order"),
    record: orderSchema(),
    transaction: z.array(orderInTransaction().nullable()),
  });

const createAppointmentDataSchema = () =>
  strictObject<{ readonly kind: "appointment"; readonly record: AppointmentRow }>({
    kind: z.literal("appointment"),
    record: appointmentSchema(),
  });

/** Creates the schema for the data of an event type. The outbox stores orders and appointments as rows, and other data as it is sent. */
function createDataSchema(type: WebhookEventType): z.ZodType {
  if (type.startsWith("labtest.order.")) return createOrderDataSchema();
  if (type.startsWith("labtest.appointment.")) return createAppointmentDataSchema();
  return allowUnknownEnums(strictWebhooks[type]());
}

/** The part of daily data that the outbox stores. The message contains all data. */
const getDailyDataSchema = buildOnce(() =>
  z.strictObject({ user_id: uuid(), provider: provider(), date: date() }),
);

const isDailyData = (type: string, data: object): boolean =>
  type.startsWith("daily.data.") && "date" in data && "provider" in data;

const schemas = new Map<string, z.ZodType>();

function checkData({ event_type, data }: OutboxEvent, context: z.core.$RefinementCtx<OutboxEvent>): void {
  const type = webhookEventTypes.find((known) => known === event_type);
  if (type === undefined) return;
  const whole = schemas.get(type) ?? createDataSchema(type);
  schemas.set(type, whole);
  const schema = isDailyData(type, data) ? getDailyDataSchema() : whole;
  for (const { path, ...issue } of schema.safeParse(data).error?.issues ?? [])
    context.addIssue({ ...issue, path: ["data", ...path] });
}

/** Rules that an import checks for events. */
export const outboxRules = defineRules<OutboxEvent>(
  () =>
    strictObject<OutboxEvent>({
      event_id: uuid(),
      sequence: count(),
      created_at: instant(),
      event_type: enumeration(webhookEventTypes),
      data: z.looseObject({}),
      team_id: uuid(),
      user_id: uuid().nullable(),
      client_user_id: text().nullable(),
    }).superRefine(checkData),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: (row, seed) => [countUuid(seed, "event", row.event_id), ["event", row.sequence]],
  },
);
