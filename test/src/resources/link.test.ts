import { inspect } from "node:util";
import {
  createClient,
  createLinkClient,
  isAuthenticationError,
  isConfigurationError,
  isLinkState,
  isValidationError,
  matchLink,
  type LinkClientOptions,
  isNotFoundError,
  unlisted,
} from "sanguine";
import { LinkErrorType, LinkState, Region } from "sanguine/enums";
import { expect, test, vi } from "vitest";
import { apiKey, clockAt, getFailure, wire, userId } from "../support/client.ts";
import { json, serve, type Responder } from "../support/server.ts";

const linkToken = "token_never_print_me_1147";

/** Builds the response of a link step, including the deprecated fields. */
const buildStep = (fields: object) => ({
  state: "success",
  redirect_url: "https://app.example/linked",
  error_type: null,
  error: null,
  provider: "glucose_two",
  connected: false,
  provider_id: null,
  ...fields,
});
const pending = buildStep({
  state: "pending_provider_mfa",
  provider_mfa: { method: "sms", hint: "*** *** 4711" },
});
const wrong = buildStep({ state: "error", error_type: "incorrect_mfa_code", error: "Wrong code." });
const success = buildStep({ connected: true, provider_id: "p-1" });

/** A link client against a loopback server of its own. */
async function wireLink(responders: Responder[], options: Partial<LinkClientOptions> = {}) {
  const server = await serve(...responders);
  const { sleep, now } = clockAt();
  return {
    ...server,
    client: createLinkClient({ baseUrl: server.url, linkToken, sleep, now, ...options }),
  };
}

test("[AUT-1, AUT-3] a link client sends the link token alone, and each step is where the document has it", async () => {
  const { client, arrived } = await wireLink([
    json([]),
    json({ id: 1, name: "n", slug: "acme_watch", description: "d", logo: "l", oauth_url: "u" }),
    json(pending),
    json(success),
    json(success),
  ]);
  await client.link.providers();
  await client.link.oauth("acme_watch");
  await client.link.password("glucose_two", { username: "sam", password: "secret", region: "us" });
  await client.link.completeMfa("glucose_two", { mfa_code: "471100" });
  await client.link.email("marlstone_sensor", { email: "sam@example.com" });
  expect(arrived.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", "/v2/link/providers", ""],
    ["GET", "/v2/link/provider/oauth/acme_watch", ""],
    [
      "POST",
      "/v2/link/provider/password/glucose_two",
      '{"username":"sam","password":"secret","region":"us"}',
    ],
    ["POST", "/v2/link/provider/password/glucose_two/complete_mfa", '{"mfa_code":"471100"}'],
    ["POST", "/v2/link/provider/email/marlstone_sensor", '{"email":"sam@example.com"}'],
  ]);
  for (const { headers } of arrived) {
    expect(headers["x-service-link-token"]).toBe(linkToken);
    expect(headers).not.toHaveProperty("x-service-api-key");
  }
});

test("[AUT-3] a team client sends its key, and the link token beside it where one is given", async () => {
  const { client, arrived } = await wire([json(pending), json(success), json([])]);
  await client.link.password("glucose_two", { username: "sam", password: "secret" }, { linkToken });
  await client.link.completeMfa("glucose_two", { mfa_code: "471100" }, { linkToken, retries: 0 });
  await client.link.providers();
  expect(arrived.map(({ headers }) => headers["x-service-api-key"])).toEqual([apiKey, apiKey, apiKey]);
  expect(arrived.map(({ headers }) => headers["x-service-link-token"])).toEqual([
    linkToken,
    linkToken,
    undefined,
  ]);
});

test("[AUT-5] a link token is shown to no middleware, sent nowhere else, and named in no error", async () => {
  const seen: string[] = [];
  const elsewhere = await serve(json(success));
  const { client } = await wire([json(success)], {
    middleware: [
      (request, next) => {
        seen.push(JSON.stringify([...request.headers]));
        return next(new Request(elsewhere.url, request));
      },
    ],
  });
  await client.link.completeMfa("glucose_two", { mfa_code: "471100" }, { linkToken });
  expect(seen.join()).not.toContain(linkToken);
  expect(JSON.stringify(elsewhere.arrived)).not.toMatch(/never_print_me/);

  for (const bad of [`${linkToken}\n`, ""]) {
    const error = await getFailure(client.link.providers({ linkToken: bad }));
    expect(isConfigurationError(error)).toBe(true);
    expect(error.message).toMatch(/^linkToken: /);
    expect(error.message).not.toContain(linkToken);
  }
});

