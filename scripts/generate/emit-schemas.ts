import { genericOf } from "./generics.ts";
import { reachable, references } from "./graph.ts";
import { isSuccess, pascalCase, pathOf, queryOf } from "./model.ts";
import { ZodExpressions } from "./zod-expression.ts";
import { helpers, imports } from "./zod-helpers.ts";
import type { Mode } from "./zod-expression.ts";
import type { Answer, Component, Model, OperationModel, Parameter, WebhookModel } from "./model.ts";

/** The set that the mock checks requests and its own answers by. */
export function emitStrict(model: Model): string {
  const emitter = new SetEmitter(model, "strict");
  const names = [...model.components.keys()];
  return emitter.file([
    `/** Every schema by name; each is built at its first use. */\nexport const strict = {${names.join(", ")}};`,
    `/** What one operation takes and answers. */
    export interface OperationSchemas {
      readonly path: () => z.ZodType | null;
      readonly query: () => z.ZodType | null;
      readonly body: () => z.ZodType | null;
      /** Null for an answer without a body, undefined for a status that the operation does not declare. */
      readonly response: Responses;
    }`,
    ...model.operations.flatMap((operation) => emitter.parameters(operation)),
    `/** The checks of every operation. Paths and queries are checked after their texts became numbers and lists. */
    export const strictOperations: Record<OperationId, OperationSchemas> = {${model.operations
      .map((operation) => emitter.operation(operation))
      .join(",\n")}};`,
    `/** The check of the data of every kind of event. */
    export const strictWebhooks: Record<keyof WebhookData, () => z.ZodType> = {${model.webhooks
      .map((webhook) => emitter.webhook(webhook))
      .join(",\n")}};`,
  ]);
}

/** The set that clients, webhooks and forms read by. */
export function emitTolerant(model: Model): string {
  const emitter = new SetEmitter(model, "tolerant");
  const lazily = [...model.components.values()].map(({ name }) => {
    const type = `z.ZodType<t.${name}>`;
    return `/** Reads \`${name}\`; values, fields and formats of later releases pass. */\nexport const ${name}Schema: ${type} = /* @__PURE__ */ lazily(${name});`;
  });
  const table = model.operations.map(
    (operation) => `${JSON.stringify(operation.id)}: ${emitter.answers(operation)}`,
  );
  return emitter.file([
    ...lazily,
    `const responses: Record<OperationId, Responses> = {${table.join(",\n")}};`,
    `/**
     * The schema of an answer: null for an answer without a body, undefined for a status that is not declared.
     * @param path The path parameters of the call, which some answers depend on.
     */
    export const tolerantResponse = (
      operation: OperationId,
      status: number,
      path: Readonly<Record<string, string>>,
    ): z.ZodType | null | undefined => responses[operation](status, path);`,
  ]);
}

class SetEmitter {
  private readonly expressions: ZodExpressions;
  /** The components that a request may hold; their missing keys take their defaults. */
  private readonly requested: ReadonlySet<string>;

  constructor(
    private readonly model: Model,
    private readonly mode: Mode,
  ) {
    this.expressions = new ZodExpressions(model, mode);
    const bodies = model.operations.flatMap((o) => (o.body ? [...references(o.body.shape)] : []));
    this.requested = mode === "strict" ? reachable(model.components, bodies) : new Set();
  }

  file(parts: readonly string[]): string {
    const components = [...this.model.components.values()].map((component) => this.component(component));
    const body = [...components, ...parts].join("\n\n");
    return [...imports(this.mode, body), ...helpers(body), body].join("\n\n");
  }

  private component({ name, shape }: Component): string {
    const generic = this.expressions.dependencyOf(name);
    const place = { component: name, generic, defaults: this.requested.has(name) };
    const expression = this.expressions.component(name, shape, place);
    if (!generic) return `const ${name}: Lazy<t.${name}> = /* @__PURE__ */ once(() => ${expression});`;
    const { typeParameter: Inner, schema } = generic;
    return [
      `const ${name}Of = <${Inner}>(inner: z.ZodType<${Inner}>): z.ZodType<t.${name}<${Inner}>> => ${expression};`,
      `const ${name}: Lazy<t.${name}> = /* @__PURE__ */ once(() => ${name}Of(${schema}()));`,
    ].join("\n");
  }

  parameters(operation: OperationModel): string[] {
    const query = queryOf(operation);
    const path = pathOf(operation);
    const prefix = pascalCase(operation.id);
    return [
      ...(path.length > 0
        ? [`const ${prefix}Path: Lazy<unknown> = /* @__PURE__ */ once(() => ${this.object(path)});`]
        : []),
      ...(query.length > 0
        ? [
            `const ${prefix}Query: Lazy<t.${prefix}Query> = /* @__PURE__ */ once(() => ${this.object(query, `t.${prefix}Query`)});`,
          ]
        : []),
    ];
  }

  private object(properties: readonly Parameter[], type?: string): string {
    return this.expressions.object({ kind: "object", properties, rest: null }, { defaults: true }, type);
  }

  operation(operation: OperationModel): string {
    const prefix = pascalCase(operation.id);
    const path = pathOf(operation).length > 0 ? `${prefix}Path` : "none";
    const query = queryOf(operation).length > 0 ? `${prefix}Query` : "none";
    const check = operation.body ? this.getter(operation.body.shape, true) : "none";
    return `${JSON.stringify(operation.id)}: { path: ${path}, query: ${query}, body: ${check}, response: ${this.answers(operation)} }`;
  }

  webhook({ kind, data, generic }: WebhookModel): string {
    const check = generic === null ? data : `once(() => ${data}Of(${generic.inner}()))`;
    return `${JSON.stringify(kind)}: ${check}`;
  }

  answers(operation: OperationModel): string {
    return `answers({ ${operation.answers.map((answer) => `${answer.status}: ${this.answer(answer)}`).join(", ")} })`;
  }

  private answer({ shape, status }: Answer): string {
    if (shape === null) return "none";
    const often = (getter: string) =>
      this.mode === "strict" && isSuccess(status) ? `often(${getter})` : getter;
    const generic = genericOf(this.model, shape);
    if (!generic) return often(this.getter(shape, false));
    const cases = Object.entries(generic.cases).map(
      ([value, schema]) =>
        `${JSON.stringify(value)}: ${often(`once(() => ${generic.owner}Of(${schema}()))`)}`,
    );
    return `byParameter(${JSON.stringify(generic.parameter)}, { ${cases.join(", ")} }, ${generic.owner})`;
  }

  private getter(shape: Parameters<ZodExpressions["of"]>[0], defaults: boolean): string {
    return shape.kind === "ref" ? shape.name : `once(() => ${this.expressions.of(shape, { defaults })})`;
  }
}
