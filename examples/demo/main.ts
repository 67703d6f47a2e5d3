/**
 * The main job, end to end: the in-memory server over HTTP, and the published client against it. Run with `npm run demo`.
 * It ends with exit code 0 and leaves nothing running. `npm run demo -- --open` keeps the server running after that, for the console.
 */
import { once } from "node:events";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { events } from "./chapters/events.ts";
import { lab } from "./chapters/lab.ts";
import { appointments, orders } from "./chapters/orders.ts";
import { people, series } from "./chapters/people.ts";
import { resilience } from "./chapters/resilience.ts";
import { bold, dim, line } from "./terminal.ts";

const mock = createMock({ seed: "demo", now: "2026-03-02T09:00:00Z", preset: "demo" });
const server = await listen(mock, { port: 0 });

try {
  line(`${bold("sanguine")}  an in-memory server of the whole service, at ${server.url}`);
  line(dim(`  The clock stands at ${mock.clock.iso()} until the demo advances it.`));

  // The published client, over the real network; `mock.client` only gives it the mock's clock to wait by.
  const client = mock.client({ baseUrl: server.url, fetch: (url, init) => globalThis.fetch(url, init) });
  const stage = { client, mock };

  const user = await people(stage);
  await series(stage, user);
  await lab(stage, user);
  const form = await orders(stage, user);
  await appointments(stage, form);
  await events(stage, user, form);
  await resilience(stage, user);

  line();
  line("The demo ran against the in-memory server over HTTP. Next, read README.md.");
  if (process.argv.includes("--open")) {
    // The browser keeps the part after # to itself.
    line(`The console: ${server.url}/__mock/#token=${encodeURIComponent(mock.controlToken)}`);
    line("Press Ctrl+C to stop.");
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  }
} finally {
  await server.close();
}
