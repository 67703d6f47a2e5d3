import { ConfigurationError } from "../errors/index.ts";
import { RunningCall, type Call } from "./call.ts";
import type { CallOptions, QuerySource } from "./options.ts";
import { checkNames } from "./rules.ts";
import type { SendCall } from "./transport.ts";

/** A request to a route that the client has no method for. */
export interface RouteRequest {
  /** HTTP method, in capitals. A GET is retried like any read, the others only with an idempotency key. */
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
  /** The body, sent as JSON. */
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
    const operation = { id: null, method, path, retry: method === "GET" ? "safe" : "never" } as const;
    return send(operation, { path: pathParameters, query, body }, options).withResponse();
  };
  // The data is what the caller says it is.
  return ((request, options) => new RunningCall(sendRoute(request, options))) as SendRoute;
};
