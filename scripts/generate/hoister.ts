import ts from "typescript";
import { commentLines, parameterLines } from "./document-comment.ts";
import { carriedBy } from "./generics.ts";
import { pascalCase, queryOf } from "./model.ts";
import { isOpenUnion } from "./rules.ts";
import {
  comment,
  declaration,
  enumType,
  membersOf,
  nameOf,
  partsOf,
  print,
  referenceName,
} from "./type-nodes.ts";
import type { RawParameter } from "./raw.ts";
import type { Component, Generic, Model } from "./model.ts";

const { factory } = ts;

/** Lifts what openapi-typescript nests to declarations of its own. */
export class Hoister {
  /** The nested queries that became declarations, with the names of those. */
  private readonly queryNames = new Map<ts.Node, string>();

  constructor(
    private readonly model: Model,
    private readonly documented: ReadonlyMap<ts.Node, readonly string[]>,
  ) {}

  schemas(components: readonly ts.PropertySignature[]): string[] {
    const schemas = partsOf(components.find((member) => nameOf(member.name) === "schemas")?.type);
    return [...this.model.components.values()].flatMap((component) => {
      const type = schemas.get(component.name)?.type;
      if (!type) return [];
      const own = this.declare(component, type);
      return isOpenUnion(component) ? [own, unknownArm(component)] : [own];
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
      this.queryNames.set(query, name);
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
  maps(interfaces: readonly ts.InterfaceDeclaration[]): string[] {
    const shared = membersOf(interfaces, "components").filter(
      (member) => nameOf(member.name) === "responses",
    );
    const operations = membersOf(interfaces, "operations").map((member) => this.rewriteMember(member));
    const paths = membersOf(interfaces, "paths").map((member) => this.rewriteMember(member));
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

  private rewriteMember(member: ts.PropertySignature): ts.PropertySignature {
    const type = member.type && this.rewrite(member.type);
    return factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type);
  }

  /** Replaces references by hoisted names and the generator's comments by ours. */
  private rewrite(type: ts.TypeNode, generic?: Generic): ts.TypeNode {
    const rewriteNode = (node: ts.Node): ts.Node => {
      const query = this.queryNames.get(node);
      if (query !== undefined) return factory.createTypeReferenceNode(query);
      const name = referenceName(node);
      if (name !== null) return this.named(name, generic);
      const copy = ts.visitEachChild(node, rewriteNode, undefined);
      return ts.isPropertySignature(copy) ? comment(copy, this.documented.get(node) ?? []) : copy;
    };
    const rewritten = rewriteNode(type);
    if (!ts.isTypeNode(rewritten)) throw new Error("A type was rewritten to something else.");
    return rewritten;
  }

  private named(name: string, generic?: Generic): ts.TypeNode {
    if (generic?.schema === name) return factory.createTypeReferenceNode(generic.typeParameter);
    const argument = generic?.carriers.has(name) && [factory.createTypeReferenceNode(generic.typeParameter)];
    return factory.createTypeReferenceNode(name, argument || undefined);
  }
}

function unknownArm({ name, shape }: Component): string {
  const union = shape.kind === "nullable" ? shape.of : shape;
  const tag = union.kind === "union" ? union.tag : undefined;
  return [
    `/** A ${name} that this release has never heard of. */`,
    `export interface Unknown${name} {\n${tag}: string & {};\n[key: string]: unknown;\n}`,
  ].join("\n");
}
