/** Every error that this package throws, and the guards that recognize them. */
export * from "./errors/api.ts";
export * from "./errors/base.ts";
export * from "./errors/guards.ts";
export * from "./errors/local.ts";
