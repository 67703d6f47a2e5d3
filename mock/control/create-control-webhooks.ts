import type { WebhooksFacade } from "../facades/webhooks.ts";
import type { MockWebhook, WebhookEndpoint } from "../webhooks/present.ts";
import type { ControlWebhook, ControlWebhooks } from "./control-types.ts";

/** Makes the webhooks of a team as the control API has them. */
export function createControlWebhooks(webhooks: WebhooksFacade): ControlWebhooks {
  return {
    register: (seed) => presentEndpoint(webhooks.register(seed)),
    list: () => webhooks.list().map(presentEndpoint),
    rotate: (endpoint, secret) => presentEndpoint(webhooks.rotate(endpoint, secret)),
    retire: (endpoint) => presentEndpoint(webhooks.retire(endpoint)),
    enable: (endpoint) => presentEndpoint(webhooks.enable(endpoint)),
    remove: (endpoint) => webhooks.remove(endpoint),
    outbox: ({ bodies = false } = {}) => webhooks.outbox().map((message) => presentMessage(message, bodies)),
    replay: (message) => presentMessage(webhooks.replay(message)),
    duplicate: (message) => presentMessage(webhooks.duplicate(message)),
    drop: (what) => webhooks.drop(what),
    hold: () => webhooks.hold(),
    release: (messages) => webhooks.release(messages).map((message) => presentMessage(message)),
  };
}

/** Secrets are not enumerable, and whoever holds the control token has to give them to a receiver. */
function presentEndpoint(endpoint: WebhookEndpoint): WebhookEndpoint {
  return { ...endpoint, secrets: endpoint.secrets };
}

/** Bodies and headers are not enumerable, so a copy has them only where they are put there. */
function presentMessage(message: MockWebhook, bodies = false): ControlWebhook {
  if (!bodies) return { ...message, attempts: message.attempts.map((attempt) => ({ ...attempt })) };
  const attempts = message.attempts.map((attempt) => ({ ...attempt, headers: attempt.headers }));
  return { ...message, attempts, body: message.body };
}
