import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../mock", import.meta.url));

/** Where the interfaces and classes are whose members the control API offers. */
const sources = ["tools", "faults", "journal", "unknown-values", "domain/settings.ts"];

type Declared = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration;

type Members = ReadonlyMap<string, ts.TypeElement | ts.ClassElement>;

/** Emits what each method of the control API does: the comments of the facades in `mock/tools/`. */
export function emitMethodTexts(): string {
  const declared = new Map<string, Declared>();
  for (const file of ts.sys.readDirectory(root, [".ts"], [], sources)) {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    for (const one of source.statements) if (isDeclared(one) && one.name) declared.set(one.name.text, one);
  }
  const texts: Record<string, string> = {};
  const list = (name: string): Members => listMembers(ts.factory.createTypeReferenceNode(name), declared);
  for (const [name, member] of [...list("ControlTeamsMethods"), ...list("ControlTeamMethods")])
    if (ts.isPropertySignature(member) && member.type !== undefined)
      for (const [verb, one] of listMembers(member.type, declared))
        texts[`${name}.${verb}`] = readComment(one);
    else texts[name] = readComment(member);
  return [
    "/* What the methods of the control API do. Generated from the comments in mock/tools by `npm run generate`. Do not edit. */",
    `/** What each method does, by its name, such as \`orders.create\`. */
    export const methodTexts: Readonly<Record<string, string>> = ${JSON.stringify(texts)};`,
  ].join("\n\n");
}

function isDeclared(node: ts.Node): node is Declared {
  return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Lists the members of a type, those of its bases first. `Pick` and `Omit` choose by names; every other generic type keeps all. */
function listMembers(type: ts.TypeNode, declared: ReadonlyMap<string, Declared>): Members {
  if (!ts.isTypeReferenceNode(type) && !ts.isExpressionWithTypeArguments(type)) return new Map();
  const name = getTypeName(type);
  const found = declared.get(name);
  const [inner, keys] = type.typeArguments ?? [];
  if (found === undefined || found.name?.text === "PlainFacade") {
    if (inner === undefined) return new Map();
    const names = new Set(keys?.getText().match(/(?<=")\w+(?=")/g));
    const isKept = ([member]: [string, unknown]): boolean =>
      name === "Pick" ? names.has(member) : name !== "Omit" || !names.has(member);
    return new Map([...listMembers(inner, declared)].filter(isKept));
  }
  if (ts.isTypeAliasDeclaration(found)) return listMembers(found.type, declared);
  const bases = (found.heritageClauses ?? []).flatMap(({ types }) => types);
  const own = [...found.members].flatMap((member) =>
    member.name ? [[member.name.getText(), member] as const] : [],
  );
  return new Map([...bases.flatMap((each) => [...listMembers(each, declared)]), ...own]);
}

function getTypeName(type: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments): string {
  const name = ts.isTypeReferenceNode(type) ? type.typeName : type.expression;
  return ts.isIdentifier(name) ? name.text : "";
}

/** How a comment says what an error of a facade is in the control API. */
const errors: readonly (readonly [RegExp, string])[] = [
  [/(?<=\. )Throws an? `ServiceError` (?=\d)/g, "Fails with status "],
  [/throws an? `ServiceError` (?=\d)/g, "fails with status "],
  [/Throws (a )?(`ServiceError`|`?TypeError`?)/g, "Fails"],
];

/** Reads the comment of a member, without its examples. */
function readComment(member: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const tags = (comment?.tags ?? []).map((tag) => {
    const text = (ts.getTextOfJSDocComment(tag.comment) ?? "").replaceAll(/^- |\.$/g, "");
    if (ts.isJSDocParameterTag(tag)) return `${tag.name.getText()}: ${text}.`;
    if (ts.isJSDocReturnTag(tag)) return `Returns ${text}.`;
    return tag.tagName.text === "default" ? `Default: ${text}.` : "";
  });
  const whole = [ts.getTextOfJSDocComment(comment?.comment), ...tags]
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return errors.reduce((text, [throws, fails]) => text.replaceAll(throws, fails), whole);
}
