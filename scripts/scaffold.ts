/**
 * Adds an operation to the spec, the client, the mock and their tests, as sketches to complete.
 *
 *   npm run scaffold -- orders.archive POST "/v3/order/{order_id}/archive"
 *
 * Changes nothing when the operation exists, the area is unknown or the path is malformed.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { addOperation } from "./scaffold/add-operation.ts";
import { parseOperation, ScaffoldError } from "./scaffold/operation.ts";

const root = new URL("../", import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), "utf8").catch(() => "");

try {
  const operation = parseOperation(process.argv.slice(2));
  const files = await addOperation(operation, read);
  for (const [path, text] of files) await writeFile(new URL(path, root), text);

  const paths = [...files.keys()];
  const bin = (name: string) => fileURLToPath(new URL(`node_modules/.bin/${name}`, root));
  const options = { cwd: fileURLToPath(root), stdio: "inherit" } as const;
  spawnSync(bin("prettier"), ["--log-level=warn", "--write", ...paths], options);
  const { status } = spawnSync("npm", ["run", "--silent", "generate"], options);
  if (status !== 0) throw new ScaffoldError("`npm run generate` failed. Fix the spec and run it again.");

  console.log(`\nAdded ${operation.id}. Complete these files:\n`);
  for (const path of paths) console.log(`  ${path}`);
  console.log("\nReplace each TODO, then run `npm run generate` and `npm run check`.");
  console.log(
    `Write the rule in mock/domain/${operation.area}/, add a clause to spec/clauses.yaml and run \`npx changeset\`.`,
  );
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
