/**
 * Copies lists and plain objects, whose owner may change them later. Keeps functions and objects of classes. The DOM that tests of
 * browsers run in has no `structuredClone`.
 */
export function copyData<T>(value: T): T;
export function copyData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => copyData(each));
  if (typeof value !== "object" || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyData(each)]))
    : value;
}
