import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { getProgram, root } from "../support/program.ts";

const index = `${root}/src/index.ts`;
const types = `${root}/src/types.ts`;
const resources = readdirSync(`${root}/src/resources`).map((name) => `${root}/src/resources/${name}`);
const program = getProgram();
const checker = program.getTypeChecker();

/** Lists the names that a module exports. */
function listExports(path: string): string[] {
  const file = program.getSourceFile(path);
  const symbol = file && checker.getSymbolAtLocation(file);
  if (!symbol) throw new Error(`${path} is no module.`);
  return checker.getExportsOfModule(symbol).map(({ name }) => name);
}

const isOurs = (node: ts.Node): boolean => node.getSourceFile().fileName.startsWith(`${root}/src/`);

/** Lists the structures that the methods of a resource take and return. */
function listSignatureTypes(path: string): string[] {
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declared = target?.declarations?.[0];
      if (declared && isOurs(declared) && ts.isInterfaceDeclaration(declared)) names.add(node.typeName.text);
    }
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isMethodSignature(node)) collect(node);
    else ts.forEachChild(node, visit);
  };
  const file = program.getSourceFile(path);
  if (file) visit(file);
  return [...names];
}

test(
  "the root exports what the methods take and return, and no more than 250 names",
  { timeout: 60_000 },
  () => {
    const exported = listExports(index);
    const needed = [...new Set(resources.flatMap(listSignatureTypes))];
    expect(needed.length).toBeGreaterThan(60);
    expect(needed.filter((name) => !exported.includes(name))).toEqual([]);
    expect(exported.length).toBeLessThanOrEqual(250);
  },
);

test("sanguine/types exports every type of the OpenAPI document", { timeout: 60_000 }, () => {
  const exported = listExports(types);
  const generated = listExports(`${root}/src/generated/types.ts`);
  expect(generated.filter((name) => !exported.includes(name))).toEqual([]);
});

test("no root export shadows a global of the browser", { timeout: 60_000 }, () => {
  const dom = join(dirname(ts.getDefaultLibFilePath({})), "lib.dom.d.ts");
  const lib = ts.createProgram([dom], { noLib: true, types: [] });
  const file = lib.getSourceFile(dom);
  if (!file) throw new Error("The compiler found no library of the browser.");
  const globals = new Set(
    lib
      .getTypeChecker()
      .getSymbolsInScope(file, ts.SymbolFlags.Type | ts.SymbolFlags.Value)
      .map(({ name }) => name),
  );
  expect(globals).toContain("Credential");
  expect(listExports(index).filter((name) => globals.has(name))).toEqual([]);
});
