import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { carriedBy } from "./generics.ts";
import { commentLines, commentText, parameterLines } from "./document-comment.ts";
import { pascalCase, queryOf } from "./model.ts";
import { isOpenUnion } from "./rules.ts";
import type { RawDocument, RawParameter, RawSchema } from "./raw.ts";
import type { Component, Generic, Model, Shape } from "./model.ts";

const { factory } = ts;
type Statement = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Emits every schema as a named declaration, the query of every operation, and the maps that openapi-fetch reads. */
export async function emitTypes(model: Model): Promise<string> {
  const documented = new Map<ts.Node, readonly string[]>();
  // openapi-typescript hands its own schema types to the hooks; they are the objects of our document.
  const nodes = await openapiTS(documentForTypes(model) as Parameters<typeof openapiTS>[0], {
    silent: true,
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    transform: (schema) => (isBinary(schema) ? binaryType() : undefined),
    transformProperty: (property, schema) => {
      documented.set(property, commentLines(schema as RawSchema));
      return undefined;
    },
  });
  const declarations = nodes.filter(ts.isInterfaceDeclaration);
  const hoister = new Hoister(model, documented);
  return [
    "/* The types of the document. Written by `npm run generate`; never edit it by hand. */",
    ...hoister.schemas(membersOf(declarations, "components")),
    ...model.generics.map((generic) => hoister.caseMap(generic)),
    ...hoister.queries(membersOf(declarations, "operations")),
    ...hoister.maps(declarations),
  ].join("\n\n");
}

/** The document without what openapi-typescript would answer with indirection of its own. */
function documentForTypes({ flat, components }: Model): RawDocument {
  const document = structuredClone(flat);
  const schemas = document.components?.schemas ?? {};
  for (const component of components.values()) {
    const schema = schemas[component.name];
    if (!schema) continue;
    if (isOpenUnion(component)) {
      const arms = schema.oneOf ?? schema.anyOf;
      arms?.push({ $ref: `#/components/schemas/Unknown${component.name}` });
      schemas[`Unknown${component.name}`] = { type: "object" };
    }
    delete schema.discriminator;
  }
  return document;
}

const isBinary = (schema: object): boolean =>
  "type" in schema &&
  schema.type === "string" &&
  (("format" in schema && schema.format === "binary") || "contentMediaType" in schema);

const binaryType = () =>
  factory.createUnionTypeNode([
    factory.createTypeReferenceNode("Blob"),
    factory.createTypeReferenceNode("Uint8Array"),
  ]);

function membersOf(declarations: readonly ts.InterfaceDeclaration[], name: string): ts.PropertySignature[] {
  const declaration = declarations.find((d) => d.name.text === name);
  return declaration ? declaration.members.filter(ts.isPropertySignature) : [];
}

