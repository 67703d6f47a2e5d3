import { astToString } from "openapi-typescript";
import ts from "typescript";
import { formatComment } from "./document-comment.ts";
import type { Shape } from "./model.ts";

const { factory } = ts;
type Statement = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Creates the type of binary data. */
export const createBinaryType = () =>
  factory.createUnionTypeNode([
    factory.createTypeReferenceNode("Blob"),
    factory.createTypeReferenceNode("Uint8Array"),
  ]);

/** Lists the members of an interface by openapi-typescript. */
export function listMembers(
  declarations: readonly ts.InterfaceDeclaration[],
  name: string,
): ts.PropertySignature[] {
  const found = declarations.find((d) => d.name.text === name);
  return found ? found.members.filter(ts.isPropertySignature) : [];
}

/** Indexes the members of a type literal by name. */
export function indexMembers(type: ts.TypeNode | undefined): Map<string, ts.PropertySignature> {
  const members = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
  return new Map(members.map((member) => [getName(member.name), member]));
}

export const getName = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";

/** Returns `X` for the type `components["schemas"]["X"]`. */
export function getReferenceName(node: ts.Node): string | null {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return null;
  return getLiteralText(node.objectType.indexType) === "schemas" ? getLiteralText(node.indexType) : null;
}

const getLiteralText = (type: ts.TypeNode): string | null =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null;

/** Creates the union of an enum's values. An open enum also accepts any string and keeps completion. */
export const createEnumType = (shape: Shape): ts.TypeNode | null => createUnion(shape, createOpenString);

/** Creates the union of the values that a request takes. An open enum also takes a value that is marked as unlisted. */
export const createRequestEnumType = (shape: Shape): ts.TypeNode | null =>
  createUnion(shape, () => factory.createTypeReferenceNode("Unlisted"));

function createUnion(shape: Shape, createOther: () => ts.TypeNode): ts.TypeNode | null {
  if (shape.kind === "nullable") {
    const inner = createUnion(shape.of, createOther);
    return inner && factory.createUnionTypeNode([inner, factory.createLiteralTypeNode(factory.createNull())]);
  }
  if (shape.kind !== "enum") return null;
  const known = shape.values.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value)),
  );
  return factory.createUnionTypeNode(shape.open ? [...known, createOther()] : known);
}

/** The interface of the values that a request takes. */
export const requestEnums = "RequestEnums";

/** Creates a reference to the values that a request takes for an enum. */
export const createRequestEnumReference = (name: string): ts.TypeNode =>
  factory.createIndexedAccessTypeNode(
    factory.createTypeReferenceNode(requestEnums),
    factory.createLiteralTypeNode(factory.createStringLiteral(name)),
  );

/** Creates a required property. */
export const createMember = (name: string | ts.PropertyName, type: ts.TypeNode): ts.PropertySignature =>
  factory.createPropertySignature(undefined, name, undefined, type);

/** Makes an optional property of a request take undefined, also under `exactOptionalPropertyTypes`. */
export function takeUndefined(member: ts.PropertySignature): ts.PropertySignature {
  const { modifiers, name, questionToken, type } = member;
  if (!questionToken || !type || type.kind === ts.SyntaxKind.NeverKeyword) return member;
  const either = [type, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)];
  return factory.updatePropertySignature(
    member,
    modifiers,
    name,
    questionToken,
    factory.createUnionTypeNode(either),
  );
}

/** Makes a list of a request readonly, so that it takes any list. */
export const takeReadonly = (node: ts.Node): ts.Node =>
  ts.isArrayTypeNode(node) ? factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, node) : node;

const createOpenString = () =>
  factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );

/** Declares a named type: an interface for an object, otherwise an alias. */
export function createDeclaration(
  name: string,
  type: ts.TypeNode,
  parameters?: ts.TypeParameterDeclaration[],
): Statement {
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, name, parameters, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, name, parameters, type);
}

/** Replaces the comments of a node. */
export function setComment<T extends ts.Node>(node: T, lines: readonly string[]): T {
  const text = formatComment(lines);
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  const comments =
    text === null ? undefined : [{ kind, text, pos: -1, end: -1, hasTrailingNewLine: true } as const];
  return ts.setSyntheticLeadingComments(node, comments);
}

/** Prints a declaration with its comment. */
export const printDeclaration = (statement: Statement, lines: readonly string[]): string =>
  astToString([setComment(statement, lines)]).trim();
