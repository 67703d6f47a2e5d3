import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

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
  const folder = await mkdtemp(join(tmpdir(), "layers-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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
const checkGlobals = (folder: string) =>
  runLinter(folder, "oxlint/bin/oxlint", ["--config=oxlint.config.js", "--deny-warnings"]);

test("the baseline passes", { timeout: 60_000 }, async () => {
  const folder = await createProject({});
  expect(await checkImports(folder)).toBeNull();
  expect(await checkGlobals(folder)).toBeNull();
});

test.each([
  [
    "a domain file that imports http",
    "mock/domain/users/planted.ts",
    'export { router } from "../../http/router.ts";\n',
    "mock/domain-imports-lower-layers",
  ],
  [
    "an area that imports a higher area",
    "mock/domain/users/planted.ts",
    'export { text } from "../orders/rules.ts";\n',
    "mock/domain/users-imports-lower-layers",
  ],
  [
    "a source file that imports the mock",
    "src/planted.ts",
    'export { text } from "../mock/kernel/text.ts";\n',
    "src-never-mock",
  ],
  [
    "a core file that imports Node",
    "mock/core/planted.ts",
    'export { readFileSync } from "node:fs";\n',
    "no-node-below-adapters",
  ],
])("dependency-cruiser rejects %s", { timeout: 60_000 }, async (_, file, text, rule) => {
  const output = await checkImports(await createProject({ [file]: text }));
  expect(output).toContain(`error ${rule}: ${file}`);
});

test("dependency-cruiser rejects a cycle between two areas", { timeout: 60_000 }, async () => {
  const output = await checkImports(
    await createProject({
      "mock/domain/users/planted.ts": 'export { b } from "../orders/planted.ts";\nexport const a = 1;\n',
      "mock/domain/orders/planted.ts": 'export { a } from "../users/planted.ts";\nexport const b = 1;\n',
    }),
  );
  expect(output).toContain("error no-cycle: mock/domain/");
});

test.each(["mock/planted", "mock/domain/planted", "src/planted"])(
  "both linters reject the unknown folder %s",
  { timeout: 60_000 },
  async (name) => {
    const folder = await createProject({ [`${name}/planted.ts`]: "export const planted = 1;\n" });
    expect(await checkImports(folder)).toContain(`${name} is not on a layer`);
    expect(await checkGlobals(folder)).toContain(`${name} is not on a layer`);
  },
);

test.each([
  ["the machine's clock", "export const planted = new Date();\n", "Date"],
  ["a timer", "export const planted = setTimeout(() => {}, 1);\n", "setTimeout"],
  ["global randomness", "export const planted = Math.random();\n", "random"],
])("the linter rejects %s below the core", { timeout: 60_000 }, async (_, text, name) => {
  for (const layer of ["kernel", "domain/users", "report-parser", "webhooks"]) {
    const file = `mock/${layer}/planted.ts`;
    const output = await checkGlobals(await createProject({ [file]: text }));
    expect(output, layer).toContain(name);
    expect(output, layer).toContain(file);
  }
});
