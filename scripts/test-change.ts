/**
 * Plants the start of each usual change in a copy of the package, and shows what the compiler and the tests name: `npm run test:change`.
 * `--change filter` plants one. Fails for the start of a change that nothing names, and for a change that touches more files than its
 * recipe in CONTRIBUTING.md says.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "./pack.ts";
import { createTemporaryFolder } from "./run.ts";

interface Change {
  /** The most files to write by hand, tests and documents included. */
  readonly most: number;
  /** Arguments of `npm run scaffold`. */
  readonly scaffold?: readonly string[];
  /** What is written by hand first: texts that occur once in a file, and what follows each then. */
  readonly edit?: { readonly file: string; readonly lines: Readonly<Record<string, string>> };
  /** Files that the recipe names in addition to those that are written first or named by the compiler. */
  readonly recipe: readonly string[];
  /** Whether what is written first is all that the service needs, so that nothing is named. */
  readonly isComplete?: boolean;
}

const changes: Readonly<Record<string, Change>> = {
  verb: {
    most: 10,
    scaffold: ["orders.archive", "POST", "/v3/order/{order_id}/archive"],
    recipe: [
      "spec/schemas/orders.yaml",
      "mock/domain/orders/lifecycle/archive-order.ts",
      "spec/clauses.yaml",
      "spec/clause-breaks.yaml",
      ".changeset/",
    ],
  },
  filter: {
    most: 4,
    scaffold: ["filter", "orders.list", "is_archived", "boolean"],
    recipe: ["test/mock/http/handlers/orders-list.test.ts", ".changeset/"],
  },
  status: {
    most: 2,
    scaffold: ["status", "testkit", "quality_hold", "delivered_to_lab"],
    recipe: [".changeset/"],
    isComplete: true,
  },
  series: {
    most: 5,
    scaffold: ["series", "blood_ketones", "blood", "instant", "mmol/L"],
    recipe: ["mock/catalog/provider-rows.ts", ".changeset/"],
  },
  event: {
    most: 4,
    scaffold: ["event", "labtest.order.archived", "Order"],
    recipe: ["mock/domain/orders/lifecycle/emit-events.ts", "test/types/webhooks.test-d.ts", ".changeset/"],
  },
  field: {
    most: 2,
    edit: {
      file: "mock/domain/orders/table.ts",
      lines: {
        "    imported: boolean(),\n": "    archived_at: instant().nullable().default(null),\n",
        "  imported: false,\n": "  archived_at: null,\n",
      },
    },
    recipe: [],
    isComplete: true,
  },
  method: {
    most: 3,
    edit: {
      file: "mock/tools/orders.ts",
      lines: {
        "  cancel(order: OrderRef): Order;\n":
          "  /** Archives the order. */\n  archive(order: OrderRef): Order;\n",
      },
    },
    recipe: ["test/mock/tools/control/verbs.test.ts", ".changeset/"],
  },
};

/** Tests that compare the mock, the client and the docs with the OpenAPI document. */
const tests = [
  "test/contract",
  "test/spec",
  "test/mock/tools/control",
  "test/mock/domain/tables.test.ts",
  "test/mock/domain/orders/lifecycle",
  "test/mock/domain/timeseries/profiles",
];

/** Runs a program, which may fail only where that is what it shows: the compiler and the tests. */
function run(folder: string, command: string, ...args: string[]): string {
  const { stdout, stderr, error, status } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "test", CI: "true" },
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  if (status !== 0 && command !== process.execPath)
    throw new Error(`${command} ${args.join(" ")}: ${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** Lists the matches of a pattern once, in order. */
const listMatches = (text: string, pattern: RegExp): string[] =>
  [...new Set(Array.from(text.matchAll(pattern), ([, match = ""]) => match))].toSorted();

/** Plants a change in a copy. Returns whether it is named, within few enough files. */
async function plant(
  name: string,
  { most, scaffold, edit, recipe, isComplete = false }: Change,
): Promise<boolean> {
  using copy = createTemporaryFolder("changed-");
  const folder = copy.path;
  await copyProject(folder);
  run(folder, "git", "init", "--quiet");
  run(folder, "git", "add", "--all");
  if (scaffold) run(folder, "npm", "run", "--silent", "scaffold", "--", ...scaffold);
  if (edit) {
    const file = join(folder, edit.file);
    let text = readFileSync(file, "utf8");
    for (const [before, added] of Object.entries(edit.lines)) {
      const parts = text.split(before);
      if (parts.length !== 2) throw new Error(`${edit.file} must have the text once: ${before}`);
      text = parts.join(before + added);
    }
    writeFileSync(file, text);
  }
  const written = listMatches(run(folder, "git", "diff", "--name-only"), /^(?!src\/generated\/)(.+)$/gm);
  const compiler = listMatches(
    run(folder, process.execPath, "node_modules/typescript-7/bin/tsc", "-p", "tsconfig.json"),
    /^(\S+)\(\d+,\d+\): error/gm,
  );
  const failed = listMatches(
    run(
      folder,
      process.execPath,
      "node_modules/vitest/vitest.mjs",
      "run",
      ...tests,
      "--reporter=tap-flat",
      "--typecheck.enabled=false",
    ),
    /^not ok \d+ - (.+?) # /gm,
  );
  const files = new Set([...written, ...compiler, ...recipe]);
  console.log(`\n${name}: ${files.size} files by hand, at most ${most}`);
  for (const file of files) {
    const why = [
      written.includes(file) && "written first",
      compiler.includes(file) && "named by the compiler",
      recipe.includes(file) && "by the recipe",
    ];
    console.log(`  ${file}  (${why.filter(Boolean).join(", ")})`);
  }
  for (const title of failed) console.log(`  fails: ${title}`);
  const isNamed = compiler.length + failed.length > 0;
  if (isNamed === isComplete)
    console.error(isComplete ? "  It is not complete." : "  Nothing names what is missing.");
  return isNamed !== isComplete && files.size <= most;
}

const { values } = parseArgs({ options: { change: { type: "string", multiple: true } } });
for (const name of values.change ?? Object.keys(changes)) {
  const change = changes[name];
  if (change === undefined) throw new Error(`--change is one of ${Object.keys(changes).join(", ")}.`);
  if (!(await plant(name, change))) process.exitCode = 1;
}
