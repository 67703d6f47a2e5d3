import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";

/** Bundles the worker and runs it under workerd, the runtime of Cloudflare. Keeps Durable Objects in memory. */
export async function startWorker(bindings: Record<string, string>, port = 0): Promise<Miniflare> {
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
    bindings,
    durableObjects: {
      MESSAGES: { className: "Message", useSQLite: true },
      ORDERS: { className: "OrderRecord", useSQLite: true },
    },
  });
  await worker.ready;
  return worker;
}

/** The methods of the Durable Objects in src/, which have types of the runtime of Cloudflare. */
interface Objects {
  readonly MESSAGES: {
    claim(): Promise<{ readonly state: string; readonly claimId?: string }>;
    finish(claimId: string): Promise<void>;
    release(claimId: string): Promise<void>;
  };
  readonly ORDERS: { read(): Promise<{ readonly status: string; readonly updated_at: string } | null> };
}

/** Returns the Durable Object of a message or of an order. */
export async function getObject<Name extends keyof Objects>(worker: Miniflare, name: Name, id: string) {
  const namespace = await worker.getDurableObjectNamespace(name);
  return namespace.get(namespace.idFromName(id)) as unknown as Objects[Name];
}

/** Reads what the worker keeps of an order; null when it keeps nothing. */
export async function readOrder(worker: Miniflare, orderId: string) {
  const summary = await (await getObject(worker, "ORDERS", orderId)).read();
  return summary && { status: summary.status, updated_at: summary.updated_at };
}
