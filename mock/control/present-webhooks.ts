import type { WebhooksFacade } from "../facades/webhooks.ts";
import type { MockWebhook, WebhookEndpoint } from "../webhooks/present.ts";
import type { ControlledWebhook, ControlledWebhooks } from "./controlled.ts";

/** Makes the webhooks of a team as the control API has them. */
export function controlledWebhooks(webhooks: WebhooksFacade): ControlledWebhooks {
  return {
    register: (seed) => withSecrets(webhooks.register(seed)),
    list: () => webhooks.list().map(withSecrets),
    rotate: (endpoint, secret) => withSecrets(webhooks.rotate(endpoint, secret)),
    retire: (endpoint) => withSecrets(webhooks.retire(endpoint)),
    enable: (endpoint) => withSecrets(webhooks.enable(endpoint)),
    remove: (endpoint) => webhooks.remove(endpoint),
    outbox: ({ bodies = false } = {}) => webhooks.outbox().map((message) => plain(message, bodies)),
    replay: (message) => plain(webhooks.replay(message)),
    duplicate: (message) => plain(webhooks.duplicate(message)),
    drop: (what) => webhooks.drop(what),
    hold: () => webhooks.hold(),
    release: (messages) => webhooks.release(messages).map((message) => plain(message)),
  };
}

/** Secrets are not enumerable, and whoever holds the control token has to give them to a receiver. */
function withSecrets(endpoint: WebhookEndpoint): WebhookEndpoint {
  return { ...endpoint, secrets: endpoint.secrets };
}

/** Bodies and headers are not enumerable, so a copy has them only where they are put there. */
function plain(message: MockWebhook, bodies = false): ControlledWebhook {
  if (!bodies) return { ...message, attempts: message.attempts.map((attempt) => ({ ...attempt })) };
  const attempts = message.attempts.map((attempt) => ({ ...attempt, headers: attempt.headers }));
  return { ...message, attempts, body: message.body };
}
