/**
 * Tolerant schemas of everything that the service sends, and a response validator for the client. Open enums accept any text and
 * unknown keys are kept, so additions to the service never fail validation. Install zod 3.25.1 or later beside this package.
 *
 * @module sanguine/schemas
 */
export * from "../generated/schemas/tolerant.ts";
export { responseValidator } from "./response-validator.ts";
export type { ResponseValidatorOptions } from "./response-validator.ts";
