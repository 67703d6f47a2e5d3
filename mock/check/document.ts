/** A JSON Schema of the OpenAPI document: the keywords that the document uses in responses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly "x-provenance"?: string;
  /** The open enum or union whose values this schema takes, beside later ones. */
  readonly "x-known"?: string;
  readonly "x-generic"?: {
    readonly parameter: string;
    readonly schema: string;
    readonly cases: Readonly<Record<string, string>>;
  };
}

interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface OperationObject {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** The parts of the bundled OpenAPI document that a check reads. */
export interface OpenApiDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject | readonly unknown[]>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}

/** What the document declares for one status of an operation. */
export interface DeclaredResponse {
  /** The media type; empty when the response has no body. */
  readonly mediaType: string;
  readonly schema: Schema;
}

/** An assumed schema or field of the document. */
export interface AssumedShape {
  /** `User` for a schema, `UserCreated.team_id` for a field. */
  readonly name: string;
  /** Whether a response can carry it. Others belong to requests or webhooks only. */
  readonly inResponses: boolean;
}

const methods = ["get", "post", "patch", "delete", "put"];

/** Finds the responses of operations and the assumed shapes in an OpenAPI document. */
export class DocumentIndex {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly version: string;
  readonly #document: OpenApiDocument;
  readonly #operations = new Map<string, OperationObject>();
  /** The words of the names of all fields, in lower case. */
  readonly #fieldWords = new Set<string>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.schemas = document.components.schemas;
    this.version = document.info.version;
    for (const schema of Object.values(this.schemas)) {
      visitSchema(schema, "", ({ properties = {} }) => {
        for (const word of Object.keys(properties).flatMap(splitName)) this.#fieldWords.add(word);
      });
    }
    for (const item of Object.values(document.paths)) {
      for (const method of methods) {
        const operation = item[method];
        if (operation !== undefined && "operationId" in operation)
          this.#operations.set(operation.operationId, operation);
      }
    }
  }

  /** Returns the declared response; undefined when the operation does not declare the status. */
  findResponse(operation: string, status: number): DeclaredResponse | undefined {
    const found = this.#operations.get(operation)?.responses[String(status)];
    if (found === undefined) return undefined;
    const response = this.#resolveResponse(found);
    const [[mediaType, { schema = {} }] = ["", {}]] = Object.entries(response.content ?? {});
    return { mediaType, schema };
  }

  /** Lists the statuses that an operation declares. */
  listStatuses(operation: string): number[] {
    return Object.keys(this.#operations.get(operation)?.responses ?? {}).map(Number);
  }

  /** Whether all words of a name occur in names of fields of the document. */
  hasFieldWords(name: string): boolean {
    return splitName(name).every((word) => this.#fieldWords.has(word));
  }

  /** Returns the schema of a `$ref`. */
  resolve(reference: string): Schema {
    return this.schemas[getSchemaName(reference)] ?? {};
  }

  /** Lists the assumed schemas and fields by name. */
  listAssumedShapes(): AssumedShape[] {
    const inResponses = this.#collectResponseNames();
    const assumed = new Set<string>();
    for (const [name, schema] of Object.entries(this.schemas)) {
      visitSchema(schema, name, (visited, at) => {
        if (visited["x-provenance"] === "assumed") assumed.add(at);
      });
    }
    return [...assumed].map((name) => ({ name, inResponses: inResponses.has(name) }));
  }

  /** Collects the names of all schemas and fields that some response can carry. */
  #collectResponseNames(): Set<string> {
    const names = new Set<string>();
    const visit = (schema: Schema, at: string): void => {
      visitSchema(schema, at, (visited, name) => {
        names.add(name);
        const cases = Object.values(visited["x-generic"]?.cases ?? {});
        for (const next of [...(visited.$ref === undefined ? [] : [getSchemaName(visited.$ref)]), ...cases]) {
          if (names.has(next)) continue;
          names.add(next);
          visit(this.schemas[next] ?? {}, next);
        }
      });
    };
    for (const operation of this.#operations.values()) {
      for (const response of Object.values(operation.responses)) {
        for (const { schema = {} } of Object.values(this.#resolveResponse(response).content ?? {}))
          visit(schema, operation.operationId);
      }
    }
    return names;
  }

  #resolveResponse(response: ResponseObject): ResponseObject {
    if (response.$ref === undefined) return response;
    return this.#document.components.responses[response.$ref.split("/").at(-1) ?? ""] ?? {};
  }
}

/** Splits a name into its words, in lower case: `client_user_id`, `date-time`, `displayName`. */
function splitName(name: string): string[] {
  return name.split(/[_-]|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** Returns the name of the schema that a `$ref` names. */
export function getSchemaName(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}

/**
 * Visits a schema and the schemas within it, without following references. A field is named after the schema that declares it,
 * also in a part of `allOf`: `StepsPoint.type`, `LabTest.markers[]`.
 */
function visitSchema(schema: Schema, name: string, visit: (schema: Schema, name: string) => void): void {
  visit(schema, name);
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    visitSchema(property, `${name}.${key}`, visit);
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    visitSchema(part, name, visit);
  if (schema.items) visitSchema(schema.items, `${name}[]`, visit);
  if (typeof schema.additionalProperties === "object")
    visitSchema(schema.additionalProperties, `${name}{}`, visit);
}
