import { states, zipsOfAnotherState } from "./states.ts";

let codes: readonly (string | undefined)[] | undefined;

/** The code of each three-digit prefix; undefined where no mail goes. */
function buildCodesByPrefix(): readonly (string | undefined)[] {
  const table = Array.from<string | undefined>({ length: 1000 });
  for (const { code, prefixes } of states) {
    for (const range of prefixes.split(" ").filter(Boolean)) {
      const [first, last = first] = range.split("-").map(Number);
      table.fill(code, first, last! + 1);
    }
  }
  return table;
}

/**
 * The state, district or territory that a zip belongs to, as its two-letter code; undefined where no mail goes.
 * @param zip five digits; four more may follow after a hyphen
 */
export function findStateOfZip(zip: string): string | undefined {
  if (!/^\d{5}(-\d{4})?$/.test(zip)) return undefined;
  const five = zip.slice(0, 5);
  codes ??= buildCodesByPrefix();
  return zipsOfAnotherState[five] ?? codes[Number(five.slice(0, 3))];
}
