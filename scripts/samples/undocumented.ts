import ts from "typescript";
import type { PublicExport } from "./exports.ts";
import type { Sample } from "./sample.ts";

/** Lists what a sample imports, as `entry name`. */
export function listImportedNames({ file, code }: Sample): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return [];
    const named = importClause.namedBindings;
    const names =
      named && ts.isNamedImports(named)
        ? named.elements.map((element) => (element.propertyName ?? element.name).text)
        : [];
    if (importClause.name) names.push("default");
    return names.map((name) => `${moduleSpecifier.text} ${name}`);
  });
}

/** Lists the keys that an export shares with those covered by the same sample. */
const listKeys = ({ entry, name, family, origin }: PublicExport): string[] => [
  origin,
  family ?? `${entry} ${name}`,
];

/**
 * Finds the exports that no sample imports. Importing from any entry point counts. A guard covers its error class, and one
 * member of a family covers all others.
 */
export function findUndocumented(
  exports: readonly PublicExport[],
  samples: readonly Sample[],
): PublicExport[] {
  const imported = new Set(samples.flatMap(listImportedNames));
  const covered = new Set(
    exports.filter(({ entry, name }) => imported.has(`${entry} ${name}`)).flatMap(listKeys),
  );
  return exports.filter((each) => {
    const guard = `${each.entry} is${each.name}`;
    return !listKeys(each).some((key) => covered.has(key)) && !covered.has(guard);
  });
}
