import { astToString } from "openapi-typescript";
import ts from "typescript";
import { buildCommentLines, buildParameterLines, formatComment } from "./document-comment.ts";
import { findCarriedGeneric } from "./generics.ts";
import { findEnum } from "./graph.ts";
import { getQueryParameters, toPascalCase } from "./model.ts";
import { isOpenUnion } from "./rules.ts";
import type { Component, Generic, Model, Shape } from "./model.ts";

const { factory } = ts;

/** Where a type stands: in a request or not, and in which dependent schema. */
interface Side {
  readonly request: boolean;
  /** Whether requests hold it, also where responses hold it too. */
  readonly sent?: boolean;
  readonly generic?: Generic | undefined;
}

/** The interface of the values that a request takes. */
export const requestEnums = "RequestEnums";

/** How openapi-typescript refers to a schema. */
const reference = /components\["schemas"\]\["(\w+)"\]/g;

/** Prints the nested types of openapi-typescript as named declarations. The formatter removes parentheses that are not needed. */
export class Hoister {
  /** The names of the declarations that replace nested queries. */
  private readonly queryNames = new Map<ts.Node, string>();

  /**
   * @param interfaces - what openapi-typescript has written
   * @param documented - the comments on its properties
   */
  constructor(
    private readonly model: Model,
    private readonly interfaces: readonly ts.InterfaceDeclaration[],
    private readonly documented: ReadonlyMap<ts.Node, readonly string[]>,
  ) {}

  private find(name: string): readonly ts.PropertySignature[] {
    return listMembers(this.interfaces.find((one) => one.name.text === name));
  }

  hoistSchemas(): string[] {
    const schemas = listMembers(getMember(this.find("components"), "schemas")?.type);
    return [...this.model.components.values()].flatMap((component) => {
      const type = getMember(schemas, component.name)?.type;
      if (!type) return [];
      const own = this.declare(component, type);
      return isOpenUnion(component) ? [own, emitUnknownVariant(component)] : [own];
    });
  }

  private declare({ name, shape, raw }: Component, type: ts.TypeNode): string {
    const generic = findCarriedGeneric(this.model, name);
    const side = { generic, request: this.model.requested.has(name), sent: this.model.sent.has(name) };
    const parameter = generic ? `<${generic.typeParameter} = ${generic.schema}>` : "";
    const own = this.print(type, side);
    const text = printEnum(shape, "(string & {})") ?? (ts.isTypeLiteralNode(type) ? own : `(${own})`);
    return declareType(`${name}${parameter}`, text, buildCommentLines(raw));
  }

  hoistQueries(): string[] {
    return this.find("operations").flatMap((member) => {
      const id = getName(member);
      const operation = this.model.operations.find((one) => one.id === id);
      const parameters = getMember(listMembers(member.type), "parameters");
      const query = getMember(listMembers(parameters?.type), "query")?.type;
      if (!operation || !query || !ts.isTypeLiteralNode(query)) return [];
      const name = `${toPascalCase(id)}Query`;
      this.queryNames.set(query, name);
      const raw = new Map(getQueryParameters(operation).map((p) => [p.name, p.raw]));
      const members = listMembers(query).map((one) => {
        const parameter = raw.get(getName(one));
        const comment = parameter ? printComment(buildParameterLines(parameter)) : "";
        return comment + this.printMember(takeUndefined(one), true);
      });
      return [declareType(name, printObject(members), [`The query parameters of \`${id}\`.`])];
    });
  }

  /** Emits `paths`, `operations` and the shared responses, using the hoisted names. */
  emitMaps(): string[] {
    const shared = this.find("components").filter((member) => getName(member) === "responses");
    const operations = this.find("operations").map((member) => {
      const parts = listMembers(member.type).map((part) =>
        this.printMember(part, getName(part) !== "responses"),
      );
      return `${JSON.stringify(getName(member))}: ${printObject(parts)};`;
    });
    const print = (members: readonly ts.PropertySignature[]) =>
      printObject(members.map((member) => this.printMember(member, false)));
    return [
      declareType("paths", print(this.find("paths")), ["The operations by path and method."]),
      declareType("operations", printObject(operations), ["The operations by id."]),
      declareType("components", print(shared), ["The responses that operations share."]),
    ];
  }

  private printMember(member: ts.PropertySignature, request: boolean): string {
    const type = member.type ? this.print(member.type, { request }) : "unknown";
    return `${astToString(member.name).trim()}${member.questionToken ? "?" : ""}: ${type};`;
  }

