import { inspect } from "node:util";
import { createClient } from "sanguine";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, test } from "vitest";
import { apiKey, getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { json, refusingUrl, reset, serve } from "../support/server.ts";

const get = "GET /v2/user/{user_id} ->";
const rejected = "401: the service does not accept the API key or link token";
const page = "This is a web page: check baseUrl, and any proxy or gateway.";
const scheme = "Does the service listen at baseUrl, and at http:// rather than https://?";

const respond = (status: number, type: string, text: string) => () =>
  new Response(text, { status, headers: { "content-type": type, "x-request-id": "r-1" } });
const html = (status: number) => respond(status, "text/html; charset=utf-8", "<h1>Jane Doe</h1>");
const detail = (status: number) => () => Response.json({ detail: "Jane Doe" }, { status });

/** Returns the message of a failed read. */
async function messageOf(
  getResponse: () => Response,
  baseUrl = "https://api.example.com",
  key: string | (() => string) = apiKey,
): Promise<string> {
  const { client } = stubbed(getResponse, { baseUrl, apiKey: key, retries: 0, allowInsecureHttp: true });
  return (await getFailure(client.users.get(userId))).message;
}

const plain = "http://api.example.com";
const moved = "https://api.example.com/v2/user?token=secret";
const redirect = () => new Response(null, { status: 308, headers: { location: moved } });
const other = "This is not the service: check baseUrl.";

test.for<[what: string, getResponse: () => Response, said: string, baseUrl?: string]>([
  [
    "a version in baseUrl",
    detail(404),
    "404: see error.detail. Leave /v3 out of baseUrl: every path has its own version.",
    "https://api.example.com/api/v3/",
  ],
  ["JSON of another service", () => Response.json({ message: "Jane" }, { status: 404 }), `404. ${other}`],
  ["nothing of another service", () => new Response(null, { status: 404 }), `404. ${other}`],
  ["a web page", html(404), `404 (r-1). ${page}`],
  ["an error of the service", detail(404), "404: see error.detail"],
  ["the page of a gateway", html(502), `502 (r-1). ${page}`],
  [
    "a 400 of a port that speaks HTTPS",
    respond(400, "text/html", "<h1>The plain HTTP request was sent to HTTPS port</h1>"),
    `400 (r-1). ${scheme}`,
    plain,
  ],
  ["a 400 of the service", detail(400), "400: see error.detail", plain],
  [
    "a redirect to https://",
    redirect,
    `308: a redirect to https://api.example.com that is not followed. ${scheme}`,
    plain,
  ],
])("[ERR-7] %s is explained", async ([, getResponse, said, baseUrl]) => {
  expect(await messageOf(getResponse, baseUrl)).toBe(`${get} ${said}`);
});

test("[ERR-7] a refused and a closed connection, http:// for https://", async () => {
  const client = createClient({ baseUrl: await refusingUrl(), apiKey, retries: 0 });
  const refused = await getFailure(client.users.get(userId));
  expect(refused.message).toBe(`${get} no response (ECONNREFUSED). ${scheme}`);
  const closing = await wire([reset], { retries: 0 });
  const closed = await getFailure(closing.client.users.get(userId));
  expect(closed.message.endsWith(`. ${scheme}`)).toBe(true);
});

test("[ERR-7] no mistake in the set-up is guessed for a body that breaks off or is not compressed", async () => {
  const { client } = await wire(
    [
      (response) => response.writeHead(200, { "content-length": "9" }).write("{", () => response.destroy()),
      json(user, 200, { "content-encoding": "gzip" }),
    ],
    { retries: 0 },
  );
  const messages = [await getFailure(client.users.get(userId)), await getFailure(client.users.get(userId))];
  expect(messages.map(({ message }) => message)).toEqual([
    `${get} broken response (UND_ERR_SOCKET)`,
    `${get} broken response (Z_DATA_ERROR)`,
  ]);
});

/** Creates what a runtime's fetch throws for a reason. */
const failWith = (code: string, text: string) => () => {
  throw new TypeError("fetch failed", { cause: Object.assign(new Error(text), { code }) });
};

describe("[ERR-7] https:// for http://", () => {
  const said = "Does the service listen at baseUrl, and at https:// rather than http://?";

  test("a port that speaks HTTP, without a retry, which would fail too", async () => {
    const { url } = await serve(json(user));
    const client = createClient({ baseUrl: url.replace("http:", "https:"), apiKey });
    const failure = await getFailure(client.users.get(userId));
    expect(failure.message).toBe(`${get} no response (ERR_SSL_WRONG_VERSION_NUMBER). ${said}`);
    expect(failure).toMatchObject({ attempts: 1 });
  });

  test.each([
    ["ECONNRESET", "Client network socket disconnected before secure TLS connection was established", 3],
    [undefined, "tls handshake: received corrupt message of type InvalidContentType", 3],
  ])("%s: %s", async (code, text, attempts) => {
    const { client } = stubbed(failWith(code as string, text));
    const failure = await getFailure(client.users.get(userId));
    expect(failure.message).toContain(`. ${said}`);
    expect(failure).toMatchObject({ attempts });
  });

  test.each(["CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID"])(
    "but not a certificate that is refused, which is not retried either: %s",
    async (code) => {
      const { client } = stubbed(failWith(code, "no"));
      const failure = await getFailure(client.users.get(userId));
      expect([failure.message, Reflect.get(failure, "attempts")]).toEqual([
        `${get} no response (${code})`,
        1,
      ]);
    },
  );
});

test.each(["ENOTFOUND", "EAI_AGAIN"])(
  "[ERR-7] a host that is not found is told by the last label of its name alone: %s",
  async (code) => {
    const { client } = stubbed(failWith(code, "getaddrinfo ENOTFOUND clinic-jane.example.cmo"), {
      baseUrl: "https://clinic-jane.example.cmo/secret",
    });
    const failure = await getFailure(client.users.get(userId));
    expect(failure.message).toBe(
      `${get} no response (${code}). The host of baseUrl, which ends in "cmo", was not found: check its spelling, and the network.`,
    );
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toMatch(/clinic|secret/);
  },
);

describe("[ERR-7] a call still running when its mock has ended", () => {
  const question = /is an await missing\?$/;

  test("in process", async () => {
    const mock = createMock();
    const client = mock.client();
    mock[Symbol.dispose]();
    expect((await getFailure(client.users.list())).message).toMatch(
      /no response. The mock has ended while the call was running: is an await missing\?$/,
    );
  });

  test("at a port", async () => {
    const mock = createMock();
    const server = await listen(mock);
    const { client } = stubbed((url, init) => fetch(url, init), {
      baseUrl: server.url,
      apiKey: mock.apiKey,
      sleep: () => server.close(),
    });
    mock.faults.add({ status: 503, times: 1 });
    const failure = await getFailure(client.users.list());
    expect(failure.message).toMatch(/ECONNREFUSED/);
    expect(failure.message).toMatch(question);
  });
});

describe("[AUT-5, ERR-7] a key of another environment", () => {
  test.each([
    ["sk_us_never_print_me", "https://api.example.com", "us sandbox", "us production"],
    ["pk_us_never_print_me", "https://api.sandbox.example.com", "us production", "us sandbox"],
    ["sk_eu_never_print_me", "https://api-sandbox.example.com/prefix", "eu sandbox", "us sandbox"],
  ])("%s at %s", async (key, baseUrl, ofKey, ofHost) => {
    const said = `${get} ${rejected}. The API key is for ${ofKey}, but baseUrl looks like ${ofHost}.`;
    expect(await messageOf(detail(401), baseUrl, key)).toBe(said);
    expect(await messageOf(detail(401), baseUrl, () => key)).toBe(said);
  });

  test.each([
    ["sk_us_never_print_me", "https://api.sandbox.example.com"],
    ["sk_us_queue_never_print_me", "https://api.sandbox.example.com"],
    ["sk_us_never_print_me", "http://localhost:4010"],
    ["sk_us_never_print_me", "https://mock.sanguine.test"],
    ["another_kind_of_key", "https://api.sandbox.example.com"],
  ])("is not suspected for %s at %s", async (key, baseUrl) => {
    expect(await messageOf(detail(401), baseUrl, key)).toBe(`${get} ${rejected}`);
  });
});
