import type { MockOptions } from "sanguine/mock";
import { createMockCaller, type Caller, type HandlerResponse } from "./caller.ts";

/** Credentials of a step. Null sends none. */
export interface Credentials {
  readonly token?: string | null;
  /** @default null */
  readonly key?: string | null;
}

/** Calls link steps without a client. */
export interface LinkCaller extends Caller {
  readonly user_id: string;
  /** Creates a link token for the user. */
  readonly newToken: (input?: object) => Promise<string>;
  readonly step: (credentials: Credentials | string, path: string, body?: object) => Promise<HandlerResponse>;
  readonly password: (
    credentials: Credentials | string,
    body?: object,
    provider?: string,
  ) => Promise<HandlerResponse>;
  readonly complete: (
    credentials: Credentials | string,
    mfa_code: string,
    provider?: string,
  ) => Promise<HandlerResponse>;
  readonly email: (credentials: Credentials | string, body?: object) => Promise<HandlerResponse>;
  /** Slugs and states of the user's connections. */
  readonly connected: () => string[];
}

/** Creates a mock with one user and a caller of its link steps. */
export function createLinkCaller(options?: MockOptions): LinkCaller {
  const caller = createMockCaller(options);
  const { mock } = caller;
  const { user_id } = mock.users.create();
  const step = async (
    credentials: Credentials | string,
    path: string,
    body?: object,
  ): Promise<HandlerResponse> => {
    const { token = null, key = null } =
      typeof credentials === "string" ? { token: credentials } : credentials;
    const response = await mock.fetch(`${mock.url}/v2/link/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(token === null ? {} : { "x-service-link-token": token }),
        ...(key === null ? {} : { "x-service-api-key": key }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    ...caller,
    user_id,
    step,
    newToken: async (input = {}) =>
      (await caller.post("/v2/link/token", { user_id, ...input })).body.link_token,
    password: (credentials, body = {}, provider = "glucose_two") =>
      step(credentials, `provider/password/${provider}`, { username: "sam", password: "secret", ...body }),
    complete: (credentials, mfa_code, provider = "glucose_two") =>
      step(credentials, `provider/password/${provider}/complete_mfa`, { mfa_code }),
    email: (credentials, body = {}) =>
      step(credentials, "provider/email/marlstone_sensor", { email: "sam@example.com", ...body }),
    connected: () => mock.connections.list(user_id).map(({ slug, status }) => `${slug} ${status}`),
  };
}
