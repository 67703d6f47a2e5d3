import type { BiomarkerResult, OrderDetails, ResultType } from "./generated/types.ts";

/**
 * Returns whether a result has a type, which decides how to read its `result`. The type is `result_type`, or `type` when the
 * service sends only that.
 * @param type - a value of `ResultType`, such as `numeric`.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient, isResult } from "sanguine";
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

/** A result of a type, under either field name of the wire. */
export type ResultTag<Type extends ResultType> = { readonly result_type: Type } | { readonly type: Type };

/** Some services send only `type`, although the OpenAPI document requires `result_type`. */
const readResultType = ({ result_type }: { result_type?: ResultType | null }) => result_type;

/**
 * Returns whether the details of an order are those of a collection method, and narrows them.
 * @param method - `testkit`, `walk_in_test`, `at_home_phlebotomy` or `on_site_collection`.
 * @throws nothing.
 * @example
 * ```ts
 * import { createClient, isOrderDetails } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const { details } = await client.orders.get("11111111-1111-4111-8111-111111111111");
 * if (isOrderDetails(details, "testkit")) console.log(details.data.shipment?.outbound_tracking_url);
 * else if (isOrderDetails(details, "walk_in_test")) console.log(details.data.appointment_id);
 * ```
 */
export const isOrderDetails = <const Method extends KnownOrderDetails["type"]>(
  details: OrderDetails,
  method: Method,
): details is Extract<KnownOrderDetails, { type: Method }> =>
  (details as OrderDetails | null | undefined)?.type === method;

/** The details of the methods that this release knows. */
export type KnownOrderDetails = Exclude<OrderDetails, { [key: string]: unknown }>;
