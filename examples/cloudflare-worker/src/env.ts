/// <reference types="@cloudflare/workers-types" />
import type { Message } from "./message.ts";
import type { OrderRecord } from "./order-record.ts";

/** The bindings of the worker, as in wrangler.jsonc. */
export interface Env {
  readonly SANGUINE_URL: string;
  readonly SANGUINE_API_KEY: string;
  /** The secret of the endpoint `/webhooks`. */
  readonly SANGUINE_WEBHOOK_SECRET: string;
  readonly MESSAGES: DurableObjectNamespace<Message>;
  readonly ORDERS: DurableObjectNamespace<OrderRecord>;
}
