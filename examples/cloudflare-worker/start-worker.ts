import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";

/** What the worker keeps of an order, as in src/order-record.ts. */
export interface OrderSummary {
  readonly status: string;
  readonly updated_at: string;
}

/** The variables of the worker. */
export interface Variables {
  readonly SANGUINE_URL: string;
  readonly SANGUINE_API_KEY: string;
  readonly SANGUINE_WEBHOOK_SECRET: string;
}

/** Bundles the worker and runs it under workerd, the runtime of Cloudflare. Keeps Durable Objects in memory. */
export async function startWorker(bindings: Variables, port = 0): Promise<Miniflare> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("src/worker.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker"],
    external: ["cloudflare:workers"],
    write: false,
  });
  const worker = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-04-01",
    host: "127.0.0.1",
    port,
    bindings: { ...bindings },
    durableObjects: {
      MESSAGES: { className: "Message", useSQLite: true },
      ORDERS: { className: "OrderRecord", useSQLite: true },
    },
  });
  await worker.ready;
  return worker;
}

/** The Durable Object of a message, as in src/message.ts. */
export interface MessageObject {
  claim(): Promise<{ readonly state: string; readonly claimId?: string }>;
  finish(claimId: string): Promise<void>;
  release(claimId: string): Promise<void>;
}

/** Returns the Durable Object of a message. */
export async function getMessage(worker: Miniflare, id: string): Promise<MessageObject> {
  const messages = await worker.getDurableObjectNamespace("MESSAGES");
  return messages.get(messages.idFromName(id)) as unknown as MessageObject;
}

/** Reads what the worker keeps of an order; null when it keeps nothing. */
export async function readOrder(worker: Miniflare, orderId: string): Promise<OrderSummary | null> {
  const orders = await worker.getDurableObjectNamespace("ORDERS");
  const record = orders.get(orders.idFromName(orderId)) as unknown as {
    read(): Promise<OrderSummary | null>;
  };
  const summary = await record.read();
  return summary && { status: summary.status, updated_at: summary.updated_at };
}
