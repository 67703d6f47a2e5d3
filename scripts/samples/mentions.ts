import ts from "typescript";
import type { PublicExport } from "./exports.ts";
import type { Sample } from "./sample.ts";

/** What a sample imports from the package and then uses, as `entry name`. */
export function importedBy({ file, code }: Sample): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const named = importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named) || !ts.isStringLiteral(moduleSpecifier)) return [];
    return named.elements.map(
      (element) => `${moduleSpecifier.text} ${(element.propertyName ?? element.name).text}`,
    );
  });
}

/** What an export shares with those that are shown along with it. */
const keysOf = ({ entry, name, family, origin }: PublicExport): string[] => [
  origin,
  family ?? `${entry} ${name}`,
];

/**
 * The exports that no sample shows. An export counts as shown under whatever entry it is imported from, an error class also by
 * its guard, and one of a family by any other of it.
 */
export function unshown(exports: readonly PublicExport[], samples: readonly Sample[]): PublicExport[] {
  const imported = new Set(samples.flatMap(importedBy));
  const shown = new Set(
    exports.filter(({ entry, name }) => imported.has(`${entry} ${name}`)).flatMap(keysOf),
  );
  return exports.filter((each) => {
    const guard = `${each.entry} is${each.name}`;
    return !keysOf(each).some((key) => shown.has(key)) && !shown.has(guard);
  });
}
