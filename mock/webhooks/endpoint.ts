import type { EndpointRow, WebhookHeaderNames } from "../domain/webhooks/table.ts";
import { hasCredentials, isHttpUrl, MAX_TIMEOUT } from "../domain/webhooks/endpoint-values.ts";
import type { Duration } from "../../src/duration.ts";
import { parseDuration } from "../kernel/time.ts";
import { assertEventTypeFilters, type WebhookEventTypeFilter } from "./event-types.ts";
import { DEFAULT_TIMEOUT } from "./schedule.ts";
import type { WebhookHandler } from "./send.ts";
import { readSecret } from "./sign.ts";

/** Options of every endpoint. */
export interface WebhookEndpointOptions {
  /** Signing secret: `whsec_` followed by base64. @default derived from the seed */
  readonly secret?: string;
  /** Event types such as `labtest.order.updated`, or prefixes such as `labtest.order.*`. @default all */
  readonly eventTypes?: readonly WebhookEventTypeFilter[];
  /** Names of the signature headers. @default "webhook" */
  readonly headers?: WebhookHeaderNames;
  /** How long the receiver has to respond, in real time. @default "15s", as with the service */
  readonly timeout?: Duration;
}

/** An endpoint at a URL. */
export interface WebhookUrlSeed extends WebhookEndpointOptions {
  /** An http or https URL. The mock posts every message to it with the global fetch. */
  readonly url: string;
  readonly handler?: undefined;
}

/** An endpoint that is a function in this process. */
export interface WebhookHandlerSeed extends WebhookEndpointOptions {
  /**
   * Receives each message as a `Request`. The delivery succeeds unless the function throws or returns a `Response` with a status
   * other than 2xx. The function may call the service. It cannot await `mock.clock.advance` or `mock.idle`, which wait for it.
   */
  readonly handler: WebhookHandler;
  readonly url?: undefined;
}

/** An endpoint to register: a URL or a function. */
export type WebhookSeed = WebhookUrlSeed | WebhookHandlerSeed;

/** The validated values of an endpoint to register. */
export interface EndpointParts extends Pick<EndpointRow, "url" | "event_types" | "header_names" | "timeout"> {
  readonly handler: WebhookHandler | null;
  /** Null when a secret must be derived. */
  readonly secret: string | null;
}

/** Reads an endpoint to register, whose types have been checked. Throws TypeError that names the invalid option. */
export function readEndpoint(seed: WebhookSeed): EndpointParts {
  const { url, handler, secret, eventTypes, headers = "webhook" } = seed;
  if ((url === undefined) === (handler === undefined)) {
    throw new TypeError("mock.webhooks.register: pass either url or handler.");
  }
  if (eventTypes !== undefined) assertEventTypeFilters(eventTypes);
  const timeout = parseDuration(seed.timeout ?? DEFAULT_TIMEOUT);
  if (timeout === 0 || timeout > MAX_TIMEOUT) {
    throw new TypeError("timeout must be more than 0 and at most 2,147,483,647 milliseconds.");
  }
  return {
    url: url === undefined ? null : readAddress(url),
    handler: handler ?? null,
    event_types: eventTypes === undefined ? null : [...eventTypes],
    header_names: headers,
    timeout,
    secret: secret === undefined ? null : readSecret(secret),
  };
}

function readAddress(url: string): string {
  if (!isHttpUrl(url)) {
    throw new TypeError("url must be an http or https URL, such as http://127.0.0.1:3000/webhooks.");
  }
  if (!hasCredentials(url)) return new URL(url).href;
  throw new TypeError(
    "url must not contain a user name or password. Verify the signature to authenticate the sender.",
  );
}
