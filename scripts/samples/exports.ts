import ts from "typescript";
import { readProject } from "./project.ts";

/** A public export that exists at run time: a function, class or object. */
export interface PublicExport {
  /** The entry point, such as `sanguine/enums`. */
  readonly entry: string;
  readonly name: string;
  /** The family that one sample covers (`enum`, `values`, `schema`), or null when the export needs its own. */
  readonly family: string | null;
  /** Identifies the declaration. Equal for entry points that export the same thing. */
  readonly origin: string;
}

/**
 * Creates a program of the project's own files. It loads no library and no package, which would take most of the time and
 * say nothing about which names are exported.
 */
function createOwnProgram(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = { ...readProject().options, noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) => {
      const { resolvedModule } = /^(?:\.|sanguine)/.test(text)
        ? ts.resolveModuleName(text, file, options, host)
        : { resolvedModule: undefined };
      return { resolvedModule };
    });
  return ts.createProgram(files, options, host);
}

/** Lists what each entry point exports at run time. */
export function listPublicExports(entries: Readonly<Record<string, string>>): PublicExport[] {
  const program = createOwnProgram(Object.values(entries));
  const checker = program.getTypeChecker();
  return Object.entries(entries).flatMap(([entry, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry}: ${file} is not a module`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = symbol.declarations ?? [];
      // A name re-exported with `export type` has no value.
      if (!(symbol.flags & ts.SymbolFlags.Value) || declaration === undefined || isTypeOnly(exported))
        return [];
      const from = declaration.getSourceFile().fileName;
      return {
        entry,
        name: exported.name,
        family: getFamily(exported.name, from),
        origin: `${from} ${symbol.name}`,
      };
    });
  });
}

const isTypeOnly = (exported: ts.Symbol): boolean =>
  exported.declarations?.some((each) => ts.isExportSpecifier(each) && ts.isTypeOnlyExportDeclaration(each)) ??
  false;

/** Returns the family of a generated name. Each family needs one sample. */
function getFamily(name: string, file: string): string | null {
  if (file.endsWith("/generated/enums.ts")) return name.endsWith("Values") ? "values" : "enum";
  return name.endsWith("Schema") && file.endsWith("/generated/schemas/tolerant.ts") ? "schema" : null;
}
