/**
 * The known values of every open enum, with a guard and a matcher for each; and the statuses of orders in their parts.
 *
 * @module sanguine/enums
 */
export * from "./generated/enums.ts";
export { openEnum } from "./open-enum.ts";
export type { MatchCases, OpenEnum } from "./open-enum.ts";
export { parseOrderStatus } from "./order-status.ts";
export type { KnownOrderStatus, OrderStatusParts, OtherOrderStatus } from "./order-status.ts";
