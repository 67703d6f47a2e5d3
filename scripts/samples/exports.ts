import ts from "typescript";
import { project } from "./project.ts";

/** Something that users import and that exists at run time: a function, a class, an object. */
export interface PublicExport {
  /** The entry that it is imported from, such as `sanguine/enums`. */
  readonly entry: string;
  readonly name: string;
  /** Whether a guide or a comment may show one of its kind for all: `enum`, `values`, `schema`; null where it may not. */
  readonly family: string | null;
  /** The same for every entry that exports the same thing. */
  readonly origin: string;
}

/** What each entry of the package exports at run time, by the compiler. */
export function publicExports(entries: Readonly<Record<string, string>>): PublicExport[] {
  const program = ts.createProgram(Object.values(entries), project().options);
  const checker = program.getTypeChecker();
  return Object.entries(entries).flatMap(([entry, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry}: ${file} is no module`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = symbol.declarations ?? [];
      // A name that was re-exported by `export type` has no value, whatever stands behind it.
      if (!(symbol.flags & ts.SymbolFlags.Value) || declaration === undefined || isTypeOnly(exported))
        return [];
      const from = declaration.getSourceFile().fileName;
      return {
        entry,
        name: exported.name,
        family: familyOf(exported.name, from),
        origin: `${from} ${symbol.name}`,
      };
    });
  });
}

const isTypeOnly = (exported: ts.Symbol): boolean =>
  exported.declarations?.some((each) => ts.isExportSpecifier(each) && ts.isTypeOnlyExportDeclaration(each)) ??
  false;

/** Hundreds of generated names are read alike; each family needs one sample. */
function familyOf(name: string, file: string): string | null {
  if (file.endsWith("/generated/enums.ts")) return name.endsWith("Values") ? "values" : "enum";
  return name.endsWith("Schema") && file.endsWith("/generated/schemas/tolerant.ts") ? "schema" : null;
}
