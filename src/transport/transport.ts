import createFetchClient, {
  type Client as FetchClient,
  type ClientPathsWithMethod,
  type MethodResponse,
  type ParamsOption,
  type RequestBodyOption,
} from "openapi-fetch";
import { RunningCall, type Call, type CallResult } from "../call.ts";
import type { paths } from "../generated/types.ts";
import type { CallOptions } from "./options.ts";
import { fillPath } from "./path.ts";
import { request, type Send, type Traits } from "./request.ts";
import type { Settings } from "./settings.ts";
import { callSite, retrace } from "./trace.ts";

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

/** Stands in for a Response: what the typed layer asks of one, so that it leaves the body, read already, alone. */
interface Delivery {
  readonly status: 204;
  readonly ok: true;
  readonly headers: Headers;
  readonly result: CallResult<unknown>;
}

/** Sends what the typed layer has put together. */
async function deliver({ url, init }: LightRequest): Promise<Delivery> {
  const { method, headers, body, send } = init;
  const result = await send({ url, method, headers, body });
  return { status: 204, ok: true, headers: result.response.headers, result };
}

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
    const site = callSite(start);
    const asked = { method: method.toUpperCase(), path, pathParameters: input.params?.path ?? {} };
    const result = request(settings, asked, options, traits, async (headers, send) => {
      const { response } = await layer.request(method, path, { ...(input as object), headers, send });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `deliver` gave.
      return (response as unknown as Delivery).result;
    });
    return new RunningCall(result.catch((error: unknown) => retrace(error, site)));
  };
  // One function serves every operation; the document says what each takes and gives.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above.
  return start as Transport;
}
