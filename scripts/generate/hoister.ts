import ts from "typescript";
import { buildCommentLines, buildParameterLines } from "./document-comment.ts";
import { findCarriedGeneric } from "./generics.ts";
import { toPascalCase, getQueryParameters } from "./model.ts";
import { isOpenUnion } from "./rules.ts";
import {
  createRequestEnumReference,
  setComment,
  takeReadonly,
  takeUndefined,
  createDeclaration,
  createEnumType,
  createMember,
  listMembers,
  getName,
  indexMembers,
  printDeclaration,
  getReferenceName,
} from "./type-nodes.ts";
import type { RawParameter } from "./raw.ts";
import type { Component, Generic, Model } from "./model.ts";

const { factory } = ts;

/** Where a type stands: in a request or not, and in which dependent schema. */
interface Side {
  readonly request: boolean;
  /** Whether requests hold it, also where responses hold it too. */
  readonly sent?: boolean;
  readonly generic?: Generic | undefined;
}

/** Turns the nested types of openapi-typescript into named declarations. */
export class Hoister {
  /** The names of the declarations that replace nested queries. */
  private readonly queryNames = new Map<ts.Node, string>();

  constructor(
    private readonly model: Model,
    private readonly documented: ReadonlyMap<ts.Node, readonly string[]>,
  ) {}

  hoistSchemas(components: readonly ts.PropertySignature[]): string[] {
    const schemas = indexMembers(components.find((member) => getName(member.name) === "schemas")?.type);
    return [...this.model.components.values()].flatMap((component) => {
      const type = schemas.get(component.name)?.type;
      if (!type) return [];
      const own = this.declare(component, type);
      return isOpenUnion(component) ? [own, emitUnknownVariant(component)] : [own];
    });
  }

  private declare(component: Component, type: ts.TypeNode): string {
    const generic = findCarriedGeneric(this.model, component.name);
    const request = this.model.requested.has(component.name);
    const body =
      createEnumType(component.shape) ??
      this.rewrite(type, { generic, request, sent: this.model.sent.has(component.name) });
    const parameters = generic && [
      factory.createTypeParameterDeclaration(
        undefined,
        generic.typeParameter,
        undefined,
        factory.createTypeReferenceNode(generic.schema),
      ),
    ];
    return printDeclaration(
      createDeclaration(component.name, body, parameters),
      buildCommentLines(component.raw),
    );
  }

  /** Emits the map from the values of a path parameter to the schemas that they select. */
  emitCaseMap(generic: Generic): string {
    const members = Object.entries(generic.cases).map(
      ([value, schema]) => `${JSON.stringify(value)}: ${schema};`,
    );
    return `/** The type of each \`${generic.parameter}\`. */\nexport interface ${generic.schema}s {\n${members.join("\n")}\n}`;
  }

  hoistQueries(operations: readonly ts.PropertySignature[]): string[] {
    return operations.flatMap((member) => {
      const id = getName(member.name);
      const operation = this.model.operations.find((o) => o.id === id);
      const query = indexMembers(indexMembers(member.type).get("parameters")?.type).get("query")?.type;
      if (!operation || !query || !ts.isTypeLiteralNode(query)) return [];
      const name = `${toPascalCase(id)}Query`;
      this.queryNames.set(query, name);
      const raw = new Map(getQueryParameters(operation).map((p) => [p.name, p.raw]));
      const members = query.members.filter(ts.isPropertySignature).map((p) => this.rewriteParameter(p, raw));
      const body = factory.createTypeLiteralNode(members);
      return [printDeclaration(createDeclaration(name, body), [`The query parameters of \`${id}\`.`])];
    });
  }

  private rewriteParameter(
    member: ts.PropertySignature,
    raw: ReadonlyMap<string, RawParameter>,
  ): ts.PropertySignature {
    const parameter = raw.get(getName(member.name));
    const type = member.type && this.rewrite(member.type, { request: true });
    const copy = takeUndefined(
      factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type),
    );
    return parameter ? setComment(copy, buildParameterLines(parameter)) : copy;
  }

  /** Emits `paths`, `operations` and the shared responses, using the hoisted names. */
  emitMaps(interfaces: readonly ts.InterfaceDeclaration[]): string[] {
    const shared = listMembers(interfaces, "components").filter(
      (member) => getName(member.name) === "responses",
    );
    const operations = listMembers(interfaces, "operations").map((member) => this.rewriteOperation(member));
    const paths = listMembers(interfaces, "paths").map((member) => this.rewriteMember(member));
    return [
      printDeclaration(createDeclaration("paths", factory.createTypeLiteralNode(paths)), [
        "The operations by path and method.",
      ]),
      printDeclaration(createDeclaration("operations", factory.createTypeLiteralNode(operations)), [
        "The operations by id.",
      ]),
      printDeclaration(
        createDeclaration(
          "components",
          factory.createTypeLiteralNode(shared.map((member) => this.rewriteMember(member))),
        ),
        ["The responses that operations share."],
      ),
    ];
  }

  private rewriteOperation(member: ts.PropertySignature): ts.PropertySignature {
    const parts = [...indexMembers(member.type).values()].map((part) =>
      this.rewriteMember(part, getName(part.name) !== "responses"),
    );
    return createMember(member.name, factory.createTypeLiteralNode(parts));
  }

  private rewriteMember(member: ts.PropertySignature, request = false): ts.PropertySignature {
    const type = member.type && this.rewrite(member.type, { request });
    return factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type);
  }

  /** Replaces references with hoisted names, and the comments of openapi-typescript with ours. */
  private rewrite(type: ts.TypeNode, side: Side): ts.TypeNode {
    const rewriteNode = (node: ts.Node): ts.Node => {
      const query = this.queryNames.get(node);
      if (query !== undefined) return factory.createTypeReferenceNode(query);
      const name = getReferenceName(node);
      if (name !== null) return this.createReference(name, side);
      const copy = ts.visitEachChild(node, rewriteNode, undefined);
      if (!ts.isPropertySignature(copy)) return side.request ? takeReadonly(copy) : copy;
      const member = side.request || side.sent ? takeUndefined(copy) : copy;
      return setComment(member, this.documented.get(node) ?? []);
    };
    const rewritten = rewriteNode(type);
    if (!ts.isTypeNode(rewritten)) throw new Error("Rewriting a type did not produce a type.");
    return rewritten;
  }

  private createReference(name: string, { generic, request }: Side): ts.TypeNode {
    const shape = this.model.components.get(name)?.shape;
    if (request && shape && createEnumType(shape)) return createRequestEnumReference(name);
    if (generic?.schema === name) return factory.createTypeReferenceNode(generic.typeParameter);
    const argument = generic?.carriers.has(name) && [factory.createTypeReferenceNode(generic.typeParameter)];
    return factory.createTypeReferenceNode(name, argument || undefined);
  }
}

function emitUnknownVariant({ name, shape }: Component): string {
  const union = shape.kind === "nullable" ? shape.of : shape;
  const tag = union.kind === "union" ? union.tag : undefined;
  return [
    `/** A ${name} that this release does not know. */`,
    `export interface Unknown${name} {\n${tag}: string & {};\n[key: string]: unknown;\n}`,
  ].join("\n");
}
