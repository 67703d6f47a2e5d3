import createFetchClient, {
  type Client as FetchClient,
  type ClientPathsWithMethod,
  type MethodResponse,
  type ParamsOption,
  type RequestBodyOption,
} from "openapi-fetch";
import { RunningCall, type Call } from "../call.ts";
import type { paths } from "../generated/types.ts";
import type { CallOptions } from "./options.ts";
import { fillPath } from "./path.ts";
import { request, type Delivery, type Send, type Traits } from "./request.ts";
import type { Settings } from "./settings.ts";

type Layer = FetchClient<paths, "application/json">;

/** The methods that the document uses. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that have the method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Layer, M>;

/** Path and query parameters and body of an operation, as the document has them. */
export type InputOf<M extends Method, P extends PathOf<M>> = ParamsOption<paths[P][M]> &
  RequestBodyOption<paths[P][M]>;

/** Starts calls of the document's operations, typed by it. */
export type Transport = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: InputOf<M, P>,
  options?: CallOptions,
  traits?: Traits,
) => Call<MethodResponse<Layer, M, P>>;

/** The same without the document's types, which nothing can be computed from while the operation is a variable. */
type LooseTransport = (
  method: Method,
  path: string,
  input: { readonly params?: { readonly path?: Record<string, string> } },
  options?: CallOptions,
  traits?: Traits,
) => Call<unknown>;

/** Stands in for a Request, whose making would cost more than all the rest of a call. */
class LightRequest {
  constructor(
    readonly url: string,
    readonly init: { method: string; headers: Headers; body: RequestInit["body"]; send: Send },
  ) {}
}

/** Sends what the typed layer has put together. */
const deliver = ({ url, init }: LightRequest): Promise<Delivery> =>
  init.send({ url, method: init.method, headers: init.headers, body: init.body });

/** Makes the transport of one client. */
export function createTransport(settings: Settings): Transport {
  const layer = createFetchClient<Record<string, Record<Method, object>>>({
    baseUrl: settings.baseUrl,
    pathSerializer: fillPath,
    // The two stand-ins are made for each other; the layer only passes the one to the other.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above.
    Request: LightRequest as unknown as typeof Request,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above.
    fetch: deliver as unknown as typeof globalThis.fetch,
  });
  const start: LooseTransport = (method, path, input, options = {}, traits = {}) => {
    const asked = {
      method: method.toUpperCase(),
      path,
      pathParameters: input.params?.path ?? {},
      options,
      traits,
    };
    const result = request(settings, asked, async (headers, send) => {
      const { response } = await layer.request(method, path, { ...(input as object), headers, send });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `deliver` gave.
      return response as unknown as Delivery;
    });
    return new RunningCall(result);
  };
  // One function serves every operation; the document says what each takes and gives.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above.
  return start as Transport;
}
