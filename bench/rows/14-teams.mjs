import { createMock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { cpu, measureHeap, median, times } from "../measure.mjs";
import { row } from "../row.mjs";

/** Measures calls of one team, and a tick of the clocks, in a mock with this many teams that have a user and an order each. */
async function measureTeams(count) {
  const mock = createMock({ seed: "bench", clock: "running" });
  const before = await measureHeap();
  const teams = Array.from({ length: count }, () => mock.team());
  for (const team of teams) team.orders.create();
  const bytes = ((await measureHeap()) - before) / count;
  const team = teams[count >> 1];
  const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
  const { link_token } = team.link.createToken({ user: team.users.create() });
  const calls = {
    info: () => control.select(team.name).info(),
    link: () =>
      mock.fetch(`${mock.url}/v2/link/providers`, { headers: { "x-service-link-token": link_token } }),
    tick: () => mock.tick(1000),
  };
  const figures = { bytes };
  for (const [name, call] of Object.entries(calls)) {
    await times(50, call)();
    const rounds = [];
    for (let round = 0; round < 5; round++) rounds.push((await cpu(times(50, call))) / 50);
    figures[name] = median(rounds);
  }
  return figures;
}

const counts = [1, 100, 10_000];
const measured = [];
for (const count of counts) measured.push(await measureTeams(count));
for (const [index, count] of counts.entries()) {
  const { info, link, tick } = measured[index];
  const teams = `${count.toLocaleString("en-US")} team${count === 1 ? "" : "s"}`;
  row(`control call for one of ${teams}, CPU`, 5, info, " ms");
  row(`link page call for one of ${teams}, CPU`, 5, link, " ms");
  row(`1 s of ${teams} at a port, CPU`, 50, tick, " ms");
}
row("heap of a team with a user and an order", 0.4, measured.at(-1).bytes / 1e6, " MB");
