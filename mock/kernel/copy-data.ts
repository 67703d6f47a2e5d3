/**
 * Copies lists and plain objects, whose owner may change them later, also those of another realm, such as a test of Jest. Keeps functions
 * and objects of classes. The DOM that tests of browsers run in has no `structuredClone`.
 */
export function copyData<T>(value: T): T;
export function copyData(value: unknown): unknown {
  if (!isData(value)) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => copyData(each));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyData(each)]));
}

/** Returns whether a value is a list or a plain object, also of another realm. */
export function isData(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Returns the class of a built-in object that is no JSON, such as a Map; null for data and for objects of the caller's classes. */
export function findBuiltIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const kind = Object.prototype.toString.call(value).slice("[object ".length, -1);
  return kind === "Object" || kind === "Array" ? null : kind;
}
