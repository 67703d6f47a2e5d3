/** Every error that this package throws, and the guards that recognize them. */
export * from "./api.ts";
export * from "./base.ts";
export * from "./guards.ts";
export * from "./local.ts";
export * from "./wait.ts";
