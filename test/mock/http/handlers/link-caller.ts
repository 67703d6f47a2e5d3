import type { MockOptions } from "sanguine/mock";
import { createMockCaller, type HandlerResponse } from "./caller.ts";

/** Credentials of a step: a link token, or a token and a key of which null sends none. */
type Credentials = string | { readonly token?: string | null; readonly key?: string | null };

/** Creates a mock with one user and a caller of its link steps. */
export function createLinkCaller(options?: MockOptions) {
  const caller = createMockCaller(options);
  const { mock } = caller;
  const { user_id } = mock.users.create();
  const step = async (credentials: Credentials, path: string, body?: object): Promise<HandlerResponse> => {
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
    /** Creates a link token for the user. */
    newToken: async (input: object = {}): Promise<string> =>
      (await caller.post("/v2/link/token", { user_id, ...input })).body.link_token,
    password: (credentials: Credentials, body: object = {}, provider = "glucose_two") =>
      step(credentials, `provider/password/${provider}`, { username: "sam", password: "secret", ...body }),
    complete: (credentials: Credentials, mfa_code: string, provider = "glucose_two") =>
      step(credentials, `provider/password/${provider}/complete_mfa`, { mfa_code }),
    email: (credentials: Credentials, body: object = {}) =>
      step(credentials, "provider/email/marlstone_sensor", { email: "sam@example.com", ...body }),
    /** Slugs and states of the user's connections. */
    connected: () => mock.connections.list(user_id).map(({ slug, status }) => `${slug} ${status}`),
  };
}
