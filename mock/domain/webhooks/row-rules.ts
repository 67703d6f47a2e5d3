import { z } from "zod";
import { count, exactly, filledText, instant, oneOf, text, uuid } from "../fields.ts";
import { checkBy, defineRules } from "../schema-rules.ts";
import { isWebhookSecret } from "./secret.ts";
import type { AttemptRow, EndpointRow, MessageRow, MessageStatus } from "./table.ts";

const statuses = ["pending", "held", "delivered", "failed", "exhausted", "dropped"] as const;

/** Statuses of messages that nothing more is planned for; their endpoint may be gone. */
const over: readonly MessageStatus[] = ["delivered", "exhausted", "dropped"];

const LONGEST_TIMER = 2 ** 31 - 1;

function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && username + password === "";
}

function isJsonObject(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/** What an import holds endpoints to. */
export const endpointRules = defineRules<EndpointRow>(
  () =>
    exactly<EndpointRow>({
      endpoint_id: text(),
      sequence: count(),
      url: text().refine(isAddress, "has to be an http or https address without credentials").nullable(),
      handler: filledText().nullable(),
      kinds: z.array(filledText()).min(1).nullable(),
      header_names: oneOf(["webhook", "svix", "both"]),
      secrets: z.array(text().refine(isWebhookSecret, "has to be whsec_ and base64")).min(1),
      timeout: z.number().positive().max(LONGEST_TIMER),
      failures: z.array(instant()),
      failing_since: instant().nullable(),
      disabled_at: instant().nullable(),
    })
      .refine((row) => row.endpoint_id === `ep_${row.sequence}`, {
        path: ["endpoint_id"],
        error: "has to be made of the sequence",
      })
      .refine((row) => (row.url === null) !== (row.handler === null), {
        path: ["handler"],
        error: "has to be there if the url is not, and not beside it",
      }),
  { counted: (row) => [["integer:webhook_endpoint", row.sequence]] },
);

/** What an import holds messages to. The outbox may hold their event no more. */
export const messageRules = defineRules<MessageRow>(
  () =>
    exactly<MessageRow>({
      message_id: filledText(),
      sequence: count(),
      endpoint_id: filledText(),
      event_id: uuid(),
      kind: filledText(),
      created_at: instant(),
      user_id: uuid().nullable(),
      body: text().refine(isJsonObject, "has to be a JSON object"),
      status: oneOf(statuses),
      failures: count(),
      task: filledText().nullable(),
      attempts: z.array(
        exactly<AttemptRow>({
          at: instant(),
          status: z.int().min(100).max(599).nullable(),
          error: text().nullable(),
          headers: z.record(text(), text()),
        }),
      ),
    }),
  {
    references: [
      { path: "endpoint_id", table: "webhookEndpoints", when: ({ status }) => !over.includes(status) },
      { path: "user_id", table: "users" },
      { path: "task", table: "tasks" },
    ],
    counted: (row) => [
      ["integer:webhook_message", row.sequence],
      // A message takes one of each, so one more token than messages could be that of a row.
      ["token:webhook_message", row.sequence],
    ],
  },
);

/** What an import holds the payload of a delivery to. */
export const attemptPayload = checkBy(() =>
  exactly<{ readonly message_id: string }>({ message_id: filledText() }),
);
