import {
  createMock,
  type LinkTokenSeed,
  type Mock,
  type MockOptions,
  type LinkPageKeys,
} from "sanguine/mock";

/** What the page answered. */
export interface PageReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a request to the page departs from that of a browser that stands on it. */
export interface Manner {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly foreignHost?: boolean;
}

/** A person before the page, with neither browser nor socket between. */
export interface Visitor {
  readonly mock: Mock;
  readonly user_id: string;
  /** Makes a link token for the user. */
  readonly newToken: (seed?: Omit<LinkTokenSeed, "user">) => string;
  readonly get: (path: string, manner?: Manner) => Promise<PageReply>;
  /** Posts fields to a path, and nothing with them that the test does not name. */
  readonly post: (path: string, fields: Fields, manner?: Manner) => Promise<PageReply>;
  /** Opens the page that has a form, and posts that. */
  readonly submit: (path: string, fields: Fields, manner?: Manner) => Promise<PageReply>;
  /** What a form of a screen carries. */
  readonly formToken: (reply: PageReply) => string;
  /** Slugs of the user's live connections. */
  readonly connected: () => string[];
}

/** Fields of a form; a list is a field that comes several times. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Keys that a test can foresee. */
function countingKeys(): LinkPageKeys {
  let count = 0;
  return { random: () => `r${(count += 1)}`, sign: (text) => Buffer.from(text).toString("hex") };
}

/** A mock with one user who visits its page. */
export function newVisitor(options?: MockOptions, keys: LinkPageKeys = countingKeys()): Visitor {
  const mock = createMock(options);
  const { user_id } = mock.users.create();
  const ask = async (path: string, body: string, { method, headers = {}, foreignHost }: Manner) => {
    const sent: Readonly<Record<string, string>> = { host: "127.0.0.1:4010", ...headers };
    const header = (name: string): string | null => sent[name] ?? null;
    const request = {
      method: method ?? "GET",
      url: path,
      foreignHost,
      header,
      body: () => Promise.resolve(body),
    };
    const answer = await mock.linkPage(request, keys);
    if (answer === null) throw new Error("The page has no such path.");
    return { ...answer, body: typeof answer.body === "string" ? answer.body : "" };
  };
  const get: Visitor["get"] = (path, manner = {}) => ask(path, "", manner);
  const post: Visitor["post"] = (path, fields, { headers, ...manner } = {}) =>
    ask(path, encode(fields), {
      method: "POST",
      ...manner,
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
    newToken: (seed = {}) => mock.link.createToken({ user: user_id, ...seed }).link_token,
    get,
    post,
    submit: async (path, fields, manner) =>
      post(path, { form_token: formTokenOf(await get(path)), ...fields }, manner),
    formToken: formTokenOf,
    connected: () => mock.connections.list(user_id).map(({ provider }) => provider),
  };
}

function formTokenOf({ body }: PageReply): string {
  return /name="form_token" value="([^"]*)"/.exec(body)?.[1] ?? "";
}

function encode(fields: Fields): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
  }
  return form.toString();
}
