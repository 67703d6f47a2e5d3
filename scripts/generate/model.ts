import type { Json, RawDocument, RawGeneric, RawOperation, RawParameter, RawSchema } from "./raw.ts";

/** What a schema says, reduced to the few forms that the emitters tell apart. */
export type Shape =
  | { readonly kind: "any" }
  | { readonly kind: "null" }
  | { readonly kind: "boolean" }
  | { readonly kind: "binary" }
  | { readonly kind: "ref"; readonly name: string }
  | { readonly kind: "const"; readonly value: string | number | boolean }
  | { readonly kind: "enum"; readonly values: readonly string[]; readonly open: boolean }
  | { readonly kind: "nullable"; readonly of: Shape }
  | StringShape
  | NumberShape
  | ArrayShape
  | ObjectShape
  | UnionShape;

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
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface ArrayShape {
  readonly kind: "array";
  readonly items: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly unique: boolean;
}

export interface ObjectShape {
  readonly kind: "object";
  readonly properties: readonly Property[];
  /** What further keys hold; null where the document names every key. */
  readonly rest: Shape | null;
}

export interface UnionShape {
  readonly kind: "union";
  readonly arms: readonly Shape[];
  /** The property whose constant tells the arms apart. */
  readonly tag?: string;
  /** Whether the service may send arms that this document does not know. */
  readonly open: boolean;
}

export interface Property {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  readonly deprecated: boolean;
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

export interface Answer {
  readonly status: number;
  /** Null for an answer without a body. */
  readonly shape: Shape | null;
}

export interface OperationModel {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly paths: readonly string[];
  readonly auth: "team" | "link" | "team-or-link";
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** The success answers first, each group by status. */
  readonly answers: readonly Answer[];
  readonly raw: RawOperation;
}

/** The components that carry a schema which depends on a path parameter, and what it may be. */
export interface Generic extends RawGeneric {
  /** The component that declares the dependency. */
  readonly owner: string;
  /** The owner and every component between it and the schema that varies. */
  readonly carriers: ReadonlySet<string>;
  /** The name of the type parameter, such as Point. */
  readonly typeParameter: string;
}

/** One kind of event that the service tells of. */
export interface WebhookModel {
  readonly kind: string;
  /** The component that its data is. */
  readonly data: string;
  /** Which case of a dependent component it is: the map of cases, the case, and the component of that case. */
  readonly generic: { readonly map: string; readonly branch: string; readonly inner: string } | null;
  readonly description: string;
}

export interface Model {
  /** The bundled document as it ships. */
  readonly document: RawDocument;
  /** The same with shared parameters and bodies put in place and every allOf merged. */
  readonly flat: RawDocument;
  readonly components: ReadonlyMap<string, Component>;
  readonly operations: readonly OperationModel[];
  readonly generics: readonly Generic[];
  readonly webhooks: readonly WebhookModel[];
}

export const queryOf = (operation: OperationModel) => operation.parameters.filter((p) => p.in === "query");
export const pathOf = (operation: OperationModel) => operation.parameters.filter((p) => p.in === "path");
export const headersOf = (operation: OperationModel) => operation.parameters.filter((p) => p.in === "header");
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
export const successesOf = (operation: OperationModel) =>
  operation.answers.filter((a) => isSuccess(a.status));

/** Turns `users.undoDelete` into `UsersUndoDelete`. */
export const pascalCase = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Turns `ConnectionStatus` into `connectionStatus`. */
export const camelCase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
