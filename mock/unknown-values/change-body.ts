import type { Places } from "../../src/generated/places.ts";
import { type Fields, isFields } from "../kernel/fields.ts";

export interface Change {
  /** Returns an unknown value in place of a known one; null leaves enums as they are. */
  readonly rename: ((value: string) => string) | null;
  /** Whether to replace values by null. */
  readonly nulls: boolean;
  /** The fields to add to objects. */
  readonly fields: Fields;
  /** Decides whether to change a place. The path has indexes and keys. */
  draws(kind: "enum" | "null" | "field" | "envelope" | "event", path: string): boolean;
}

export function changeBody(change: Change, body: unknown, places: Places): unknown {
  const { rename, nulls } = change;
  let changed = body;
  if (rename !== null) {
    const renamer: Changer = {
      value: (value, at) => (typeof value === "string" && change.draws("enum", at) ? rename(value) : value),
      list: (list, at) => (change.draws("enum", at) ? [...list, rename("value")] : list),
    };
    for (const path of places.openEnums) changed = changeAt(changed, path.split("."), "", renamer);
  }
  if (nulls) {
    const nuller: Changer = { value: (value, at) => (change.draws("null", at) ? null : value) };
    for (const path of places.nullables) changed = changeAt(changed, path.split("."), "", nuller);
  }
  return Object.keys(change.fields).length === 0 ? changed : addFields(change, changed, true, "");
}

/** Changes the values at a place. */
interface Changer {
  readonly value: (value: unknown, at: string) => unknown;
  /** Changes a list of such values as a whole. @default changes each element */
  readonly list?: (list: readonly unknown[], at: string) => unknown;
}

function changeAt(value: unknown, path: readonly string[], at: string, changer: Changer): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return changer.value(value, at);
  const descend = (inner: unknown, key: string | number) => changeAt(inner, rest, `${at}.${key}`, changer);
  if (Array.isArray(value)) {
    if (step !== "*") return value;
    const { list } = changer;
    return rest.length === 0 && list !== undefined ? list(value, at) : value.map(descend);
  }
  if (!isFields(value)) return value;
  if (step === "*") return mapValues(value, descend);
  return Object.hasOwn(value, step) ? { ...value, [step]: descend(value[step], step) } : value;
}

/**
 * Adds fields to the response and to the objects of its lists. It skips other objects, which may be maps, where another key
 * would be a record.
 */
function addFields(change: Change, value: unknown, isRecord: boolean, at: string): unknown {
  if (Array.isArray(value))
    return value.map((element, index) => addFields(change, element, true, `${at}.${index}`));
  if (!isFields(value)) return value;
  const copy = mapValues(value, (inner, key) => addFields(change, inner, false, `${at}.${key}`));
  return isRecord && change.draws("field", at) ? { ...copy, ...change.fields } : copy;
}

function mapValues(value: Fields, change: (inner: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));
}
