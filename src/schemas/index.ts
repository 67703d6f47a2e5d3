/**
 * Tolerant schemas of everything that the service sends, by name, and a check of the client's answers. Open enums take any
 * text and unknown keys are kept, so that what the service adds tomorrow never fails a check.
 *
 * @module sanguine/schemas
 */
export * from "../generated/schemas/tolerant.ts";
export { responseValidator } from "./response-validator.ts";
export type { ResponseValidatorOptions } from "./response-validator.ts";
