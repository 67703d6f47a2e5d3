import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { expect, it } from "vitest";
import { buildConsole } from "../../scripts/build-console.ts";

const notices = readFileSync("THIRD-PARTY-NOTICES.md", "utf8");
const { files, dependencies, peerDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  files: string[];
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

it("the package contains third-party notices, with the exact LOINC notice", () => {
  expect(files).toContain("THIRD-PARTY-NOTICES.md");
  const quoted = readFileSync("mock/catalog/labs/NOTICE.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith(">"))
    .join("\n");
  expect(quoted).toContain("LOINC is copyright");
  expect(notices).toContain(quoted);
});

it("lists exactly the packages that are bundled into the mock, and no entry point contains the console [CON-2]", async () => {
  const { metafile } = await build({
    entryPoints: [
      "mock/index.ts",
      "mock/adapters/node-http.ts",
      "mock/adapters/msw-node.ts",
      "mock/adapters/vitest.ts",
      "mock/adapters/playwright.ts",
      "mock/tools/control/client.ts",
    ],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    outdir: "unwritten",
    write: false,
    metafile: true,
    // Users install zod for the schemas of the client. The mock has its own copy.
    external: [
      "sanguine",
      "node:*",
      ...Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name !== "zod"),
    ],
  });
  expect(listNamed("## Code bundled in the mock")).toEqual(listPackages(metafile));
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain("mock/adapters/console-page.ts");
  expect(inputs.filter((path) => /^mock\/console\/|esbuild|preact|uplot/.test(path))).toEqual([]);
});

it("the console is one script of at most 150 kB and one style sheet, with exactly the packages that are listed [CON-2]", async () => {
  const { script, style, metafile } = await buildConsole();
  expect(listNamed("## Code bundled in the console")).toEqual(listPackages(metafile));
  expect(gzipSync(script).length).toBeLessThan(150_000);
  expect(gzipSync(style).length).toBeLessThan(15_000);
  expect(Object.keys(metafile.outputs).toSorted()).toEqual([
    "dist/console/console.css",
    "dist/console/console.js",
  ]);
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain("mock/tools/control/client.ts");
  // It reaches the mock over the control API only.
  expect(inputs.filter((path) => /^mock\/(domain|store|facades|core|http|catalog)\//.test(path))).toEqual([]);
});

function listPackages({ outputs }: Metafile): Set<string> {
  const bundled = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return new Set(bundled.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []));
}

/** Lists the packages that a section of the notices names. */
function listNamed(heading: string): Set<string> {
  const [, own = ""] = notices.split(heading);
  const [listed = ""] = own.split("\n## ");
  return new Set([...listed.matchAll(/^### (.+)$/gm)].map(([, name = ""]) => name));
}
