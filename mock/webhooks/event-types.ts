import { webhookEventTypes } from "../../src/generated/webhooks.ts";
import type { WebhookData } from "../../src/generated/webhooks.ts";

/** A kind of event that the document describes. */
export type WebhookEventType = keyof WebhookData;

/** A kind of event, or the beginning of several: `labtest.order.updated`, `labtest.order.*`, `*`. */
export type WebhookEventTypeFilter = WebhookEventType | "*" | `${string}.*`;

const known: ReadonlySet<string> = new Set(webhookEventTypes);

/** Whether the document describes a kind. */
export function isWebhookEventType(kind: string): kind is WebhookEventType {
  return known.has(kind);
}

function fits(filter: string, kind: string): boolean {
  return filter.endsWith("*") ? kind.startsWith(filter.slice(0, -1)) : kind === filter;
}

/** Whether an endpoint wants a kind. */
export function matchesEventType(filters: readonly string[] | null, kind: string): boolean {
  return filters === null || filters.some((filter) => fits(filter, kind));
}

/** @throws TypeError for a filter that no kind fits: it is a slip, and the endpoint would never be told anything. */
export function assertEventTypeFilters(filters: readonly string[]): void {
  if (!Array.isArray(filters) || filters.length === 0) {
    throw new TypeError("kinds: a list that is not empty; leave it out for all.");
  }
  const idle = filters.find(
    (filter) =>
      !/^(?:[^*]+\.)?\*$|^[^*]+$/.test(filter) || !webhookEventTypes.some((kind) => fits(filter, kind)),
  );
  if (idle === undefined) return;
  throw new TypeError(
    `kinds: there is no kind "${idle}"; kinds are named as labtest.order.updated, several at once as labtest.order.*`,
  );
}
