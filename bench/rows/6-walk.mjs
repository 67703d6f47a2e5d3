import { createMock } from "sanguine/mock";
import { measureHeap } from "../measure.mjs";
import { row } from "../row.mjs";

/** Reads this many points through the client. Returns the largest heap after a garbage collection, in bytes. */
async function walk(points) {
  // The journal keeps response bodies of up to 8 Mi characters, which the shorter walk would not fill. A few requests fit in it here.
  const mock = createMock({ seed: "bench", now: "2026-01-01T00:00:00Z", journalSize: 10 });
  const user = mock.users.create({ client_user_id: "bench" });
  const resource = "heartrate";
  mock.connections.create({ user, provider: process.env.BENCH_PROVIDER ?? "acme_watch" });
  await mock.clock.advance("3650d");
  const client = mock.client();
  let seen = 0;
  let peak = 0;
  const query = { start_date: "2026-01-01" };
  for await (const page of client.timeseries.grouped(user.user_id, resource, query).pages()) {
    seen += page.items.length;
    if (seen % 20_000 < page.items.length) {
      peak = Math.max(peak, await measureHeap());
    }
    if (seen >= points) break;
  }
  if (seen < points) throw new Error(`Only ${seen} points exist.`);
  return peak;
}

await walk(10_000);
const few = await walk(20_000);
const before = performance.now();
const many = await walk(1_000_000);
const seconds = (performance.now() - before) / 1000;
process.stderr.write(`${Math.round(1_000_000 / seconds)} points a second through the client\n`);
row("peak memory of a million points walked against ten thousand", 1.2, many / few);
