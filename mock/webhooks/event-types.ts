import { webhookEventTypes, type WebhookEventType } from "../../src/generated/webhooks.ts";

export type { WebhookEventType };

/** An event type, or a prefix of several: `labtest.order.updated`, `labtest.order.*`, `*`. */
export type WebhookEventTypeFilter = WebhookEventType | "*" | `${string}.*`;

const known: ReadonlySet<string> = new Set(webhookEventTypes);

/** Returns whether the OpenAPI document describes an event type. */
export function isWebhookEventType(eventType: string): eventType is WebhookEventType {
  return known.has(eventType);
}

function matchesFilter(filter: string, eventType: string): boolean {
  return filter.endsWith("*") ? eventType.startsWith(filter.slice(0, -1)) : eventType === filter;
}

/** Returns whether an endpoint with these filters receives an event type. Null receives all. */
export function matchesEventType(filters: readonly string[] | null, eventType: string): boolean {
  return filters === null || filters.some((filter) => matchesFilter(filter, eventType));
}

/** Checks the filters of an endpoint. Throws TypeError for one that matches no event type, because its endpoint would receive nothing. */
export function assertEventTypeFilters(filters: readonly string[]): void {
  if (!Array.isArray(filters) || filters.length === 0) {
    throw new TypeError("eventTypes must be a list with at least one entry. Omit it to receive all.");
  }
  const unmatched = filters.find(
    (filter) =>
      !/^(?:[^*]+\.)?\*$|^[^*]+$/.test(filter) ||
      !webhookEventTypes.some((eventType) => matchesFilter(filter, eventType)),
  );
  if (unmatched === undefined) return;
  throw new TypeError(
    `eventTypes: there is no event type "${unmatched}". Write a full event type, such as labtest.order.updated, or a prefix, such as labtest.order.*.`,
  );
}
