/** Overwrites a value and what is in it, as a caller that uses an object again does. */
export function overwrite(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (ArrayBuffer.isView(value)) new Uint8Array(value.buffer).fill(0x2e);
  else if (value instanceof Headers) value.set("x-note", "of-another-patient");
  else
    for (const name of Reflect.ownKeys(value)) {
      const inner: unknown = Reflect.get(value, name);
      overwrite(inner);
      if (typeof inner !== "object" && name !== "length") Reflect.set(value, name, "of-another-patient");
    }
  if (Array.isArray(value)) Reflect.set(value, "length", Math.max(0, value.length - 1));
}
