import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { collectSamples } from "../../scripts/samples/collect.ts";
import { readProject } from "../../scripts/samples/project.ts";
import { root } from "../support/check-types.ts";
import { getProgram } from "../support/program.ts";

const inSource = (path: string) => join(root, "src", path);

/** The sources that are written by hand, and the generated methods. */
const sources = readdirSync(inSource(""), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !/^generated\/(?!resources\.)/.test(path))
  .map(inSource);

/** Tests the comments and the exports of the sources, as the compiler sees them. */
export function describeDocumentation(): void {
  // Nothing but the module of the program refers to it, so that its memory can be freed.
  const getChecker = () => getProgram().getTypeChecker();
  const publicTypes = () => [...exportsOf(inSource("index.ts")), ...exportsOf(inSource("types.ts"))];

  /** What a module exports. */
  function moduleExports(path: string): ts.Symbol[] {
    const file = getProgram().getSourceFile(path);
    const symbol = file && getChecker().getSymbolAtLocation(file);
    if (!symbol) throw new Error(`No module ${path}.`);
    return getChecker().getExportsOfModule(symbol);
  }

  /** What a module exports, followed to where it is declared. */
  const exportsOf = (path: string): ts.Symbol[] =>
    moduleExports(path).map((one) =>
      one.flags & ts.SymbolFlags.Alias ? getChecker().getAliasedSymbol(one) : one,
    );

  test("every ts block of the comments is a sample, which is compiled and run", async () => {
    const fences = sources.flatMap((path) => readFileSync(path, "utf8").match(/^ *\* ```ts\b/gm) ?? []);
    const collected = await collectSamples(root);
    expect(fences.length).toBeGreaterThan(20);
    expect(collected.filter(({ file }) => file.startsWith("src/")).length).toBe(fences.length);
    // The compiler silently ignores folders that start with a dot, unless tsconfig.json includes them explicitly.
    const compiled = readProject().fileNames.filter((path) => path.startsWith(`${root}/.samples/`));
    expect(compiled.length).toBe(collected.length + 1);
  });

  test("the comments of methods name the errors that are thrown, and no status of an error", () => {
    const text = readFileSync(inSource("generated/resources.ts"), "utf8").replaceAll(/```[^]*?```/g, "");
    expect(text).toContain("Returns one user. Throws NotFoundError for a deleted user.");
    expect(text).toContain("ConflictError when another user of your team has the `client_user_id`");
    expect(text.match(/.*\b4\d\d\b.*/g)).toBe(null);
  });

  test(
    "[USR-6] every export has a sentence of its own, and client_user_id its warning",
    { timeout: 60_000 },
    () => {
      const missing: string[] = [];
      for (const symbol of new Set(publicTypes())) {
        const declared = symbol.declarations?.[0]?.getSourceFile().fileName ?? "";
        if (
          /generated\/types/.test(declared) &&
          /^(paths|operations|components|webhooks|\$defs)$/.test(symbol.name)
        )
          continue;
        const text = ts.displayPartsToString(symbol.getDocumentationComment(getChecker()));
        if (text.trim().length < 5) missing.push(symbol.name);
      }
      expect(missing).toEqual([]);

      const create = exportsOf(inSource("index.ts")).find(({ name }) => name === "UserCreate");
      const field = create?.members?.get(ts.escapeLeadingUnderscores("client_user_id"));
      expect(field && ts.displayPartsToString(field.getDocumentationComment(getChecker()))).toMatch(
        /must not contain personal data/,
      );
    },
  );

  test("[LT-2, VER-2] what is deprecated is marked so in the types", { timeout: 60_000 }, () => {
    const deprecated = new Map<string, string[]>();
    for (const symbol of new Set(publicTypes())) {
      for (const member of symbol.members?.values() ?? []) {
        if (!member.getJsDocTags(getChecker()).some(({ name }) => name === "deprecated")) continue;
        deprecated.set(symbol.name, [...(deprecated.get(symbol.name) ?? []), member.name]);
      }
    }
    expect(deprecated.get("TimeseriesGroupedQuery")).toEqual(["cursor"]);
    expect(deprecated.get("GroupedTimeseries")).toEqual(["next"]);
    expect(deprecated.get("StepsPoint")).toContain("id");
    expect(deprecated.get("ProviderLinkResponse")).toEqual(["provider", "connected", "provider_id"]);
    expect(deprecated.get("LabTestsOperations")).toEqual(["listLegacy"]);
    expect(deprecated.get("TimeseriesOperations")).toEqual(["sleepStream"]);
    expect(deprecated.get("LabTest")).toEqual(["is_active", "is_delegated"]);
    expect(deprecated.get("OrderCreate")).toEqual(["lab_test_id", "health_insurance"]);
    expect(deprecated.get("Order")).toEqual(["requisition_form_url"]);
    expect(deprecated.get("BiomarkerResult")).toEqual(["value"]);
  });

  const listExports = (path: string): string[] => moduleExports(inSource(path)).map(({ name }) => name);

  test(
    "the root exports what the methods take and return, and no more than 250 names",
    { timeout: 60_000 },
    () => {
      const exported = listExports("index.ts");
      // The methods that are written by hand take and return these, too.
      const needed = new Set(["Limit", "TimeseriesGroupedQuery", "MarkersPage", "LabTestsPage"]);
      const methods = readFileSync(inSource("generated/resources.ts"), "utf8");
      for (const [, names = ""] of methods.matchAll(/^import type \{([^}]*)\}/gm))
        for (const [name] of names.matchAll(/\w+/g)) needed.add(name);
      expect(needed.size).toBeGreaterThan(60);
      // A page of markers or lab tests has the prices in a field.
      const missing = ["LabTestPricing", "MarkerPricing"];
      expect([...needed].filter((name) => !exported.includes(name)).toSorted()).toEqual(missing);
      expect(exported.length).toBeLessThanOrEqual(250);
    },
  );

  test("sanguine/types exports every type of the OpenAPI document", { timeout: 60_000 }, () => {
    const exported = listExports("types.ts");
    const generated = listExports("generated/types.ts");
    expect(generated.filter((name) => !exported.includes(name))).toEqual([]);
  });

  test("no root export shadows a global of the browser", { timeout: 60_000 }, () => {
    const dom = readFileSync(join(dirname(ts.getDefaultLibFilePath({})), "lib.dom.d.ts"), "utf8");
    const declared = dom.matchAll(/^(?:declare )?(?:interface|type|var|function|namespace) (\w+)/gm);
    const globals = new Set(Array.from(declared, ([, name]) => name));
    expect(globals).toContain("Credential");
    expect(listExports("index.ts").filter((name) => globals.has(name))).toEqual([]);
  });
}
