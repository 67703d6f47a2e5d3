import { execFile } from "node:child_process";
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { useFolder } from "../support/use-folder.ts";

const at = useFolder();
const root = fileURLToPath(new URL("../../", import.meta.url));
const configuration = [".dependency-cruiser.mjs", "oxlint.config.js", "tsconfig.json", "scripts/layers.mjs"];

/** Files that violate nothing. Tests add others. */
const baseline: Record<string, string> = {
  "src/generated/types.ts": "export const types = 1;\n",
  "mock/kernel/text.ts": "export const text = 1;\n",
  "mock/http/router.ts": "export const router = 1;\n",
  "mock/domain/users/rules.ts": 'export { text } from "../../kernel/text.ts";\n',
  "mock/domain/orders/rules.ts": 'export { text } from "../users/rules.ts";\n',
  "mock/adapters/node-http.ts": "export const now = () => new Date();\n",
};

/** Creates a project with the lint configuration of this one and the given files. */
async function createProject(files: Record<string, string>): Promise<string> {
  const folder = at();
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  for (const file of configuration) await cp(join(root, file), join(folder, file), { recursive: true });
  for (const [file, text] of Object.entries({ ...baseline, ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** Runs a linter in a folder. Returns its output, or null when it finds nothing. */
async function runLinter(folder: string, script: string, args: readonly string[]): Promise<string | null> {
  const command = [join(root, "node_modules", script), ...args];
  try {
    await promisify(execFile)(process.execPath, command, { cwd: folder });
    return null;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const checkImports = (folder: string) =>
  runLinter(folder, "dependency-cruiser/bin/dependency-cruise.mjs", ["src", "mock"]);

/** Files that violate a rule of imports, each with the rule. */
const imports: Record<string, { text: string; rule: string }> = {
  "mock/domain/users/imports-http.ts": {
    text: 'export { router } from "../../http/router.ts";\n',
    rule: "mock/domain-imports-lower-layers",
  },
  "mock/domain/users/imports-higher-area.ts": {
    text: 'export { text } from "../orders/rules.ts";\n',
    rule: "mock/domain/users-imports-lower-layers",
  },
  "src/imports-mock.ts": {
    text: 'export { text } from "../mock/kernel/text.ts";\n',
    rule: "src-never-mock",
  },
  "mock/core/imports-node.ts": {
    text: 'export { readFileSync } from "node:fs";\n',
    rule: "no-node-below-adapters",
  },
};

/** Texts that use what only adapters may use, each with the name that the linter reports. */
const globals: readonly (readonly [name: string, text: string])[] = [
  ["Date", "export const planted = new Date();\n"],
  ["setTimeout", "export const planted = setTimeout(() => {}, 1);\n"],
  ["random", "export const planted = Math.random();\n"],
];

/** Packages that only one folder may import, each with another folder. */
const keptPackages = [
  ["openapi-fetch", "src/transport"],
  ["openapi-typescript", "scripts/build"],
  ["tsup", "scripts/generate"],
] as const;

const layersBelowCore = ["kernel", "domain/users", "report-parser", "webhooks"];

// A linter takes seconds to start, so each one checks all planted files in one run.
test("dependency-cruiser rejects forbidden imports and cycles", { timeout: 60_000 }, async () => {
  const files = Object.fromEntries(Object.entries(imports).map(([file, { text }]) => [file, text]));
  const output = await checkImports(
    await createProject({
      ...files,
      "mock/domain/users/planted.ts": 'export { b } from "../orders/planted.ts";\nexport const a = 1;\n',
      "mock/domain/orders/planted.ts": 'export { a } from "../users/planted.ts";\nexport const b = 1;\n',
    }),
  );
  for (const [file, { rule }] of Object.entries(imports)) expect(output).toContain(`error ${rule}: ${file}`);
  expect(output).toContain("error no-cycle: mock/domain/");
});

// Both configurations stop at the first unknown folder when they are loaded, which needs no linter.
test.each(["mock/planted", "mock/domain/planted", "src/planted"])(
  "the configurations of both linters reject the unknown folder %s",
  async (name) => {
    const folder = await createProject({ [`${name}/planted.ts`]: "export const planted = 1;\n" });
    for (const file of [".dependency-cruiser.mjs", "oxlint.config.js"])
      await expect(import(pathToFileURL(join(folder, file)).href), file).rejects.toThrow(
        `${name} is not on a layer`,
      );
  },
);

test(
  "the linter rejects the clock, timers and global randomness below the core, and packages outside of their folder",
  { timeout: 60_000 },
  async () => {
    const files = [
      ...layersBelowCore.flatMap((layer) =>
        globals.map(([name, text]) => [`mock/${layer}/uses-${name}.ts`, text]),
      ),
      ...keptPackages.map(([name, folder]) => [`${folder}/imports-${name}.ts`, `import "${name}";\n`]),
    ];
    const output = await runLinter(await createProject(Object.fromEntries(files)), "oxlint/bin/oxlint", [
      "--config=oxlint.config.js",
      "--deny-warnings",
      "--format=unix",
    ]);
    const lines = (output ?? "").split("\n");
    for (const [name, folder] of keptPackages)
      expect(lines).toContainEqual(
        expect.stringMatching(`${folder}/imports-${name}\\.ts.*'${name}' import is restricted`),
      );
    for (const layer of layersBelowCore) {
      for (const [name] of globals) {
        const file = `mock/${layer}/uses-${name}.ts`;
        const reports = lines.filter((line) => line.includes(file));
        expect(reports.join("\n"), file).toContain(name === "random" ? "Math.random" : name);
      }
    }
  },
);