test("[AUT-5] a link client refuses options that it cannot use, naming itself, and prints nothing", () => {
  const baseUrl = "https://api.example.com";
  expect(() => createLinkClient({ baseUrl, linkToken: "two\nlines" })).toThrow(/^linkToken: /);
  expect(() => createLinkClient({ baseUrl, linkToken, retries: -1 })).toThrow(/^createLinkClient\.retries: /);
  expect(() => createLinkClient({ baseUrl: "nowhere", linkToken })).toThrow(/^baseUrl: /);
  const client = createLinkClient({ baseUrl, linkToken });
  expect(Object.keys(client)).toEqual(["link", "request", "with"]);
  expect(inspect(client, { depth: null, showHidden: true })).not.toContain(linkToken);
});

test("[LNK-7, LNK-8] a response is returned unchanged, including deprecated fields and unknown values", async () => {
  const strange = buildStep({
    state: "paused_by_provider",
    error_type: "moon_phase",
    provider_mfa: null,
    hint: [1],
  });
  const { client } = await wireLink([json(pending), json(wrong), json(success), json(strange)]);
  const complete = () => client.link.completeMfa("glucose_two", { mfa_code: "1" });
  expect([await complete(), await complete(), await complete(), await complete()]).toEqual([
    pending,
    wrong,
    success,
    strange,
  ]);
  expect(LinkState.values).toEqual(["success", "error", "pending_provider_mfa"]);
  expect(LinkErrorType.values).toHaveLength(12);
  expect(Region.values).toHaveLength(49);
});

test("[LNK-7] isLinkState and matchLink read every state; an unknown state goes to the unknown handler", async () => {
  const strange = buildStep({ state: "paused_by_provider" });
  const { client } = await wireLink([json(pending), json(wrong), json(success), json(strange)]);
  const texts: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const one = await client.link.password("glucose_two", { username: "sam", password: "secret" });
    texts.push(
      matchLink(one, {
        success: ({ redirect_url }) => `success ${redirect_url}`,
        error: ({ error_type, error }) => `${error_type} ${error}`,
        pending_provider_mfa: ({ provider_mfa }) => `${provider_mfa.method} ${provider_mfa.hint}`,
        unknown: ({ state }) => `unknown ${state}`,
      }),
    );
    expect(isLinkState(one, "pending_provider_mfa")).toBe(count === 0);
    expect(isLinkState(one, "error")).toBe(count === 1);
    expect(isLinkState(one, "success")).toBe(count === 2);
  }
  expect(texts).toEqual([
    "sms *** *** 4711",
    "incorrect_mfa_code Wrong code.",
    "success https://app.example/linked",
    "unknown paused_by_provider",
  ]);
});

test("[LNK-7] a second factor falls to unknown where no case is for it", () => {
  const text = matchLink(pending, {
    success: () => "success",
    error: () => "error",
    unknown: ({ state }) => state,
  });
  expect(text).toBe("pending_provider_mfa");
});

test("[LNK-11, GEN-8] providers newer than this release are sent as given, and unknown ones are told apart", async () => {
  const detail = [{ type: "enum", loc: ["path", "provider"], msg: "Unknown provider", input: "x" }];
  const { client, arrived } = await wireLink([
    json({ detail }, 422),
    json({ detail: { error_type: "token_expired", error_message: "Expired." } }, 401),
  ]);
  const refused = await getFailure(
    client.link.password(unlisted("a_provider_of_2031"), {
      username: "sam",
      password: "secret",
      region: unlisted("atlantis"),
    }),
  );
  expect(isValidationError(refused) && refused.issues[0]?.loc).toEqual(["path", "provider"]);
  const lazy = await getFailure(client.link.oauth(unlisted("a/b")));
  expect(isAuthenticationError(lazy) && lazy.code).toBe("token_expired");
  expect(arrived.map(({ url }) => url)).toEqual([
    "/v2/link/provider/password/a_provider_of_2031",
    "/v2/link/provider/oauth/a%2Fb",
  ]);
  expect(arrived[0]?.body).toContain("atlantis");
});

