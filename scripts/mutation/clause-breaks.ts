import { dirname, join } from "node:path";
import { parse } from "yaml";

/** A change of the source that breaks one clause. */
export interface ClauseBreak {
  readonly clause: string;
  readonly file: string;
  /** The text to replace. It occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** True when the compiler must notice it, by the type tests of the clause. */
  readonly types: boolean;
}

/** Parses spec/clause-breaks.yaml, which maps clause ids to files and their breaks. */
export function readClauseBreaks(yaml: string): ClauseBreak[] {
  type Row = Pick<ClauseBreak, "find" | "replace"> & Partial<ClauseBreak>;
  const clauses = (parse(yaml) ?? {}) as Record<string, Record<string, readonly Row[]>>;
  return Object.entries(clauses).flatMap(([clause, files]) =>
    Object.entries(files).flatMap(([file, rows]) =>
      rows.map(({ types = false, ...row }) => ({ clause, file, types, ...row })),
    ),
  );
}

/** Returns the source with the break. Throws when the source does not have the text exactly once. */
export function plantBreak(
  { clause, file, find, replace }: Omit<ClauseBreak, "types">,
  source: string,
): string {
  const count = find === "" ? 0 : source.split(find).length - 1;
  if (count !== 1 || find === replace)
    throw new Error(
      `spec/clause-breaks.yaml: the break of ${clause} needs a text that ${file} has once, and another one in its place. ` +
        `It has ${JSON.stringify(find)} ${count} times. Adapt the break to the source.`,
    );
  return source.replace(find, () => replace);
}

/** Matches the full titles of tests that name a clause, such as `[USR-4, USR-5] finds the user`. */
export function matchTitles(clause: string): RegExp {
  return new RegExp(`\\[(?:[A-Z]+-\\d+\\s*,\\s*)*${clause}(?:\\s*,\\s*[A-Z]+-\\d+)*\\]`);
}

/** Whether only the compiler checks a file of tests. */
export const isTypeTest = (file: string): boolean => file.endsWith(".test-d.ts");

/**
 * Finds the test files that can have tests with a matching title, type tests too: files with the title themselves and, for a suite
 * that several files share, the first of them.
 *
 * @param sources - the texts of all files below test/, by path
 */
export function findTestFiles(sources: ReadonlyMap<string, string>, titles: RegExp): string[] {
  const findFile = (path: string): string | undefined => {
    if (path.endsWith(".test.ts") || isTypeTest(path)) return path;
    for (const [other, text] of sources) {
      const imports = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, specifier = ""]) =>
        join(dirname(other), specifier),
      );
      const found = imports.includes(path) ? findFile(other) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const files = [...sources].flatMap(([path, text]) => (titles.test(text) ? [findFile(path)] : []));
  return [...new Set(files)].filter((path) => path !== undefined).toSorted();
}
