/**
 * The known values of every open enum, with a guard and a matcher for each.
 *
 * @module sanguine/enums
 */
export * from "./generated/enums.ts";
export { openEnum } from "./open-enum.ts";
export type { MatchCases, OpenEnum } from "./open-enum.ts";
