import { astToString } from "openapi-typescript";
import ts from "typescript";
import { commentText } from "./document-comment.ts";
import type { Shape } from "./model.ts";

const { factory } = ts;
type Statement = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** What holds bytes, here and in a browser. */
export const binaryType = () =>
  factory.createUnionTypeNode([
    factory.createTypeReferenceNode("Blob"),
    factory.createTypeReferenceNode("Uint8Array"),
  ]);

/** The members of one of the interfaces that openapi-typescript makes. */
export function membersOf(
  declarations: readonly ts.InterfaceDeclaration[],
  name: string,
): ts.PropertySignature[] {
  const found = declarations.find((d) => d.name.text === name);
  return found ? found.members.filter(ts.isPropertySignature) : [];
}

/** The parts of a type literal by name. */
export function partsOf(type: ts.TypeNode | undefined): Map<string, ts.PropertySignature> {
  const members = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
  return new Map(members.map((member) => [nameOf(member.name), member]));
}

export const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";

/** The schema that `components["schemas"]["X"]` names. */
export function referenceName(node: ts.Node): string | null {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return null;
  return literalText(node.objectType.indexType) === "schemas" ? literalText(node.indexType) : null;
}

const literalText = (type: ts.TypeNode): string | null =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null;

/** An enum as a union of its values; an open one admits any other string without losing the known ones. */
export function enumType(shape: Shape): ts.TypeNode | null {
  if (shape.kind === "nullable") {
    const inner = enumType(shape.of);
    return inner && factory.createUnionTypeNode([inner, factory.createLiteralTypeNode(factory.createNull())]);
  }
  if (shape.kind !== "enum") return null;
  const known = shape.values.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value)),
  );
  return factory.createUnionTypeNode(shape.open ? [...known, openString()] : known);
}

const openString = () =>
  factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );

/** Declares a type under a name: an interface where it is an object. */
export function declaration(
  name: string,
  type: ts.TypeNode,
  parameters?: ts.TypeParameterDeclaration[],
): Statement {
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, name, parameters, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, name, parameters, type);
}

/** Puts a comment in the place of whatever comments a node had. */
export function comment<T extends ts.Node>(node: T, lines: readonly string[]): T {
  const text = commentText(lines);
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  const comments =
    text === null ? undefined : [{ kind, text, pos: -1, end: -1, hasTrailingNewLine: true } as const];
  return ts.setSyntheticLeadingComments(node, comments);
}

/** Prints a declaration under its comment. */
export const print = (statement: Statement, lines: readonly string[]): string =>
  astToString([comment(statement, lines)]).trim();
