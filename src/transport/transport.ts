import { ConfigurationError, sanitizeWord } from "../errors/index.ts";
import type { operations } from "../generated/types.ts";
import { type Call, RunningCall } from "./call.ts";
import { checkNames, createValueError, isPromise } from "./check-options.ts";
import type { OperationDescriptor, Settings, TransportPlugin } from "./context.ts";
import { fillPath, serializeQuery } from "./encode.ts";
import type {
  CallOptions,
  ConnectionOptions,
  LinkCredential,
  QuerySource,
  TeamCredential,
} from "./options.ts";
import type { PdfFile } from "./pdf-file.ts";
import { type CalledOperation, type CallExtras, runCall } from "./request.ts";
import { attachSettings, createSettings } from "./settings.ts";

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

/**
 * Refuses what JSON would write as another value: a promise, a Map or a form as an empty object, and NaN or an invalid date as null,
 * which clears a field.
 */
function checkJson(this: unknown, name: string, value: unknown): unknown {
  const given = (this as Readonly<Record<string, unknown>>)[name];
  if (
    isPromise(given) ||
    Symbol.toStringTag in Object(value) ||
    (typeof value === "number" ? !Number.isFinite(value) : value === null && given !== null)
  )
    throw createValueError(
      `body ${sanitizeWord(name)}`.replace(" ?", ""),
      "plain data and finite numbers",
      given,
    );
  return value;
}

/** Serializes a body. The runtime's own error is dropped, because it may quote a key. */
export function serializeJson(body: unknown): string {
  try {
    const text = JSON.stringify(body, checkJson) as string | undefined;
    if (text !== undefined) return text;
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    // A circular reference, or a toJSON that throws.
  }
  throw new ConfigurationError("body: cannot become JSON; does it hold itself?");
}

/** Creates the transport of checked settings. It does not build a Request, which costs more than the rest of a call. */
export function openTransport(settings: Settings): SendCall & Transport {
  const { baseUrl } = settings;
  const send: SendCall = (operation, input, options = {}, extras = {}) => {
    const { path = {}, query, body } = input;
    const { method } = operation;
    const result = runCall(settings, { operation, pathParameters: path, input, options, extras }, (call) => {
      const search = serializeQuery(options.query ? { ...options.query, ...query } : (query ?? {}));
      const url = baseUrl + fillPath(operation.path, path) + (search && `?${search}`);
      const headers = new Headers(call.headers);
      if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
      return { url, method, headers, body: body === undefined ? body : serializeJson(body) };
    });
    return new RunningCall(result);
  };
  // One function serves every operation.
  return attachSettings(send as SendCall & Transport, settings);
}

/** Options of {@link createTransport}: those of `createClient` or `createLinkClient`, with plugins in place of some. */
export type TransportOptions = ConnectionOptions &
  (TeamCredential | LinkCredential) & {
    /**
     * Features beyond sending and retrying: `limitConcurrency`, `logCalls`, `runMiddleware`, `runAttemptMiddleware`, `validateResponses`.
     * @default none
     */
    readonly plugins?: readonly TransportPlugin[] | undefined;
  };

/**
 * Creates a transport for single resources, so that a bundle holds only those that you import. It sends nothing until you call
 * a method of a resource. Resources can share one.
 * @param options - `baseUrl` and `apiKey`, or `linkToken`, are required.
 * @throws ConfigurationError for an option that cannot be used, and for a team key in a browser.
 * @example
 * ```ts
 * import { createOrders } from "sanguine/resources/orders";
 * import { createUsers } from "sanguine/resources/users";
 * import { createTransport } from "sanguine/transport";
 * const transport = createTransport({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const { user_id } = await createUsers(transport).resolve("u-1");
 * console.log((await createOrders(transport).list({ user_id })).items.length);
 * ```
 */
export function createTransport(options: TransportOptions): Transport {
  const option =
    (Object(options) as Partial<LinkCredential>).linkToken !== undefined ? "linkToken" : "apiKey";
  const settings = createSettings(option, options, "createTransport", ["plugins"]);
  return openTransport(Object.assign(settings, ...(options.plugins ?? [])) as Settings);
}

/** A request to a route that the client has no method for. */
export interface RouteRequest {
  /** HTTP method, in capitals. A GET is retried like any read, the others like any write, or with an idempotency key like a read. */
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * Path template, such as `/v2/user/{user_id}/badges`. Messages and logs show it, so it takes no values: each segment is a version, a
   * name without digits, or a placeholder.
   */
  readonly path: string;
  /** The values of the placeholders. They are never shown. */
  readonly pathParameters?: Readonly<Record<string, string | number>> | undefined;
  /** Query parameters. */
  readonly query?: QuerySource | undefined;
  /** The body, sent as JSON. A GET has none. */
  readonly body?: unknown;
}

/** Sends a request to a route that the client has no method for. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the data.
export type SendRoute = <T = unknown>(request: RouteRequest, options?: CallOptions) => Call<T>;

/** A template without values: an id in it would appear in messages and logs. */
const template = /^(\/(v\d+|[A-Za-z_-]+|\{\w+\}))+\/?$/;

/** Creates the function that sends requests to any route. */
export const createSendRoute = (send: SendCall): SendRoute => {
  const sendRoute = async (request: RouteRequest, options?: CallOptions) => {
    checkNames("client.request", request, "method path pathParameters query body".split(" "));
    const { method, path, pathParameters = {}, query, body } = request;
    if (!template.test(path))
      throw new ConfigurationError(
        'path: must be a template such as "/v2/user/{user_id}"; pass values in pathParameters and query',
      );
    // The error of the runtime would look like a connection that failed.
    if (method === "GET" && body !== undefined) throw createValueError("GET body", "undefined", body);
    const operation = { id: null, method, path, retry: method === "GET" ? "safe" : "never" } as const;
    return send(operation, { path: pathParameters, query, body }, options).withResponse();
  };
  // The data is what the caller says it is.
  return ((request, options) => new RunningCall(sendRoute(request, options))) as SendRoute;
};