  /** Prints a type with hoisted names, and with our comments in place of those of openapi-typescript. */
  private print(type: ts.TypeNode, side: Side): string {
    const rewriteNode = (node: ts.Node): ts.Node => {
      const query = this.queryNames.get(node);
      if (query !== undefined) return factory.createTypeReferenceNode(query);
      const copy = ts.visitEachChild(node, rewriteNode, undefined);
      // A list of a request is readonly, so that it takes any list.
      if (side.request && ts.isArrayTypeNode(copy))
        return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, copy);
      if (!ts.isPropertySignature(copy)) return copy;
      const member = side.request || side.sent ? takeUndefined(copy) : copy;
      return setComment(member, this.documented.get(node) ?? []);
    };
    return astToString(rewriteNode(type))
      .trim()
      .replaceAll(reference, (_, name: string) => this.nameReference(name, side));
  }

  private nameReference(name: string, { generic, request }: Side): string {
    const { components } = this.model;
    if (request && findEnum({ kind: "ref", name }, components)) return `${requestEnums}["${name}"]`;
    if (generic?.schema === name) return generic.typeParameter;
    return generic?.carriers.has(name) ? `${name}<${generic.typeParameter}>` : name;
  }
}

/** Emits the map from the values of a path parameter to the schemas that they select. */
export function emitCaseMap({ parameter, schema, cases }: Generic): string {
  const members = Object.entries(cases).map(([value, name]) => `${JSON.stringify(value)}: ${name};`);
  return declareType(`${schema}s`, printObject(members), [`The type of each \`${parameter}\`.`]);
}

/**
 * Emits the values that a request takes for each enum. The compiler resolves an indexed type to its values and prints these in its
 * messages, where it would print only the name of an alias.
 */
export function emitRequestEnums({ components, requested }: Model): string {
  const members = [...components.values()].flatMap(({ name, shape }) => {
    const type = requested.has(name) ? printEnum(shape, "Unlisted") : null;
    return type === null ? [] : `${name}: ${type};`;
  });
  return declareType(requestEnums, printObject(members), [
    "The values that a request takes for each enum: those that this release lists, and for an open enum also `unlisted(value)`.",
  ]);
}

function emitUnknownVariant({ name, shape }: Component): string {
  const tag = shape.kind === "union" ? shape.tag : undefined;
  const type = printObject([`${tag}: string & {};`, "[key: string]: unknown;"]);
  return declareType(`Unknown${name}`, type, [`A ${name} that this release does not know.`]);
}

/** Prints the union of an enum's values. An open enum also accepts others, and keeps completion. Null for another shape. */
function printEnum(shape: Shape, others: string): string | null {
  if (shape.kind !== "enum") return null;
  const known = shape.values.map((value) => JSON.stringify(value));
  return [...known, ...(shape.open ? [others] : [])].join(" | ");
}

const printObject = (members: readonly string[]): string => `{\n${members.join("\n")}\n}`;

/** Declares a named type: an interface for an object, otherwise an alias. */
const declareType = (name: string, type: string, lines: readonly string[]): string =>
  `${printComment(lines)}export ${type.startsWith("{") ? `interface ${name} ${type}` : `type ${name} = ${type};`}`;

function printComment(lines: readonly string[]): string {
  const text = formatComment(lines);
  return text === null ? "" : `/*${text}*/\n`;
}

function setComment<T extends ts.Node>(node: T, lines: readonly string[]): T {
  const text = formatComment(lines);
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  const comments =
    text === null ? undefined : [{ kind, text, pos: -1, end: -1, hasTrailingNewLine: true } as const];
  return ts.setSyntheticLeadingComments(node, comments);
}

/** Makes an optional property of a request take undefined, also under `exactOptionalPropertyTypes`. */
function takeUndefined(member: ts.PropertySignature): ts.PropertySignature {
  const { modifiers, name, questionToken, type } = member;
  if (!questionToken || !type || type.kind === ts.SyntaxKind.NeverKeyword) return member;
  const either = [type, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)];
  const union = factory.createUnionTypeNode(either);
  return factory.updatePropertySignature(member, modifiers, name, questionToken, union);
}

/** Lists the properties of an interface or of the type of an object. */
const listMembers = (node: ts.Node | undefined): readonly ts.PropertySignature[] =>
  node && (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))
    ? node.members.filter(ts.isPropertySignature)
    : [];

const getName = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";

const getMember = (members: readonly ts.PropertySignature[], name: string) =>
  members.find((member) => getName(member) === name);
