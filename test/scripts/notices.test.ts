import { readFileSync } from "node:fs";
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

it("lists exactly the packages that are bundled into the mock", async () => {
  const { metafile } = await build({
    entryPoints: ["mock/index.ts"],
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
      ...Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name !== "zod"),
    ],
  });
  expect(listNamed("## Code bundled in the mock")).toEqual(listPackages(metafile));
});

it("lists exactly the packages that are bundled into the console", async () => {
  const { metafile } = await buildConsole();
  expect(listNamed("## Code bundled in the console")).toEqual(listPackages(metafile));
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
