import { z } from "zod";
import { strictWebhooks } from "../../../src/generated/schemas/strict.ts";
import { webhookKinds } from "../../../src/generated/webhooks.ts";
import { lazily } from "../../catalog/labs/lazily.ts";
import { appointmentSchema } from "../appointments/row-rules.ts";
import type { AppointmentRow } from "../appointments/table.ts";
import { count, date, exactly, instant, oneOf, openly, provider, text, uuid } from "../fields.ts";
import type { OrderNews } from "../orders/news.ts";
import { orderInTransaction, orderSchema } from "../orders/row-schema.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { OutboxEvent } from "./table.ts";

const orderNews = () =>
  exactly<OrderNews>({
    kind: z.literal("order"),
    record: orderSchema(),
    transaction: z.array(orderInTransaction().nullable()),
  });

const appointmentNews = () =>
  exactly<{ readonly kind: "appointment"; readonly record: AppointmentRow }>({
    kind: z.literal("appointment"),
    record: appointmentSchema(),
  });

/** What the data of an event of a type has to be: orders and appointments lie there as rows, all else as it is sent. */
function dataSchema(type: (typeof webhookKinds)[number]): z.ZodType {
  if (type.startsWith("labtest.order.")) return orderNews();
  if (type.startsWith("labtest.appointment.")) return appointmentNews();
  return openly(strictWebhooks[type]());
}

/** What the outbox keeps of a day's data; the message has all of it. */
const dailyNews = lazily(() => z.strictObject({ user_id: uuid(), provider: provider(), date: date() }));

const isDailyNews = (type: string, data: object): boolean =>
  type.startsWith("daily.data.") && "date" in data && "provider" in data;

const schemas = new Map<string, z.ZodType>();

function checkData({ event_type, data }: OutboxEvent, context: z.core.$RefinementCtx<OutboxEvent>): void {
  const type = webhookKinds.find((kind) => kind === event_type);
  if (type === undefined) return;
  const whole = schemas.get(type) ?? dataSchema(type);
  schemas.set(type, whole);
  const schema = isDailyNews(type, data) ? dailyNews() : whole;
  for (const { path, ...issue } of schema.safeParse(data).error?.issues ?? [])
    context.addIssue({ ...issue, path: ["data", ...path] });
}

/** What an import holds events to. */
export const outboxRules = defineRules<OutboxEvent>(
  () =>
    exactly<OutboxEvent>({
      event_id: uuid(),
      sequence: count(),
      created_at: instant(),
      event_type: oneOf(webhookKinds),
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
