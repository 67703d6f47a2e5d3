import { orderStatusValues } from "./generated/enums.ts";
import { canonicalStatus } from "./order-spelling.ts";

/** The parts of each status that this release knows. */
export type OrderStatusParts = (typeof orderStatusValues)[number] extends infer Whole
  ? Whole extends `${infer Status}.${infer Method}.${infer Detail}`
    ? { readonly status: Status; readonly method: Method; readonly detail: Detail }
    : never
  : never;

/** The parts of a status that this release knows. */
export type KnownOrderStatus = OrderStatusParts & { readonly known: true };

/** The parts of a status that this release does not know. A missing part is null. */
export interface OtherOrderStatus {
  readonly known: false;
  readonly status: string;
  readonly method: string | null;
  readonly detail: string | null;
}

/**
 * Parses the status of an order event: `<top-level status>.<method>.<low-level status>`. Converts alternative spellings of two
 * statuses to the spelling of the OpenAPI document.
 * @param text - the `status` of an event.
 * @returns `status`, `method`, `detail` (the low-level status), and `known`: whether this release knows the status. `known` narrows the
 * other fields.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { parseOrderStatus } from "sanguine/enums";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const { last_event } = await client.orders.get("11111111-1111-4111-8111-111111111111");
 * const { status, method, detail, known } = parseOrderStatus(last_event.status);
 * console.log(status, method, detail, known); // "collecting_sample" "testkit" "transit_lab" true
 * ```
 */
export function parseOrderStatus(text: string): KnownOrderStatus | OtherOrderStatus {
  const whole = canonicalStatus(text ?? "");
  const [status = "", method = null, ...rest] = whole.split(".");
  const parts = { status, method, detail: rest.length > 0 ? rest.join(".") : null };
  const known = (orderStatusValues as readonly string[]).includes(whole);
  return (known ? { ...parts, known } : { ...parts, known: false }) as KnownOrderStatus | OtherOrderStatus;
}
