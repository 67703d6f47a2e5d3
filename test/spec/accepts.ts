import type { OperationId } from "../../src/generated/operations.ts";
import { strictOperations } from "../../src/generated/schemas/strict.ts";

/** Checks that an operation accepts these values in one location of its requests. */
export const accepts = (id: OperationId, where: "path" | "query" | "body", value: unknown): boolean => {
  const schema = strictOperations[id][where]();
  if (!schema) throw new Error(`${id} has no ${where}.`);
  return schema.safeParse(value).success;
};

export const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
