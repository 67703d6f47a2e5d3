import type { BiomarkerResult, OrderDetails, ResultType } from "./generated/types.ts";

/**
 * Tells whether a result is of a type, which is how its `result` is read. The type is `result_type`, or `type` where a
 * service sends that alone.
 *
 * @param type - a value of `ResultType`, such as `numeric`.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient, isResult } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const { results } = await client.orders.result("11111111-1111-4111-8111-111111111111");
 * for (const each of results) {
 *   console.log(each.name, isResult(each, "numeric") ? Number(each.result) : each.result, each.unit);
 * }
 * ```
 */
export const isResult = <const Type extends ResultType>(
  result: BiomarkerResult,
  type: Type,
): result is BiomarkerResult & ResultTag<Type> => (readResultType(result) ?? result.type) === type;

/** A result of a type, under either name that the type has on the wire. */
export type ResultTag<Type extends ResultType> = { readonly result_type: Type } | { readonly type: Type };

/** Whoever sends `type` alone does not keep the document's promise that `result_type` is there. */
const readResultType = ({ result_type }: { result_type?: ResultType | null }) => result_type;

/**
 * Tells whether the details of an order are those of a method, and narrows them to these.
 *
 * @param method - `testkit`, `walk_in_test`, `at_home_phlebotomy` or `on_site_collection`.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient, isOrderDetails } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const { details } = await client.orders.get("11111111-1111-4111-8111-111111111111");
 * if (isOrderDetails(details, "testkit")) console.log(details.data.shipment?.outbound_tracking_url);
 * else if (isOrderDetails(details, "walk_in_test")) console.log(details.data.appointment_id);
 * ```
 */
export const isOrderDetails = <const Method extends KnownOrderDetails["type"]>(
  details: OrderDetails,
  method: Method,
): details is Extract<KnownOrderDetails, { type: Method }> => details.type === method;

/** The details of the methods that this release knows. */
export type KnownOrderDetails = Exclude<OrderDetails, { [key: string]: unknown }>;
