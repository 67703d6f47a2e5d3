import { DurableObject } from "cloudflare:workers";

/** What the worker keeps of an order. */
export interface OrderSummary {
  readonly status: string;
  /** ISO 8601. */
  readonly updated_at: string;
}

/** The current status of one order. Two webhooks may overtake each other, so the newer order stays. */
export class OrderRecord extends DurableObject {
  async write(summary: OrderSummary): Promise<void> {
    const known = await this.read();
    if (known !== null && Date.parse(known.updated_at) > Date.parse(summary.updated_at)) return;
    await this.ctx.storage.put("summary", summary);
  }

  async read(): Promise<OrderSummary | null> {
    return (await this.ctx.storage.get<OrderSummary>("summary")) ?? null;
  }
}
