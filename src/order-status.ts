import { orderStatusValues } from "./generated/enums.ts";

/** The statuses that this release knows, each taken apart at its dots. */
export type OrderStatusParts = (typeof orderStatusValues)[number] extends infer Whole
  ? Whole extends `${infer Status}.${infer Method}.${infer Detail}`
    ? { readonly status: Status; readonly method: Method; readonly detail: Detail }
    : never
  : never;

/** A status of an order that this release knows, in its parts. */
export type KnownOrderStatus = OrderStatusParts & { readonly known: true };

/** A status of an order that a later release may know, in its parts; null where the text has no such part. */
export interface OtherOrderStatus {
  readonly known: false;
  readonly status: string;
  readonly method: string | null;
  readonly detail: string | null;
}

/** Spellings that are met beside those of the document, and which status they are. */
const aliases: Readonly<Record<string, (typeof orderStatusValues)[number] | undefined>> = {
  "collecting_sample.on_site_collection.draw_completed": "sample_with_lab.on_site_collection.draw_completed",
  "received.testkit.testkit_registered": "received.testkit.registered",
};

/**
 * Takes the status of an order's event apart: `<top-level status>.<method>.<low-level status>`. Two statuses that are met in two
 * spellings come out in the document's.
 *
 * @param text - `status` of an event.
 * @returns `status` and `method`, `detail` (the low-level part), and whether the whole is `known` to this release, which narrows
 * the parts.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { parseOrderStatus } from "sanguine/enums";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const { last_event } = await client.orders.get("11111111-1111-4111-8111-111111111111");
 * const { status, method, detail, known } = parseOrderStatus(last_event.status);
 * console.log(status, method, detail, known); // "collecting_sample" "testkit" "transit_lab" true
 * ```
 */
export function parseOrderStatus(text: string): KnownOrderStatus | OtherOrderStatus {
  const whole = Object.hasOwn(aliases, text) ? (aliases[text] ?? text) : text;
  const [status = "", method = null, ...rest] = whole.split(".");
  const parts = { status, method, detail: rest.length > 0 ? rest.join(".") : null };
  const known = (orderStatusValues as readonly string[]).includes(whole);
  return (known ? { ...parts, known } : { ...parts, known: false }) as KnownOrderStatus | OtherOrderStatus;
}
