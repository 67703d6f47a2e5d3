/**
 * Writes what each entry of the package exports to `etc/api/`, so that a change of the public interface shows in a review.
 *
 *   npx tsx scripts/api-report.ts                # writes the reports
 *   npx tsx scripts/api-report.ts --check     # finds drift; with --tarball FILE of a packed package
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript";
import { buildDeclarations } from "./build/build-declarations.ts";
import { entryFiles, getBuiltName, getReportFile } from "./entry-files.ts";
import { writeOrCheck } from "./generated-files.ts";
import { run, createTemporaryFolder } from "./run.ts";

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, tarball: { type: "string" } },
});

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Prints the declarations of a symbol without comments. Undefined when it is declared outside of the folder. */
function printSymbol(symbol: ts.Symbol, folder: string): string | undefined {
  const own = (symbol.declarations ?? []).filter((declaration) =>
    declaration.getSourceFile().fileName.startsWith(folder),
  );
  const texts = own.map((declaration) => {
    // A variable's declaration has no `const`; its statement has.
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
  });
  return texts.length === 0 ? undefined : texts.join("\n");
}

/** Whether the generator writes a type. Its changes are those of the OpenAPI document. Methods are described all the same. */
const isGenerated = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((one) =>
    /\/declarations\/src\/generated\/(?!resources\.)/.test(one.getSourceFile().fileName),
  );

/**
 * Describes what entries export, by the file of their report. What several entries export is described at the first one, and named at the
 * others; what is generated is only named.
 *
 * @param folder - the folder of the built declarations
 */
function describeEntries(folder: string): Map<string, string> {
  const root = resolve(folder);
  const names = [...entryFiles.keys()];
  const locate = (name: string): string => join(root, `${getBuiltName(name)}.d.ts`);
  const program = ts.createProgram(names.map(locate), {
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: Object.fromEntries(names.map((name) => [name, [locate(name)]])),
  });
  const checker = program.getTypeChecker();
  const described = new Map<ts.Symbol, string>();
  const reports = new Map<string, string>();
  for (const name of names) {
    const file = program.getSourceFile(locate(name));
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${locate(name)} exports nothing.`);
    const exports = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const listed: string[] = [];
    const printed: string[] = [];
    for (const symbol of exports) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const first = described.get(target);
      described.set(target, first ?? name);
      const text = printSymbol(target, root);
      if (first !== undefined) listed.push(`// ${symbol.name}: see ${first}`);
      else if (text === undefined) listed.push(`// ${symbol.name}: of another package`);
      else if (isGenerated(target)) listed.push(`// ${symbol.name}: generated from the OpenAPI document`);
      else printed.push(target.name === symbol.name ? text : `// exported as ${symbol.name}\n${text}`);
    }
    const blocks = [...(listed.length > 0 ? [listed.join("\n")] : []), ...printed];
    const report = `# ${name}\n\n\`\`\`ts\n${blocks.join("\n\n")}\n\`\`\`\n`;
    reports.set(getReportFile(name), (reports.get(getReportFile(name)) ?? "") + report);
  }
  return reports;
}

using declarations = createTemporaryFolder("api-");
const temporary = declarations.path;
if (values.tarball === undefined) await buildDeclarations(temporary);
else run("tar", ["-xzf", values.tarball, "-C", temporary, "--strip-components=2", "package/dist"]);
const files = describeEntries(temporary);
await writeOrCheck({ folder: "etc/api", files, whole: true }, values.check, "npx tsx scripts/api-report.ts");
