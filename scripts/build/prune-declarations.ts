import { dirname, join, normalize } from "node:path";
import ts from "typescript";

interface Source {
  readonly file: ts.SourceFile;
  readonly declared: ReadonlyMap<string, readonly ts.Statement[]>;
  /** Where a name comes from that the source imports or exports from another: the path of the other, and the name there. */
  readonly linked: ReadonlyMap<string, readonly [path: string, name: string]>;
  /** The sources of which this one exports everything. */
  readonly all: readonly string[];
}

function listNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ["default"];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as { readonly name?: ts.Node };
  return name === undefined ? [] : [name.getText()];
}

/** The names that an import or an export from another module gives, with their names there. `*` is the module itself. */
function listLinks(statement: ts.Statement): [local: string, name: string][] {
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings: bindings } = statement.importClause ?? {};
    const first: [string, string][] = name ? [[name.text, "default"]] : [];
    if (bindings === undefined) return first;
    if (ts.isNamespaceImport(bindings)) return [...first, [bindings.name.text, "*"]];
    return [...first, ...bindings.elements.map(toLink)];
  }
  const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
  return clause && ts.isNamedExports(clause) ? clause.elements.map(toLink) : [];
}

const toLink = ({ name, propertyName }: ts.ImportSpecifier | ts.ExportSpecifier): [string, string] => [
  name.text,
  (propertyName ?? name).text,
];

const isLink = (node: ts.Node): node is ts.ImportDeclaration | ts.ExportDeclaration =>
  ts.isImportDeclaration(node) || ts.isExportDeclaration(node);

/** The path of the source that a specifier in another names, without extension. */
export const locateSource = (path: string, specifier: string): string =>
  normalize(join(dirname(path), specifier.replace(/\.ts$/, "")));

/** The path of the source that a module specifier names. Null for a package. */
const locate = (path: string, specifier: ts.Node | undefined): string | null =>
  specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text.startsWith(".")
    ? locateSource(path, specifier.text)
    : null;

function readSource(path: string, text: string): Source {
  const file = ts.createSourceFile(`${path}.d.ts`, text, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Statement[]>();
  const linked = new Map<string, readonly [string, string]>();
  const all: string[] = [];
  for (const statement of file.statements) {
    if (isLink(statement)) {
      const other = locate(path, statement.moduleSpecifier);
      const isWhole = ts.isExportDeclaration(statement) && statement.exportClause === undefined;
      if (isWhole && other !== null) all.push(other);
      const isOwn = statement.moduleSpecifier === undefined;
      for (const [local, name] of listLinks(statement))
        if (isOwn ? local !== name : other !== null) linked.set(local, [other ?? path, name]);
    } else
      for (const name of listNames(statement)) declared.set(name, [...(declared.get(name) ?? []), statement]);
  }
  return { file, declared, linked, all };
}

/**
 * Leaves out the declarations that no entry of the package exports or needs. The rules of the mock declare many, which users cannot import
 * and would find in the suggestions of their editor.
 *
 * @param texts the declarations of each source, by its path without extension
 * @param roots the paths of the entries
 */
export function pruneDeclarations(
  texts: ReadonlyMap<string, string>,
  roots: readonly string[],
): Map<string, string> {
  const sources = new Map(Array.from(texts, ([path, text]) => [path, readSource(path, text)]));
  const used = new Set<ts.Statement>();
  const names = new Set<string>();
  const useName = (path: string, name: string): void => {
    const source = sources.get(path);
    if (source === undefined || names.has(`${path} ${name}`)) return;
    names.add(`${path} ${name}`);
    if (name === "*") return useExports(path);
    for (const statement of source.declared.get(name) ?? []) useStatement(path, statement);
    const link = source.linked.get(name);
    if (link !== undefined) useName(...link);
    for (const other of source.all) useName(other, name);
  };
  const useStatement = (path: string, statement: ts.Statement): void => {
    if (used.has(statement)) return;
    used.add(statement);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) useName(path, node.text);
      const other =
        ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
      const from = locate(path, other);
      if (from !== null) useExports(from);
      ts.forEachChild(node, visit);
    };
    visit(statement);
  };
  const useExports = (path: string): void => {
    const source = sources.get(path);
    if (source === undefined || names.has(path)) return;
    names.add(path);
    for (const statement of source.file.statements) {
      if (isLink(statement)) {
        if (ts.isExportDeclaration(statement))
          for (const [local, name] of listLinks(statement))
            useName(path, statement.moduleSpecifier ? local : name);
      } else for (const name of listNames(statement)) useName(path, name);
    }
    source.all.forEach(useExports);
  };
  roots.forEach(useExports);

  /** The text of an import or export without unused names. Empty when none is used. */
  const printLink = (path: string, statement: ts.ImportDeclaration | ts.ExportDeclaration): string => {
    const text = statement.getFullText();
    const links = listLinks(statement);
    const unused = links.filter(
      ([local, name]) => !names.has(`${path} ${local}`) && !names.has(`${path} ${name}`),
    );
    if (links.length > 0 && unused.length === links.length) return "";
    const dropped = new Set(unused.map(([local]) => local));
    return text.replace(/\{([^}]*)\}/, (_, list: string) => {
      const kept = list.split(",").map((one) => one.trim());
      return `{ ${kept.filter((one) => one !== "" && !dropped.has(one.split(/\s+/).at(-1) ?? "")).join(", ")} }`;
    });
  };
  const pruned = new Map<string, string>();
  for (const [path, { file }] of sources) {
    const kept = file.statements.map((statement) =>
      isLink(statement) ? printLink(path, statement) : used.has(statement) ? statement.getFullText() : "",
    );
    pruned.set(path, kept.join("").trimStart() + "\n");
  }
  return pruned;
}
