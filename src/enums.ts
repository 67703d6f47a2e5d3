export * from "./generated/enums.ts";
export { openEnum } from "./open-enum.ts";
export type { MatchCases, OpenEnum } from "./open-enum.ts";
