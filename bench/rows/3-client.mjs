import { createClient } from "sanguine";
import { createMock } from "sanguine/mock";
import { ratio, times } from "../measure.mjs";
import { row } from "../row.mjs";

const mock = createMock({ seed: "bench" });
const real = createClient({ baseUrl: mock.url, apiKey: mock.apiKey, fetch: mock.fetch });
const { user_id } = await real.users.create({ client_user_id: "bench" });

/** Creates a fetch that always returns the same text. */
const stub = (text) => async () => new Response(text, { headers: { "content-type": "application/json" } });

async function compare(figure, limit, text, call, count) {
  const fetch = stub(text);
  const client = createClient({ baseUrl: "http://127.0.0.1", apiKey: "k", fetch });
  const bare = async () =>
    (await fetch("http://127.0.0.1/v2/user", { headers: { "x-service-api-key": "k" } })).json();
  row(
    figure,
    limit,
    await ratio(
      times(count, () => call(client)),
      times(count, bare),
      { rounds: 31 },
    ),
  );
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

await compare(
  "GET of 2 kB against a bare fetch stub",
  1.8,
  small,
  (client) => client.users.get(user_id),
  400,
);
await compare(
  "GET of a 174 kB page against a bare fetch stub",
  1.2,
  page,
  (client) => client.users.list({ limit: 500 }),
  30,
);