/** The parts of a type literal by name. */
function partsOf(type: ts.TypeNode | undefined): Map<string, ts.PropertySignature> {
  const members = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
  return new Map(members.map((member) => [nameOf(member.name), member]));
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";

/** Lifts what openapi-typescript nests to declarations of its own. */
class Hoister {
  private readonly queryNames = new Map<string, string>();

  constructor(
    private readonly model: Model,
    private readonly documented: ReadonlyMap<ts.Node, readonly string[]>,
  ) {}

  schemas(components: readonly ts.PropertySignature[]): string[] {
    const schemas = partsOf(components.find((member) => nameOf(member.name) === "schemas")?.type);
    return [...this.model.components.values()].flatMap((component) => {
      const type = schemas.get(component.name)?.type;
      if (!type) return [];
      const declared = this.declare(component, type);
      return isOpenUnion(component) ? [declared, unknownArm(component)] : [declared];
    });
  }

  private declare(component: Component, type: ts.TypeNode): string {
    const generic = carriedBy(this.model, component.name);
    const body = enumType(component.shape) ?? this.rewrite(type, generic);
    const parameters = generic && [
      factory.createTypeParameterDeclaration(
        undefined,
        generic.typeParameter,
        undefined,
        factory.createTypeReferenceNode(generic.schema),
      ),
    ];
    return print(declaration(component.name, body, parameters), commentLines(component.raw));
  }

  /** The map from a path parameter's value to the schema that it picks. */
  caseMap(generic: Generic): string {
    const members = Object.entries(generic.cases).map(
      ([value, schema]) => `${JSON.stringify(value)}: ${schema};`,
    );
    return `/** What each \`${generic.parameter}\` holds. */\nexport interface ${generic.schema}s {\n${members.join("\n")}\n}`;
  }

  queries(operations: readonly ts.PropertySignature[]): string[] {
    return operations.flatMap((member) => {
      const id = nameOf(member.name);
      const operation = this.model.operations.find((o) => o.id === id);
      const query = partsOf(partsOf(member.type).get("parameters")?.type).get("query")?.type;
      if (!operation || !query || !ts.isTypeLiteralNode(query)) return [];
      const name = `${pascalCase(id)}Query`;
      this.queryNames.set(id, name);
      const raw = new Map(queryOf(operation).map((p) => [p.name, p.raw]));
      const members = query.members.filter(ts.isPropertySignature).map((p) => this.parameter(p, raw));
      const body = factory.createTypeLiteralNode(members);
      return [print(declaration(name, body), [`The query of \`${id}\`.`])];
    });
  }

  private parameter(
    member: ts.PropertySignature,
    raw: ReadonlyMap<string, RawParameter>,
  ): ts.PropertySignature {
    const parameter = raw.get(nameOf(member.name));
    const type = member.type && this.rewrite(member.type);
    const copy = factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type);
    return parameter ? comment(copy, parameterLines(parameter)) : copy;
  }

  /** `paths`, `operations`, and what is shared among answers, over the hoisted names. */
  maps(declarations: readonly ts.InterfaceDeclaration[]): string[] {
    const shared = membersOf(declarations, "components").filter(
      (member) => nameOf(member.name) === "responses",
    );
    const operations = membersOf(declarations, "operations").map((member) => this.operation(member));
    const paths = membersOf(declarations, "paths").map((member) => this.rewriteMember(member));
    return [
      print(declaration("paths", factory.createTypeLiteralNode(paths)), [
        "The operations by path and method.",
      ]),
      print(declaration("operations", factory.createTypeLiteralNode(operations)), ["The operations by id."]),
      print(
        declaration(
          "components",
          factory.createTypeLiteralNode(shared.map((member) => this.rewriteMember(member))),
        ),
        ["The answers that operations share."],
      ),
    ];
  }

  private operation(member: ts.PropertySignature): ts.PropertySignature {
    const query = this.queryNames.get(nameOf(member.name));
    const rewritten = this.rewriteMember(member);
    if (query === undefined) return rewritten;
    const swap = (node: ts.Node): ts.Node => {
      if (!ts.isPropertySignature(node) || nameOf(node.name) !== "query") {
        return ts.visitEachChild(node, swap, undefined);
      }
      const type = factory.createTypeReferenceNode(query);
      return factory.createPropertySignature(node.modifiers, node.name, node.questionToken, type);
    };
    const parameters = partsOf(rewritten.type).get("parameters");
    return ts.visitEachChild(
      rewritten,
      function find(node): ts.Node {
        return node === parameters ? swap(node) : ts.visitEachChild(node, find, undefined);
      },
      undefined,
    );
  }

  private rewriteMember(member: ts.PropertySignature): ts.PropertySignature {
    const type = member.type && this.rewrite(member.type);
    return factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type);
  }

  /** Replaces references by hoisted names and the generator's comments by ours. */
  private rewrite(type: ts.TypeNode, generic?: Generic): ts.TypeNode {
    const rewriteNode = (node: ts.Node): ts.Node => {
      const name = referenceName(node);
      if (name !== null) return this.named(name, generic);
      const copy = ts.visitEachChild(node, rewriteNode, undefined);
      return ts.isPropertySignature(copy) ? comment(copy, this.documented.get(node) ?? []) : copy;
    };
    return rewriteNode(type) as ts.TypeNode;
  }

  private named(name: string, generic?: Generic): ts.TypeNode {
    if (generic?.schema === name) return factory.createTypeReferenceNode(generic.typeParameter);
    const argument = generic?.carriers.has(name) && [factory.createTypeReferenceNode(generic.typeParameter)];
    return factory.createTypeReferenceNode(name, argument || undefined);
  }
}

/** The schema that `components["schemas"]["X"]` names. */
function referenceName(node: ts.Node): string | null {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return null;
  return literalText(node.objectType.indexType) === "schemas" ? literalText(node.indexType) : null;
}

const literalText = (type: ts.TypeNode): string | null =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null;

/** An enum as a union of its values; an open one admits any other string without losing the known ones. */
function enumType(shape: Shape): ts.TypeNode | null {
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

function unknownArm({ name, shape }: Component): string {
  const union = shape.kind === "nullable" ? shape.of : shape;
  const tag = union.kind === "union" ? union.tag : undefined;
  return [
    `/** A ${name} that this release has never heard of. */`,
    `export interface Unknown${name} {\n${tag}: string & {};\n[key: string]: unknown;\n}`,
  ].join("\n");
}

function declaration(name: string, type: ts.TypeNode, parameters?: ts.TypeParameterDeclaration[]): Statement {
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, name, parameters, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, name, parameters, type);
}

function comment<T extends ts.Node>(node: T, lines: readonly string[]): T {
  const text = commentText(lines);
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  const comments =
    text === null ? undefined : [{ kind, text, pos: -1, end: -1, hasTrailingNewLine: true } as const];
  return ts.setSyntheticLeadingComments(node, comments);
}

const print = (statement: Statement, lines: readonly string[]): string =>
  astToString([comment(statement, lines)]).trim();
