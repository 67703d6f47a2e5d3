import type { PublishedWord } from "./publish.ts";
import { findNested } from "./raw.ts";
import type { Json, RawDocument, RawGeneric, RawOperation, RawParameter, RawSchema } from "./raw.ts";

/** A schema, reduced to the forms that the emitters distinguish. */
export type Shape =
  | { readonly kind: "any" }
  | { readonly kind: "null" }
  | { readonly kind: "boolean" }
  | { readonly kind: "binary" }
  | { readonly kind: "ref"; readonly name: string }
  | { readonly kind: "const"; readonly value: string | number | boolean }
  | EnumShape
  | { readonly kind: "nullable"; readonly of: Shape }
  | StringShape
  | NumberShape
  | ArrayShape
  | ObjectShape
  | UnionShape;

export interface EnumShape {
  readonly kind: "enum";
  readonly values: readonly string[];
  readonly open: boolean;
}

export interface StringShape {
  readonly kind: "string";
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface NumberShape {
  readonly kind: "number";
  readonly integer: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ArrayShape {
  readonly kind: "array";
  readonly items: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface ObjectShape {
  readonly kind: "object";
  readonly properties: readonly Property[];
  /** The type of additional keys. Null when the document names every key. */
  readonly rest: Shape | null;
}

export interface UnionShape {
  readonly kind: "union";
  readonly variants: readonly Shape[];
  /** The discriminator: the property whose constant identifies a variant. */
  readonly tag?: string;
  /** Whether the service may send variants that the document does not know. */
  readonly open: boolean;
}

export interface Property {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** How the published service may send it in a response, other than required and of this shape. */
  readonly published: readonly PublishedWord[];
  readonly default?: Json;
}

export interface Component {
  readonly name: string;
  readonly shape: Shape;
  readonly raw: RawSchema;
}

export interface Parameter extends Property {
  readonly in: "path" | "query" | "header";
  readonly raw: RawParameter;
}

export interface Body {
  readonly required: boolean;
  readonly types: readonly string[];
  readonly shape: Shape;
}

export interface ResponseModel {
  readonly status: number;
  /** Null for a response without a body. */
  readonly shape: Shape | null;
}

export interface OperationModel {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly paths: readonly string[];
  readonly auth: "team" | "team-or-link";
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** Sorted by status, successes first. */
  readonly responses: readonly ResponseModel[];
  readonly raw: RawOperation;
}

/** A schema that depends on a path parameter (`x-generic`). */
export interface Generic extends RawGeneric {
  /** The component that declares the dependency. */
  readonly owner: string;
  /** The owner and every component between it and the varying schema. */
  readonly carriers: ReadonlySet<string>;
  /** The name of the type parameter, such as `Point`. */
  readonly typeParameter: string;
}

export interface WebhookModel {
  readonly eventType: string;
  /** The name of its family, with `*` in place of the placeholder: `daily.data.*.created`. */
  readonly family: string;
  /** The component of the event's data. */
  readonly data: string;
  /** The case of a dependent component: the map of cases, the key of the case and its component. */
  readonly generic: { readonly map: string; readonly branch: string; readonly inner: string } | null;
  readonly description: string;
}

export interface Model {
  /** The bundled document, as published. */
  readonly document: RawDocument;
  /** The flattened document: shared parameters and bodies inlined, every allOf merged, requests separated from responses. */
  readonly flat: RawDocument;
  readonly components: ReadonlyMap<string, Component>;
  /** The components that only requests hold, and every enum of a request. */
  readonly requested: ReadonlySet<string>;
  /** Every schema that requests hold, also those that responses hold too. */
  readonly sent: ReadonlySet<string>;
  readonly operations: readonly OperationModel[];
  readonly generics: readonly Generic[];
  readonly webhooks: readonly WebhookModel[];
}

export const getQueryParameters = (operation: OperationModel) =>
  operation.parameters.filter((p) => p.in === "query");
export const getPathParameters = (operation: OperationModel) =>
  operation.parameters.filter((p) => p.in === "path");
export const getHeaderParameters = (operation: OperationModel) =>
  operation.parameters.filter((p) => p.in === "header");
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
export const getSuccessResponses = (operation: OperationModel) =>
  operation.responses.filter((a) => isSuccess(a.status));

/** Lists the components that the body of a request can hold. */
export const listBodySchemas = ({ flat, operations }: Model): Set<string> =>
  findNested(
    flat.components.schemas,
    operations.map(({ raw }) => raw.requestBody),
  );

/** Turns `users.undoDelete` into `UsersUndoDelete`. */
export const toPascalCase = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Turns `ConnectionStatus` into `connectionStatus`. */
export const toCamelCase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
