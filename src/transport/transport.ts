import { ConfigurationError, isConfigurationError, sanitizeWord } from "../errors/index.ts";
import type { OperationDescriptor } from "./operation.ts";
import type { operations } from "../generated/types.ts";
import { RunningCall, type Call } from "./call.ts";
import type { CallOptions } from "./options.ts";
import { fillPath } from "./path.ts";
import type { PdfFile } from "./pdf-file.ts";
import { serializeQuery } from "./query.ts";
import { runCall, type CallExtras, type CalledOperation } from "./request.ts";
import { attachSettings } from "./client-settings.ts";
import { createValueError } from "./rules.ts";
import type { Settings } from "./settings.ts";

type OperationId = keyof operations;

type BodyInput<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { readonly body: Content[keyof Content] }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { readonly body?: Content[keyof Content] | undefined }
    : unknown;

/** Path and query parameters and body of an operation, as the OpenAPI document declares them. */
export type OperationInput<Id extends OperationId> = Pick<operations[Id]["parameters"], "path" | "query"> &
  BodyInput<operations[Id]>;

type JsonData<Responses> = {
  [Status in keyof Responses & (200 | 202)]: Responses[Status] extends {
    content: { "application/json": infer Data };
  }
    ? Data
    : never;
}[keyof Responses & (200 | 202)];

/** The data of an operation: a file for a PDF, the JSON of a success, or nothing. */
export type OperationData<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: { "application/pdf": unknown } };
}
  ? PdfFile
  : [JsonData<operations[Id]["responses"]>] extends [never]
    ? void
    : JsonData<operations[Id]["responses"]>;

/**
 * Sends the calls of resources. `createTransport` of `sanguine/transport` creates one, and `createUsers` and the like take it.
 */
export interface Transport {
  /**
   * Starts a call of an operation. The descriptor decides its method, path and retries, and types its input and its data.
   *
   * @internal
   */
  <Id extends OperationId>(
    operation: OperationDescriptor<Id>,
    input: OperationInput<Id>,
    options?: CallOptions,
    extras?: CallExtras,
  ): Call<OperationData<Id>>;
}

/** The input of any operation. TypeScript cannot compute with the exact type while the operation is a variable. */
interface AnyInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Starts a call of any operation or route. The generated types say what each operation takes and returns. */
export type SendCall = (
  operation: CalledOperation,
  input: AnyInput,
  options?: CallOptions,
  extras?: CallExtras,
) => Call<unknown>;

/** Refuses a promise in a body, which JSON would write as an empty object. */
const checkAwaited = (name: string, value: unknown): unknown => {
  if (typeof (value as Partial<Promise<unknown>> | null)?.then === "function")
    throw createValueError(`body ${sanitizeWord(name)}`, "JSON", value);
  return value;
};

/** Serializes a body. The runtime's own error is dropped, because it may quote a key. */
function serializeJson(body: unknown): string {
  try {
    const text = JSON.stringify(body, checkAwaited) as string | undefined;
    if (text !== undefined) return text;
  } catch (error) {
    if (isConfigurationError(error)) throw error;
    // A BigInt, a circular reference, or a toJSON that throws. The message below covers them.
  }
  throw new ConfigurationError("body: cannot be written as JSON; does it hold a BigInt, or itself?");
}

/** Creates the transport of checked settings. It does not build a Request, which costs more than the rest of a call. */
export function openTransport(settings: Settings): SendCall & Transport {
  const { baseUrl } = settings;
  const send: SendCall = (operation, input, options = {}, extras = {}) => {
    const { path = {}, query = {}, body } = input;
    const { method } = operation;
    const result = runCall(settings, { operation, pathParameters: path, input, options, extras }, (call) => {
      const search = serializeQuery(options.query ? { ...options.query, ...query } : query);
      const url = baseUrl + fillPath(operation.path, path) + (search && `?${search}`);
      const headers = new Headers(call.headers);
      const { form } = call.parts;
      if (form) headers.set("content-type", form.type);
      else if (body !== undefined && !headers.has("content-type"))
        headers.set("content-type", "application/json");
      return { url, method, headers, body: form?.bytes ?? (body === undefined ? body : serializeJson(body)) };
    });
    return new RunningCall(result);
  };
  // One function serves every operation.
  return attachSettings(send as SendCall & Transport, settings);
}
