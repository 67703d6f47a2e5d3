/**
 * Copies lists and plain objects, whose owner may change them later, also those of another realm, such as a test of Jest. Keeps functions
 * and objects of classes. The DOM that tests of browsers run in has no `structuredClone`.
 */
export function copyData<T>(value: T): T;
export function copyData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => copyData(each));
  if (typeof value !== "object" || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyData(each)]))
    : value;
}
