import { createMock, type MockOptions, type MockTeam } from "sanguine/mock";

/** A response with parsed JSON. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers: Headers;
  // Tests read single fields of many shapes; each expectation checks its own field.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Headers beside the usual ones, or in their place. Null leaves one out. */
export type ChangedHeaders = Readonly<Record<string, string | null>>;

/** Calls operations of any team over the wire, without a client. */
export function createCaller(team: Pick<MockTeam, "url" | "fetch" | "apiKey">) {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    changed: ChangedHeaders = {},
  ): Promise<HandlerResponse> => {
    const headers = new Headers({ "x-service-api-key": team.apiKey });
    if (!(body instanceof FormData)) headers.set("content-type", "application/json");
    for (const [name, value] of Object.entries(changed))
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    const response = await team.fetch(`${team.url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  };
  return {
    get: (path: string, headers?: ChangedHeaders) => call("GET", path, undefined, headers),
    post: (path: string, body?: unknown, headers?: ChangedHeaders) => call("POST", path, body, headers),
    patch: (path: string, body: unknown) => call("PATCH", path, body),
    delete: (path: string) => call("DELETE", path),
  };
}

/** A mock, its caller, and a function that creates one for another team of the mock. */
export type Caller = ReturnType<typeof createMockCaller>;

export function createMockCaller(options?: MockOptions) {
  const mock = createMock({ seed: "handlers", now: "2026-01-15T09:00:00Z", ...options });
  return { mock, as: createCaller, ...createCaller(mock) };
}

/** Creates a mock with one user, and the paths of that user's patient info and insurance. */
export function createPatientCaller() {
  const caller = createMockCaller();
  const { user_id } = caller.mock.users.create({ client_user_id: "patient-one" });
  return { ...caller, user_id, info: `/v2/user/${user_id}/info`, insurance: `/v2/user/${user_id}/insurance` };
}

/** A UUID that no world creates. */
export const NOBODY = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";
