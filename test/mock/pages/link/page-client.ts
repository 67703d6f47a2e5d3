import { createMock, type LinkTokenSeed, type MockOptions } from "sanguine/mock";

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a request differs from that of a browser on the page. */
export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Fields of a form. A list repeats the field. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Creates a mock with one user and a client of its link page, without a browser or a port. */
export function createPageClient(mockOptions?: MockOptions) {
  let count = 0;
  const random = () => `r${(count += 1)}`;
  const mock = createMock(mockOptions);
  const { user_id } = mock.users.create();
  const request = async (path: string, body: string, { method, headers = {} }: RequestOptions) => {
    const sent: Readonly<Record<string, string>> = { host: "127.0.0.1:4010", ...headers };
    const header = (name: string): string | null => sent[name] ?? null;
    const mockRequest = { method: method ?? "GET", url: path, header, body: () => Promise.resolve(body) };
    const response = await mock.linkPage(mockRequest, {
      random,
      sign: (text) => Buffer.from(text).toString("hex"),
    });
    if (response === null) throw new Error("The page has no such path.");
    return { ...response, body: typeof response.body === "string" ? response.body : "" };
  };
  const get = (path: string, options: RequestOptions = {}): Promise<PageResponse> =>
    request(path, "", options);
  const post = (
    path: string,
    fields: Fields,
    { headers, ...options }: RequestOptions = {},
  ): Promise<PageResponse> =>
    request(path, encode(fields), {
      method: "POST",
      ...options,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "null",
        "sec-fetch-site": "same-origin",
        ...headers,
      },
    });
  return {
    mock,
    user_id,
    newToken: (seed: Omit<LinkTokenSeed, "user"> = {}) =>
      mock.link.createToken({ user: user_id, ...seed }).link_token,
    get,
    post,
    submit: async (path: string, fields: Fields, options?: RequestOptions) =>
      post(path, { form_token: parseFormToken(await get(path)), ...fields }, options),
    formToken: parseFormToken,
    connected: () => mock.connections.list(user_id).map(({ provider }) => provider),
  };
}

function parseFormToken({ body }: PageResponse): string {
  return /name="form_token" value="([^"]*)"/.exec(body)?.[1] ?? "";
}

function encode(fields: Fields): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
  }
  return form.toString();
}
