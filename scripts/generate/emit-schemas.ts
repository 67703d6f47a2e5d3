import { findCarriedGeneric, findResponseGeneric } from "./generics.ts";
import {
  isSuccess,
  listBodySchemas,
  toCamelCase,
  toPascalCase,
  getPathParameters,
  getQueryParameters,
} from "./model.ts";
import { ZodExpressions } from "./zod-expression.ts";
import { emitHelpers, emitImports } from "./zod-helpers.ts";
import type { Mode } from "./zod-expression.ts";
import type {
  ResponseModel,
  Component,
  Model,
  OperationModel,
  Parameter,
  Shape,
  WebhookModel,
} from "./model.ts";

/** Emits the strict set, which the mock uses to validate requests and responses. */
export function emitStrict(model: Model): string {
  const emitter = new SchemaSetEmitter(model, "strict");
  const names = [...model.components.keys()];
  return emitter.emitFile([
    `/** Every schema by name. Each is built on first use. */\nexport const strict = {${names.join(", ")}};`,
    `/** The schemas of one operation. */
    export interface OperationSchemas {
      readonly path: () => z.ZodType | null;
      readonly query: () => z.ZodType | null;
      readonly body: () => z.ZodType | null;
      /** Null for a response without a body, undefined for an undeclared status. */
      readonly response: Responses;
    }`,
    ...model.operations.flatMap((operation) => emitter.emitParameters(operation)),
    `/** The schemas of every operation. Validate paths and queries after parsing their texts. */
    export const strictOperations: Record<OperationId, OperationSchemas> = {${model.operations
      .map((operation) => emitter.emitOperation(operation))
      .join(",\n")}};`,
    `/** The schema of the data of every event type. */
    export const strictWebhooks: Record<keyof WebhookData, () => z.ZodType> = {${model.webhooks
      .map((webhook) => emitter.emitWebhook(webhook))
      .join(",\n")}};`,
  ]);
}

/** Emits the tolerant set, which clients use to read responses and webhooks. */
export function emitTolerant(model: Model): string {
  const emitter = new SchemaSetEmitter(model, "tolerant");
  const deferred = [...model.components.values()].map(({ name }) => {
    const type = `z.ZodType<t.${name}>`;
    return `/** Reads \`${name}\`. Accepts the values, fields and formats of later releases. */\nexport const ${name}Schema: ${type} = /* @__PURE__ */ defer(${name});`;
  });
  const table = model.operations.map(
    (operation) => `${JSON.stringify(operation.id)}: ${emitter.emitResponses(operation)}`,
  );
  return emitter.emitFile([
    ...deferred,
    `const responses: Record<OperationId, Responses> = {${table.join(",\n")}};`,
    `/**
     * Returns the schema of a response: null for a response without a body, undefined for an undeclared status.
     * @param path - the path parameters of the call, on which some responses depend
     */
    export const tolerantResponse = (
      operation: OperationId,
      status: number,
      path: Readonly<Record<string, string>>,
    ): z.ZodType | null | undefined => responses[operation](status, path);`,
  ]);
}

class SchemaSetEmitter {
  private readonly expressions: ZodExpressions;
  /** The components that a request can hold. Missing keys of these take their defaults. */
  private readonly requested: ReadonlySet<string>;

  constructor(
    private readonly model: Model,
    private readonly mode: Mode,
  ) {
    this.expressions = new ZodExpressions(model, mode);
    this.requested = mode === "strict" ? listBodySchemas(model) : new Set();
  }

  emitFile(parts: readonly string[]): string {
    const components = [...this.model.components.values()].map((component) => this.emitComponent(component));
    const body = [...components, ...parts].join("\n\n");
    return [...emitImports(this.mode, body), ...emitHelpers(body), body].join("\n\n");
  }

  private emitComponent({ name, shape }: Component): string {
    const generic = findCarriedGeneric(this.model, name);
    const request = this.model.requested.has(name);
    const context = { generic, defaults: this.requested.has(name), request };
    const expression = this.expressions.emitComponent(name, shape, context);
    const type = this.mode === "strict" ? formatStrictType(name, shape) : `t.${name}`;
    if (!generic) return `const ${name}: Lazy<${type}> = /* @__PURE__ */ once(() => ${expression});`;
    const { typeParameter: Inner, schema } = generic;
    return [
      `const build${name} = <${Inner}>(inner: z.ZodType<${Inner}>): z.ZodType<t.${name}<${Inner}>> => ${expression};`,
      `const ${name}: Lazy<t.${name}> = /* @__PURE__ */ once(() => build${name}(${schema}()));`,
    ].join("\n");
  }

  emitParameters(operation: OperationModel): string[] {
    const query = getQueryParameters(operation);
    const path = getPathParameters(operation);
    const prefix = toPascalCase(operation.id);
    return [
      ...(path.length > 0
        ? [`const ${prefix}Path: Lazy<unknown> = /* @__PURE__ */ once(() => ${this.emitObject(path)});`]
        : []),
      ...(query.length > 0
        ? [
            `const ${prefix}Query: Lazy<t.${prefix}Query> = /* @__PURE__ */ once(() => ${this.emitObject(query, `t.${prefix}Query`)});`,
          ]
        : []),
    ];
  }

  private emitObject(properties: readonly Parameter[], type?: string): string {
    return this.expressions.emitObject(
      { kind: "object", properties, rest: null },
      { defaults: true, request: true },
      type,
    );
  }

  emitOperation(operation: OperationModel): string {
    const prefix = toPascalCase(operation.id);
    const path = getPathParameters(operation).length > 0 ? `${prefix}Path` : "none";
    const query = getQueryParameters(operation).length > 0 ? `${prefix}Query` : "none";
    const check = operation.body ? this.emitGetter(operation.body.shape, true) : "none";
    return `${JSON.stringify(operation.id)}: { path: ${path}, query: ${query}, body: ${check}, response: ${this.emitResponses(operation)} }`;
  }

  emitWebhook({ eventType, data, generic }: WebhookModel): string {
    const check = generic === null ? data : `once(() => build${data}(${generic.inner}()))`;
    return `${JSON.stringify(eventType)}: ${check}`;
  }

  emitResponses(operation: OperationModel): string {
    return `selectByStatus({ ${operation.responses.map((response) => `${response.status}: ${this.emitResponse(response)}`).join(", ")} })`;
  }

  private emitResponse({ shape, status }: ResponseModel): string {
    if (shape === null) return "none";
    const compile = (getter: string) =>
      this.mode === "strict" && isSuccess(status) ? `compileWhenFrequent(${getter})` : getter;
    const generic = findResponseGeneric(this.model, shape);
    if (!generic) return compile(this.emitGetter(shape, false));
    const cases = Object.entries(generic.cases).map(
      ([value, schema]) =>
        `${JSON.stringify(value)}: ${compile(`once(() => build${generic.owner}(${schema}()))`)}`,
    );
    return `selectByParameter(${JSON.stringify(generic.parameter)}, { ${cases.join(", ")} }, ${generic.owner})`;
  }

  private emitGetter(shape: Shape, defaults: boolean): string {
    return shape.kind === "ref"
      ? shape.name
      : `once(() => ${this.expressions.emit(shape, { defaults, request: defaults })})`;
  }
}

/** Formats the type of a strict schema. Its enums are closed. */
function formatStrictType(name: string, shape: Shape): string {
  return shape.kind === "enum" ? `(typeof known.${toCamelCase(name)}Values)[number]` : `t.${name}`;
}
