import { createMock } from "sanguine/mock";
import { cpu, measureHeap, median, ratio, times } from "../measure.mjs";
import { row } from "../row.mjs";

/** Creates a mock with this many orders and saves its world. Returns what a start from the saved world takes. */
async function measureStart(count) {
  const source = createMock({ seed: "bench" });
  const user = source.users.create();
  for (let index = 0; index < count; index++) source.orders.create({ user, method: "walk_in_test" });
  const world = source.export();
  const starts = [];
  const bytes = [];
  for (let round = 0; round < 3; round++) {
    const before = await measureHeap();
    const mock = createMock({ seed: "bench" });
    starts.push(await cpu(async () => mock.import(world)));
    bytes.push((await measureHeap()) - before);
    // The mock is used after the measurement, so that it is held until then.
    if (mock.orders.list().length !== count) throw new Error("Orders are missing.");
  }
  return { start: median(starts) / count, bytes: median(bytes) / count };
}

const few = await measureStart(1_000);
const many = await measureStart(100_000);
row("start from a saved world, CPU of an order, 100,000 orders against 1,000", 2, many.start / few.start);
row("memory of an order, 100,000 orders against 1,000", 2, many.bytes / few.bytes);

async function createUsers(count) {
  const mock = createMock({ seed: "bench" });
  for (let index = 0; index < count; index++) mock.users.create({ client_user_id: `user-${index}` });
  const init = { headers: { "x-service-api-key": mock.apiKey } };
  const url = `${mock.url}/v2/user?limit=50&offset=${Math.floor(count / 2)}`;
  return times(60, async () => (await mock.fetch(url, init)).text());
}
const pages = [await createUsers(100_000), await createUsers(1000)];
row("a page of 50 of 100,000 users against one of 1,000", 2, await ratio(...pages));

/** Advances the clock. Users have a connected device, and orders proceed by themselves. */
async function measureAdvance(time, userCount, orderCount) {
  const mock = createMock({ seed: "bench", now: "2026-01-01T00:00:00Z" });
  const users = Array.from({ length: userCount }, () => mock.users.create({ connections: ["acme_watch"] }));
  mock.orders.policy("auto");
  for (let index = 0; index < orderCount; index++)
    mock.orders.create({ user: users[index % userCount], method: "walk_in_test" });
  return cpu(() => mock.clock.advance(time));
}
const [years, months] = [[], []];
await times(4, async () => years.push(await measureAdvance("365d", 200, 500)))();
row("a year advanced, 200 users with a device and 500 open orders, CPU", 5, median(years) / 1000, " s");
await times(30, async () => months.push(await measureAdvance("30d", 1, 100)))();
row("30 days advanced, 100 open orders, CPU", 40, median(months), " ms");
