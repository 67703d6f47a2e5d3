/** Returns whether two JSON values are equal. The order of fields does not count. */
export function equals(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && equals(value, others.get(name)))
  );
}
