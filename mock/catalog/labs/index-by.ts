export function indexBy<Key, Row>(rows: readonly Row[], getKey: (row: Row) => Key): ReadonlyMap<Key, Row> {
  const index = new Map<Key, Row>();
  for (const row of rows) {
    const key = getKey(row);
    if (index.has(key)) throw new Error(`The catalog has two rows with the key ${String(key)}.`);
    index.set(key, row);
  }
  return index;
}
