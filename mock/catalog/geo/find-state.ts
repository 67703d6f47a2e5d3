import { states, zipsOfAnotherState } from "./states.ts";

/** Five digits, or a ZIP+4 code. */
export const zipPattern = /^\d{5}(?:-\d{4})?$/;

let codes: readonly (string | undefined)[] | undefined;

function buildCodesByPrefix(): readonly (string | undefined)[] {
  const table = Array.from<string | undefined>({ length: 1000 });
  for (const { code, prefixes } of states) {
    for (const range of prefixes) {
      const [first, last = first] = range.split("-").map(Number);
      table.fill(code, first, last! + 1);
    }
  }
  return table;
}

/**
 * Finds the two-letter code of the state, district or territory of a zip; undefined when no state has it.
 * @param zip five digits, or a ZIP+4 code
 */
export function findStateOfZip(zip: string): string | undefined {
  if (!zipPattern.test(zip)) return undefined;
  const five = zip.slice(0, 5);
  codes ??= buildCodesByPrefix();
  return zipsOfAnotherState[five] ?? codes[Number(five.slice(0, 3))];
}
