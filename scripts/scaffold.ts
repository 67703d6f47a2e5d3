/**
 * Adds an operation to the spec, the client, the mock and their tests, or another entry to the spec, as sketches to complete.
 *
 *   npm run scaffold -- orders.archive POST "/v3/order/{order_id}/archive"
 *   npm run scaffold -- filter orders.list is_archived boolean
 *   npm run scaffold -- status testkit quality_hold delivered_to_lab
 *   npm run scaffold -- series blood_ketones blood instant mmol/L
 *   npm run scaffold -- event labtest.order.archived Order
 *
 * Changes nothing when the entry exists or an argument is malformed.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { entryKinds } from "./scaffold/add-entry.ts";
import { addOperation, parseOperation, ScaffoldError } from "./scaffold/add-operation.ts";

const root = new URL("../", import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), "utf8").catch(() => "");

/** Returns the changed files. */
async function scaffold([first = "", ...rest]: string[]): Promise<Map<string, string>> {
  const add = entryKinds.get(first);
  if (add !== undefined) return add(read, ...rest);
  return addOperation(parseOperation(first === "" ? [] : [first, ...rest]), read);
}

try {
  const files = await scaffold(process.argv.slice(2));
  for (const [path, text] of files) await writeFile(new URL(path, root), text);

  const paths = [...files.keys()];
  const bin = (name: string) => fileURLToPath(new URL(`node_modules/.bin/${name}`, root));
  const options = { cwd: fileURLToPath(root), stdio: "inherit" } as const;
  spawnSync(bin("prettier"), ["--log-level=warn", "--write", ...paths], options);
  const { status } = spawnSync("npm", ["run", "--silent", "generate"], options);
  if (status !== 0) throw new ScaffoldError("`npm run generate` failed. Fix the spec and run it again.");

  console.log(`\nAdded. Replace each TODO in these files:\n`);
  for (const path of paths) console.log(`  ${path}`);
  console.log(
    "\nCONTRIBUTING.md says what remains. Then run `npm run generate`, `npm run check` and `npx changeset`.",
  );
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
