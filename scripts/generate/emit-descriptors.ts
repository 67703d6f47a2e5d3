import { resolve } from "./graph.ts";
import { camelCase, pascalCase, successesOf } from "./model.ts";
import type { Model, OperationModel } from "./model.ts";

const header = `/* One descriptor per operation of the OpenAPI document. Written by \`npm run generate\`; never edit it by hand. */

import type { operations } from "./types.ts";

/** What the client needs to know to send one operation. A bundler drops the descriptors that nobody uses. */
export interface OperationDescriptor<Id extends keyof operations = keyof operations> {
  readonly id: Id;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template, with parameters in braces. */
  readonly path: string;
  /** Whether a failed call may be sent again: always, under an idempotency key, or never. */
  readonly retry: "safe" | "keyed" | "never";
  /** The paging style, and the field of the response that holds the items. */
  readonly paginate?: { readonly style: "offset" | "page" | "cursor"; readonly items: string };
  /** \`none\`: a success has no body. \`pdf\`: it is a PDF. Otherwise it is JSON. */
  readonly success?: "none" | "pdf";
}`;

/** Emits one constant per operation, so that resources repeat neither method nor path nor retry. */
export function emitDescriptors(model: Model): string {
  return (
    [header, ...model.operations.map((operation) => emitDescriptor(operation, model))].join("\n\n") + "\n"
  );
}

function emitDescriptor(operation: OperationModel, model: Model): string {
  const { id, method, paths, raw } = operation;
  const page = raw["x-paginate"];
  const descriptor = {
    id,
    method,
    path: paths[0],
    retry: raw["x-retry"],
    ...(page && { paginate: { style: page.style, items: page.items } }),
    ...describeSuccess(operation, model),
  };
  return `export const ${camelCase(pascalCase(id))}: OperationDescriptor<${JSON.stringify(id)}> = ${JSON.stringify(descriptor)};`;
}

function describeSuccess(operation: OperationModel, model: Model): { success?: "none" | "pdf" } {
  const [success] = successesOf(operation);
  if (!success?.shape) return { success: "none" };
  return resolve(success.shape, model.components).kind === "binary" ? { success: "pdf" } : {};
}
