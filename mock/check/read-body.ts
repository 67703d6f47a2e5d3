/** Reads of a parsed body that may have any shape. They return nothing where the shape differs, because the check reports that. */

import { type Fields, isFields } from "../kernel/fields.ts";

/** Returns a value as an object; undefined when it is none. */
export function asObject(value: unknown): Fields | undefined {
  return isFields(value) ? value : undefined;
}

/** Returns the value at a path of keys; undefined when there is none. */
export function getAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => asObject(inner)?.[key], value);
}

/** Returns the text at a path of keys; undefined when there is none. */
export function getText(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = getAt(value, ...keys);
  return typeof found === "string" && found !== "" ? found : undefined;
}

/** Returns the number at a path of keys; undefined when there is none. */
export function getNumber(value: unknown, ...keys: readonly string[]): number | undefined {
  const found = getAt(value, ...keys);
  return typeof found === "number" ? found : undefined;
}

/** Returns the list at a path of keys; undefined when there is none. */
export function getList(value: unknown, ...keys: readonly string[]): readonly unknown[] | undefined {
  const found = getAt(value, ...keys);
  return Array.isArray(found) ? found : undefined;
}

/** Collects the texts at a path of keys of each item. */
export function collectTexts(items: readonly unknown[] = [], ...keys: readonly string[]): string[] {
  return items.flatMap((item) => getText(item, ...keys) ?? []);
}
