import * as z from "zod";
import { count, strictObject, nonEmptyText, instant, enumeration, text, uuid } from "../fields.ts";
import { createCheck, defineRules } from "../schema-rules.ts";
import { hasCredentials, isHttpUrl, isWebhookSecret, MAX_TIMEOUT } from "./endpoint-values.ts";
import type { AttemptRow, EndpointRow, MessageRow, WebhookMessageStatus } from "./table.ts";

const statuses = ["pending", "held", "delivered", "failed", "exhausted", "dropped"] as const;

/** Statuses of finished messages. Their endpoint may no longer exist. */
const finished: readonly WebhookMessageStatus[] = ["delivered", "exhausted", "dropped"];

function isEndpointUrl(url: string): boolean {
  return isHttpUrl(url) && !hasCredentials(url);
}

function isJsonObject(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/** Rules that an import checks for endpoints. */
export const endpointRules = defineRules<EndpointRow>(
  () =>
    strictObject<EndpointRow>({
      endpoint_id: text(),
      sequence: count(),
      url: text().refine(isEndpointUrl, "must be an http or https address without credentials").nullable(),
      handler: nonEmptyText().nullable(),
      event_types: z.array(nonEmptyText()).min(1).nullable(),
      header_names: enumeration(["webhook", "svix", "both"]),
      secrets: z.array(text().refine(isWebhookSecret, "must be whsec_ and base64")).min(1),
      timeout: z.number().positive().max(MAX_TIMEOUT),
      failures: z.array(instant()),
      failing_since: instant().nullable(),
      disabled_at: instant().nullable(),
    })
      .refine((row) => row.endpoint_id === `ep_${row.sequence}`, {
        path: ["endpoint_id"],
        error: "must be derived from the sequence",
      })
      .refine((row) => (row.url === null) !== (row.handler === null), {
        path: ["handler"],
        error: "must be set if and only if the url is null",
      }),
  { counted: (row) => [["integer:webhook_endpoint", row.sequence]] },
);

/** Rules that an import checks for messages. The outbox may no longer contain their event. */
export const messageRules = defineRules<MessageRow>(
  () =>
    strictObject<MessageRow>({
      message_id: nonEmptyText(),
      sequence: count(),
      endpoint_id: nonEmptyText(),
      event_id: uuid(),
      event_type: nonEmptyText(),
      created_at: instant(),
      user_id: uuid().nullable(),
      body: text().refine(isJsonObject, "must be a JSON object"),
      status: enumeration(statuses),
      failures: count(),
      task: nonEmptyText().nullable(),
      attempts: z.array(
        strictObject<AttemptRow>({
          at: instant(),
          status: z.int().min(100).max(599).nullable(),
          error: text().nullable(),
          headers: z.record(text(), text()),
        }),
      ),
    }),
  {
    references: [
      { path: "endpoint_id", table: "webhookEndpoints", when: ({ status }) => !finished.includes(status) },
      { path: "user_id", table: "users" },
      { path: "task", table: "tasks" },
    ],
    counted: (row) => [
      ["integer:webhook_message", row.sequence],
      // Each message takes one number of each counter.
      ["token:webhook_message", row.sequence],
    ],
  },
);

/** Checks the payload of a delivery task in an import. */
export const attemptPayload = createCheck(() =>
  strictObject<{ readonly message_id: string }>({ message_id: nonEmptyText() }),
);
