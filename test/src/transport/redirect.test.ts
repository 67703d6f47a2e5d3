import { Readable } from "node:stream";
import { isApiError } from "sanguine";
import { expect, test, vi } from "vitest";
import { apiKey, getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { empty, json, serve } from "../support/server.ts";

test("[AUT-5] a redirect to another origin is refused, and the other origin never sees the credential", async () => {
  const other = await serve(json(user));
  const { client } = await wire([empty(307, { location: `${other.url}/v2/user/${userId}?token=secret` })]);
  const failure = await getFailure(client.users.get(userId));
  expect(isApiError(failure)).toBe(true);
  expect(failure).toMatchObject({ status: 307, code: "redirect_refused", attempts: 1 });
  expect(failure.message).toBe(
    `GET /v2/user/{user_id} -> 307: a redirect to ${other.url} that is not followed`,
  );
  expect(other.arrived).toEqual([]);
});

test("a redirect within the origin is followed with the credential, and a 307 or 308 sends the body again", async () => {
  const created = { user_id: userId, client_user_id: "u" };
  const { client, arrived } = await wire([empty(308, { location: "/v2/user" }), json(created)]);
  expect(await client.users.create({ client_user_id: "u" })).toEqual(created);
  expect(arrived.map((one) => [one.method, one.url, one.body, one.headers["x-service-api-key"]])).toEqual([
    ["POST", "/v2/user/", '{"client_user_id":"u"}', apiKey],
    ["POST", "/v2/user", '{"client_user_id":"u"}', apiKey],
  ]);
});

test("a redirect that would turn a POST into a GET is refused", async () => {
  const { client, arrived } = await wire([empty(303, { location: "/v2/user/" }), json(user)]);
  expect(await getFailure(client.users.create({ client_user_id: "u" }))).toMatchObject({
    code: "redirect_refused",
  });
  expect(arrived).toHaveLength(1);
});

test("five redirects are followed, also in a circle, and the error names the sixth", async () => {
  const { client, arrived, url } = await wire([empty(302, { location: "/v2/user/round" })]);
  const failure = await getFailure(client.users.get(userId));
  expect(failure).toMatchObject({ status: 302, code: "redirect_refused" });
  expect(failure.message).toBe(`GET /v2/user/{user_id} -> 302: a redirect to ${url} that is not followed`);
  expect(arrived).toHaveLength(6);
});

test("a redirect that a browser hides is refused", async () => {
  const { client } = stubbed(() => {
    const hidden = new Response(null);
    Object.defineProperties(hidden, {
      type: { value: "opaqueredirect" },
      status: { value: 0 },
      ok: { value: false },
    });
    return hidden;
  });
  expect(await getFailure(client.users.get(userId))).toMatchObject({ status: 0, code: "redirect_refused" });
});

test.each([
  ["https://elsewhere.example/secret?token=secret", " to https://elsewhere.example"],
  ["https://secret:secret@elsewhere.example:8443/", " to https://elsewhere.example:8443"],
  ["javascript:secret", " to javascript:"],
  ["http://[", ""],
  ["https://javascript.secret.elsewhere.example/", " to https://javascript.secret.elsewhere.example"],
  // A host that repeats a credential or an id is not named.
  ["https://SK_test_never_print_me_4711.elsewhere.example/", ""],
  [`https://${userId}.elsewhere.example/`, ""],
])("[AUT-5, ERR-10] a redirect to %s is refused by its origin alone", async (location, said) => {
  const { client } = stubbed(() => new Response(null, { status: 302, headers: { location } }));
  const failure = await getFailure(client.users.get(userId));
  expect(failure.message).toBe(`GET /v2/user/{user_id} -> 302: a redirect${said} that is not followed`);
});

test("[ERR-10] a redirect to a host that repeats a number of the path is refused without naming the host", async () => {
  const headers = { location: "https://id-6025551234.elsewhere.example/" };
  const { client } = stubbed(() => new Response(null, { status: 302, headers }));
  const failure = await getFailure(client.users.get(6_025_551_234 as never));
  expect(failure.message).toBe("GET /v2/user/{user_id} -> 302: a redirect that is not followed");
});

test.each([
  ["the key that the first request had", `https://${apiKey}.elsewhere.example/`],
  ["a value of the query", "https://zoe-planted.elsewhere.example/"],
])(
  "[ERR-10] a redirect by another path of the origin to a host that repeats %s does not name it",
  async (_, location) => {
    const { client } = stubbed((address) => {
      const isFirst = address.startsWith("https://api.example.com/base/");
      return new Response(null, { status: 302, headers: { location: isFirst ? "/elsewhere" : location } });
    });
    const based = client.with({ baseUrl: "https://api.example.com/base" });
    const failure = await getFailure(based.orders.list({ patient_name: "Zoe-Planted" }).withResponse());
    expect(failure.message).toBe("GET /v3/orders -> 302: a redirect that is not followed");
  },
);

/** Responds to the first request with a redirect, and to the others with a user. Returns the credentials that arrived. */
async function follow(
  baseUrl: string,
  locations: readonly string[],
  post = false,
): Promise<(string | null)[]> {
  const arrived: (string | null)[] = [];
  const { client } = stubbed(
    (_url, init) => {
      const sent = new Headers(init.headers);
      const location =
        locations[arrived.push(sent.get("x-service-api-key") ?? sent.get("x-service-link-token")) - 1];
      return location === undefined
        ? Response.json(user)
        : new Response(null, { status: 307, headers: { location } });
    },
    { baseUrl },
  );
  const call = post ? client.users.create({ client_user_id: "u" }) : client.users.get(userId);
  await call.catch((error: unknown) => {
    if (!isApiError(error) || error.code !== "redirect_refused") throw error;
  });
  return arrived;
}

test.each([
  ["elsewhere at the origin", ["/login"], [apiKey, null]],
  ["a sibling whose name begins alike", ["/api-other/v2/user"], [apiKey, null]],
  ["a parent, by dots", ["/api/../v2/user"], [apiKey, null]],
  ["a parent, by encoded dots", ["/api/%2e%2e/v2/user"], [apiKey, null]],
  ["within the path", ["/api/v2/user/"], [apiKey, apiKey]],
  ["elsewhere and back", ["/login", "/api/v2/user"], [apiKey, null, null]],
])("[AUT-5] a redirect out of the path of baseUrl carries no key: %s", async (_what, locations, carried) => {
  expect(await follow("https://gateway.example/api", locations)).toEqual(carried);
});

test("[AUT-5] a redirect out of the path of baseUrl takes no body with it", async () => {
  expect(await follow("https://gateway.example/api", ["/login"], true)).toEqual([apiKey]);
  expect(await follow("https://gateway.example/api", ["/api/v2/user/"], true)).toEqual([apiKey, apiKey]);
});

test.each([
  ["followed", "/v2/user/x/"],
  ["refused", "https://elsewhere.example/"],
])("[ERR-4] the body of a redirect that is %s is cancelled", async (_what, location) => {
  const cancel = vi.fn<() => void>();
  const { client } = stubbed((url) =>
    url.endsWith("/")
      ? Response.json(user)
      : new Response(new ReadableStream({ cancel }), { status: 302, headers: { location } }),
  );
  await client.users.get(userId).catch(isApiError);
  expect(cancel).toHaveBeenCalledOnce();
});

test.each<[string, () => unknown]>([
  // As that of node-fetch: a stream of Node, which has neither `cancel` nor `getReader`.
  ["is no web stream", () => Readable.from([])],
  ["may never end", () => new ReadableStream({ cancel: () => new Promise(() => undefined) })],
])("a redirect is followed whose body %s", async (_what, createBody) => {
  const { client } = stubbed((url) =>
    url.endsWith("/")
      ? Response.json(user)
      : Object.defineProperty(
          new Response(null, { status: 302, headers: { location: "/v2/user/x/" } }),
          "body",
          { value: createBody() },
        ),
  );
  expect(await client.users.get(userId)).toEqual(user);
});
