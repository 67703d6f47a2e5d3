import { createMock, type Mock, type MockOptions, type MockTeam } from "sanguine/mock";

/** A response with parsed JSON. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers: Headers;
  // Tests read single fields of many shapes; each expectation checks its own field.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Calls operations over the wire, without a client. */
export interface Caller {
  readonly mock: Mock;
  readonly get: (path: string) => Promise<HandlerResponse>;
  readonly post: (
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<HandlerResponse>;
  readonly patch: (path: string, body: unknown) => Promise<HandlerResponse>;
  readonly delete: (path: string) => Promise<HandlerResponse>;
  /** Creates the same for another team of the mock. */
  readonly as: (team: MockTeam) => Omit<Caller, "mock" | "as">;
}

/** Creates a caller of any team. */
export function createCaller(team: Pick<MockTeam, "url" | "fetch" | "apiKey">): Omit<Caller, "mock" | "as"> {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers = {},
  ): Promise<HandlerResponse> => {
    const response = await team.fetch(`${team.url}${path}`, {
      method,
      headers: { "x-service-api-key": team.apiKey, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  };
  return {
    get: (path) => call("GET", path),
    post: (path, body, headers) => call("POST", path, body, headers),
    patch: (path, body) => call("PATCH", path, body),
    delete: (path) => call("DELETE", path),
  };
}

/** Creates a mock for one test, and its caller. */
export function createMockCaller(options?: MockOptions): Caller {
  const mock = createMock({ seed: "handlers", now: "2026-01-15T09:00:00Z", ...options });
  return { mock, as: createCaller, ...createCaller(mock) };
}

/** A UUID that no world creates. */
export const NOBODY = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";
