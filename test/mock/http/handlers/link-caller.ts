import type { MockOptions } from "sanguine/mock";
import { createMockCaller, type HandlerResponse } from "./caller.ts";

/** Credentials of a step: a link token, or a token and a key of which null sends none. */
type Credentials = string | { readonly token?: string | null; readonly key?: string | null };

export function createLinkCaller(options?: MockOptions) {
  const caller = createMockCaller(options);
  const { mock } = caller;
  const { user_id } = mock.users.create();
  const step = (credentials: Credentials, path: string, body?: object): Promise<HandlerResponse> => {
    const { token = null, key = null } =
      typeof credentials === "string" ? { token: credentials } : credentials;
    const headers = { "x-service-link-token": token, "x-service-api-key": key };
    const address = `/v2/link/${path}`;
    return body === undefined ? caller.get(address, headers) : caller.post(address, body, headers);
  };
  return {
    ...caller,
    user_id,
    step,
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