test("a link token may come from a function, asked for every attempt", async () => {
  const tokens = ["first", "second"];
  const { client, arrived } = await wireLink([json({}, 503), json([])], {
    linkToken: () => Promise.resolve(tokens.shift() ?? ""),
  });
  await client.link.providers();
  expect(arrived.map(({ headers }) => headers["x-service-link-token"])).toEqual(["first", "second"]);
});

test("[AUT-1] both clients take the same steps", () => {
  const team = createClient({ baseUrl: "https://api.example.com", apiKey });
  const { link } = createLinkClient({ baseUrl: "https://api.example.com", linkToken });
  const steps = Object.keys(link);
  expect(steps.toSorted()).toEqual(["completeMfa", "email", "oauth", "password", "providers"]);
  expect(Object.keys(team.link).toSorted()).toEqual([...steps, "createToken", "connectDemo"].toSorted());
});

test("[AUT-1] a link client is legal in a browser, where a team key is not", async () => {
  const { client: held, arrived, url } = await wireLink([json([])]);
  expect(await held.link.providers()).toEqual([]);
  vi.stubGlobal("document", {});
  vi.stubGlobal("process", undefined);
  try {
    expect(() => createClient({ baseUrl: url, apiKey })).toThrow(/dangerouslyAllowBrowser/);
    expect(Object.keys(createLinkClient({ baseUrl: url, linkToken }))).toEqual(["link", "request", "with"]);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(arrived).toHaveLength(1);
});

test("[LNK-1] createToken sends the body as given and returns the response unchanged", async () => {
  const token = { link_token: "<LINK_TOKEN>", link_web_url: "https://link.example/?token=x" };
  const { client, arrived } = await wire([json(token)]);
  const body = {
    user_id: userId,
    redirect_url: null,
    on_close: "redirect",
    filter_on_providers: ["acme_watch"],
  } as const;
  expect(
    await client.link.createToken({ ...body, filter_on_providers: [...body.filter_on_providers] }),
  ).toEqual(token);
  expect(arrived[0]).toMatchObject({ method: "POST", url: "/v2/link/token" });
  expect(JSON.parse(arrived[0]?.body ?? "")).toEqual(body);
});

test("[LNK-11, GEN-8] manual and a provider newer than this release are sent as given; unknown ones are told apart", async () => {
  const { client, arrived } = await wire([
    json({ link_token: "t", link_web_url: "u" }),
    json({ detail: [{ type: "enum", loc: ["body", "provider"], msg: "Unknown provider", input: "x" }] }, 422),
    json({ detail: "User not found" }, 404),
  ]);
  await client.link.createToken({ user_id: userId, provider: "manual" });
  const unknown = await getFailure(
    client.link.createToken({ user_id: userId, provider: unlisted("a_provider_of_2031") }),
  );
  expect(isValidationError(unknown) && unknown.issues[0]?.loc).toEqual(["body", "provider"]);
  expect(isNotFoundError(await getFailure(client.link.createToken({ user_id: userId })))).toBe(true);
  expect(arrived.map(({ body }) => (JSON.parse(body) as { provider?: string }).provider)).toEqual([
    "manual",
    "a_provider_of_2031",
    undefined,
  ]);
});

test("a demo connection is made with a POST that is not repeated", async () => {
  const { client, arrived } = await wire([json({ success: true, detail: "Connected." })]);
  expect(await client.link.connectDemo({ user_id: userId, provider: "acme_watch" })).toEqual({
    success: true,
    detail: "Connected.",
  });
  expect(JSON.parse(arrived[0]?.body ?? "")).toEqual({ user_id: userId, provider: "acme_watch" });
});
