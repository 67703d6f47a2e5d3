import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, it } from "vitest";

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
    external: ["sanguine", ...Object.keys({ ...dependencies, ...peerDependencies })],
  });
  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const packages = new Set(
    bundled.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
  );
  const [, own = ""] = notices.split("## Code bundled in the mock");
  const [listed = ""] = own.split("\n## ");
  const named = [...listed.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(packages);
});
