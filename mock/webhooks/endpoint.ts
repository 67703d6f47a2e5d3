import type { EndpointRow, WebhookHeaderNames } from "../domain/webhooks/table.ts";
import { hasCredentials, isHttpUrl, MAX_TIMEOUT } from "../domain/webhooks/endpoint-values.ts";
import { assertEventTypeFilters, type WebhookEventTypeFilter } from "./event-types.ts";
import { DEFAULT_TIMEOUT } from "./schedule.ts";
import type { WebhookHandler } from "./send.ts";
import { readSecret } from "./sign.ts";

/** What a test says of an endpoint, wherever it is. */
export interface WebhookEndpointOptions {
  /** `whsec_` and base64. @default made up from the seed */
  readonly secret?: string;
  /** Kinds such as `labtest.order.updated`, or beginnings of kinds such as `labtest.order.*`. @default all */
  readonly eventTypes?: readonly WebhookEventTypeFilter[];
  /** Names of the signature's headers. @default "webhook" */
  readonly headers?: WebhookHeaderNames;
  /** How long the receiver has to answer, in milliseconds of real time. @default 15,000, as with the service */
  readonly timeout?: number;
}

/** An endpoint at an address. */
export interface WebhookUrlSeed extends WebhookEndpointOptions {
  /** An http or https address; every message is posted to it by the global fetch. */
  readonly url: string;
  readonly handler?: undefined;
}

/** An endpoint that is a function of this process. */
export interface WebhookHandlerSeed extends WebhookEndpointOptions {
  /**
   * Is given each message as a `Request`. It takes the message, unless it throws or answers a `Response` that is not 2xx.
   * It may call the service, and may not await `mock.clock.advance` or `mock.idle`, which wait for it.
   */
  readonly handler: WebhookHandler;
  readonly url?: undefined;
}

/** What a test registers. */
export type WebhookSeed = WebhookUrlSeed | WebhookHandlerSeed;

/** The parts of a row that a test decides. */
export interface EndpointParts extends Pick<EndpointRow, "url" | "event_types" | "header_names" | "timeout"> {
  readonly handler: WebhookHandler | null;
  /** Null: one is to be made. */
  readonly secret: string | null;
}

const names: readonly string[] = ["webhook", "svix", "both"] satisfies readonly WebhookHeaderNames[];

/** @throws TypeError that names the option at fault */
export function readEndpoint(seed: WebhookSeed): EndpointParts {
  if (typeof seed !== "object" || seed === null) {
    throw new TypeError("mock.webhooks.register: takes { url } or { handler }.");
  }
  const { url, handler, secret, eventTypes, headers = "webhook", timeout = DEFAULT_TIMEOUT } = seed;
  if ((url === undefined) === (handler === undefined)) {
    throw new TypeError("mock.webhooks.register: give either a url or a handler.");
  }
  if (handler !== undefined && typeof handler !== "function") {
    throw new TypeError("handler: a function that takes a Request.");
  }
  if (eventTypes !== undefined) assertEventTypeFilters(eventTypes);
  if (!names.includes(headers)) throw new TypeError("headers: webhook, svix or both.");
  if (!(timeout > 0 && timeout <= MAX_TIMEOUT)) {
    throw new TypeError("timeout: milliseconds, more than 0 and at most 2,147,483,647.");
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
    throw new TypeError("url: an http or https address, such as http://127.0.0.1:3000/webhooks.");
  }
  if (!hasCredentials(url)) return new URL(url).href;
  throw new TypeError(
    "url: without user name and password, which no fetch takes; the signature says who sends.",
  );
}
