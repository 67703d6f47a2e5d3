import { createMock } from "sanguine/mock";
import { ratio, times } from "../measure.mjs";
import { row } from "../row.mjs";

async function world(size) {
  const mock = createMock({ seed: "bench" });
  for (let i = 0; i < size; i++) mock.users.create({ client_user_id: `user-${i}` });
  const init = { headers: { "x-service-api-key": mock.apiKey } };
  const url = `${mock.url}/v2/user?limit=50&offset=${Math.floor(size / 2)}`;
  return async () => (await mock.fetch(url, init)).text();
}

const large = await world(100_000);
const small = await world(1000);
row("a page of 50 of 100,000 users against one of 1,000", 2, await ratio(times(60, large), times(60, small)));
