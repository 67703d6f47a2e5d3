import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const order = await client.orders.get("o-1");
const { status } = order.last_event;
export const label: string = status === "completed.testkit.completed" ? "Done." : status;
const newer: typeof status = "a.status.of.a.later.release";
export { newer };
// @ts-expect-error 'number'
export const wrong: number = order.status;
