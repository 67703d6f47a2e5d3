import createFetchClient from "openapi-fetch";
import { createClient } from "sanguine";
import { createMock } from "sanguine/mock";
import { responseValidator, UserSchema } from "sanguine/schemas";
import * as z from "zod";
import { cpu, ratio, times } from "../measure.mjs";
import { row } from "../row.mjs";

const mock = createMock({ seed: "bench" });
const real = createClient({ baseUrl: mock.url, apiKey: mock.apiKey, fetch: mock.fetch });
const { user_id } = await real.users.create({ client_user_id: "bench" });

/** Creates a fetch that always returns the same text. */
const stub = (text) => async () => new Response(text, { headers: { "content-type": "application/json" } });

const baseUrl = "http://127.0.0.1";

/**
 * Prints a row for calls against a bare fetch, which reads JSON and checks nothing.
 *
 * @param ours builds the call of this package from a fetch
 * @param peers the same for other packages, by name
 */
async function compare(figure, limit, text, count, ours, peers) {
  const fetch = stub(text);
  const bare = async () =>
    (await fetch(`${baseUrl}/v2/user`, { headers: { "x-service-api-key": "k" } })).json();
  const measure = (call) => ratio(times(count, call), times(count, bare), { rounds: 31, by: cpu });
  const measured = {};
  for (const [name, make] of Object.entries(peers)) measured[name] = await measure(make(fetch));
  row(`${figure}, against a bare fetch stub`, limit, await measure(ours(fetch)), "x", measured);
}

const user = await real.users.get(user_id);
const sources = Array.from({ length: 12 }, (_, i) => ({
  created_on: user.created_on,
  provider: { name: `Provider ${i}`, slug: `provider_${i}`, logo: "https://logos.example/a.svg" },
}));
const small = JSON.stringify({ ...user, connected_sources: sources }).padEnd(2000, " ");
const page = JSON.stringify({
  users: Array.from({ length: 500 }, (_, i) => ({ ...user, client_user_id: `user-${i}`.padEnd(90, "x") })),
  total: 500,
  offset: 0,
  limit: 500,
}).padEnd(174_000, " ");

const time = { timezone_offset: 0, type: "automatic", unit: "bpm" };
const data = Array.from({ length: 10_000 }, (_, i) => ({
  timestamp: `2026-01-01T00:00:00.${i}Z`,
  ...time,
  value: 60,
}));
const source = { provider: "acme_watch", type: "watch" };
const points = JSON.stringify({ groups: { acme_watch: [{ source, data }] }, next: null, next_cursor: null });

const pass = async (context, next) => next(context);
const connect = (fetch, options) => createClient({ baseUrl, apiKey: "k", fetch, ...options });
/** The peer's call, with middleware that does nothing, and a schema of zod for the body when given. */
const fetchPeer =
  ({ path, params, middleware = false, schema }) =>
  (fetch) => {
    const peer = createFetchClient({ baseUrl, fetch, headers: { "x-service-api-key": "k" } });
    if (middleware) peer.use({ onRequest: ({ request }) => request, onResponse: ({ response }) => response });
    return async () => {
      const { data } = await peer.GET(path, { params });
      return schema === undefined ? data : schema.parse(data);
    };
  };
const one = { path: "/v2/user/{user_id}", params: { path: { user_id } } };
const list = { path: "/v2/user", params: { query: { limit: 500 } } };

const getUser = (options) => (fetch) => {
  const client = connect(fetch, options);
  return () => client.users.get(user_id);
};
const listUsers = (options) => (fetch) => {
  const client = connect(fetch, options);
  return () => client.users.list({ limit: 500 });
};
const listPoints = (fetch) => {
  const { timeseries } = connect(fetch);
  return () => timeseries.grouped(user_id, "heartrate", { start_date: "2026-01-01" });
};
const number = z.number();
const schema = z.object({ users: z.array(UserSchema), total: number, offset: number, limit: number });
const validated = listUsers({ validate: responseValidator({ mode: "throw" }) });

await compare("GET of 2 kB", 1.7, small, 400, getUser(), {
  "openapi-fetch": fetchPeer(one),
});
await compare("GET of 2 kB with one middleware", 2.3, small, 400, getUser({ middleware: [pass] }), {
  "openapi-fetch": fetchPeer({ ...one, middleware: true }),
});
await compare("GET of a 174 kB page", 1.2, page, 30, listUsers(), {
  "openapi-fetch": fetchPeer(list),
});
await compare("GET of a 174 kB page, validated", 1.6, page, 30, validated, {
  "openapi-fetch and zod": fetchPeer({ ...list, schema }),
});
await compare("GET of 10,000 points", 1.6, points, 8, listPoints, {});
