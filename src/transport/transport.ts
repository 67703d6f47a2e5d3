import {
  createFinalURL,
  type Client as FetchClient,
  type ClientPathsWithMethod,
  type MethodResponse,
  type ParamsOption,
  type RequestBodyOption,
} from "openapi-fetch";
import { RunningCall, type Call } from "./call.ts";
import { ConfigurationError } from "../errors/index.ts";
import type { paths } from "../generated/types.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { CallOptions } from "./options.ts";
import { fillPath } from "./path.ts";
import { serializeQuery } from "./query.ts";
import { runCall, type Traits } from "./request.ts";
import type { Settings } from "./settings.ts";

type Layer = FetchClient<paths, "application/json">;

/** The methods that the document uses. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that have the method. */
export type PathParameters<M extends Method> = ClientPathsWithMethod<Layer, M>;

/** Path and query parameters and body of an operation, as the document has them. */
export type InputOf<M extends Method, P extends PathParameters<M>> = ParamsOption<paths[P][M]> &
  RequestBodyOption<paths[P][M]>;

/** What an operation gives: a file where the document has a PDF, what the typed layer says where it has JSON. */
export type DataOf<M extends Method, P extends PathParameters<M>> = paths[P][M] extends {
  responses: { 200: { content: { "application/pdf": unknown } } };
}
  ? PdfFile
  : MethodResponse<Layer, M, P>;

/** Starts calls of the document's operations, typed by it. */
export type Transport = <M extends Method, P extends PathParameters<M>>(
  method: M,
  path: P,
  input: InputOf<M, P>,
  options?: CallOptions,
  traits?: Traits,
) => Call<DataOf<M, P>>;

/** The same without the document's types, which nothing can be computed from while the operation is a variable. */
type LooseTransport = (
  method: Method,
  path: string,
  input: {
    readonly params?: {
      readonly path?: Record<string, string | number>;
      readonly query?: Record<string, unknown>;
    };
    readonly body?: unknown;
  },
  options?: CallOptions,
  traits?: Traits,
) => Call<unknown>;

/** Writes a body. What JSON cannot hold is refused without the reason of the runtime, which may quote a key. */
function writeJson(body: unknown): string {
  try {
    const text = JSON.stringify(body) as string | undefined;
    if (text !== undefined) return text;
  } catch {
    // A BigInt, a circle, or a toJSON that throws; the message below says so.
  }
  throw new ConfigurationError("body: cannot be written as JSON; does it hold a BigInt, or itself?");
}

/**
 * Makes the transport of one client. The typed layer gives the types and puts the address and the body together; its own
 * way of sending is left aside, for it would build a Request that costs more than all the rest of a call.
 */
export function createTransport(settings: Settings): Transport {
  const { baseUrl } = settings;
  const start: LooseTransport = (method, path, input, options = {}, traits = {}) => {
    const { params = {}, body } = input;
    const asked = {
      method: method.toUpperCase(),
      path,
      pathParameters: params.path ?? {},
      options,
      traits,
    };
    const result = runCall(settings, asked, (given) => {
      const url = createFinalURL(path, {
        baseUrl,
        params,
        querySerializer: serializeQuery,
        pathSerializer: fillPath,
      });
      const headers = new Headers(given);
      if (body === undefined) return { url, method: asked.method, headers, body };
      if (!headers.has("content-type")) headers.set("content-type", "application/json");
      return { url, method: asked.method, headers, body: writeJson(body) };
    });
    return new RunningCall(result);
  };
  // One function serves every operation; the document says what each takes and gives.
  return start as Transport;
}
