/**
 * Runs a fleet: HAProxy before four mocks that share a store, which are killed while calls run. Prints a table, and fails when a response
 * was wrong, or when the records of the store show a team in two processes. It needs the servers of Debian's packages haproxy, postgresql and redis-server.
 *
 *   npm run test:fleet                                        # the small run of CI
 *   npm run test:fleet -- --teams 200 --calls 50000 --full
 */
import { Console } from "node:console";
import { parseArgs } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import { buildCli } from "../support/build-cli.ts";
import { startFleet, type Engine } from "./fleet.ts";
import { findSharedTeams } from "./records.ts";
import { Workload } from "./workload.ts";

const { values } = parseArgs({
  options: {
    teams: { type: "string", default: "20" },
    calls: { type: "string", default: "2000" },
    full: { type: "boolean", default: false },
    engine: { type: "string" },
  },
});
const engines: readonly Engine[] =
  values.engine === undefined ? ["postgres", "redis"] : [values.engine as Engine];
const cli = await buildCli();
const rows: Record<string, unknown>[] = [];
const problems: string[] = [];
try {
  for (const engine of engines) rows.push({ engine, ...(await run(engine)) });
} finally {
  cli.remove();
}
const output = new Console(process.stdout);
output.table(rows);
for (const problem of problems) output.log(problem);
process.exit(problems.length === 0 ? 0 : 1);

async function run(engine: Engine): Promise<object> {
  await using fleet = await startFleet(engine, cli.file);
  const workload = new Workload(fleet);
  await workload.createTeams(Number(values.teams));
  const started = performance.now();
  const calls = workload.run(Number(values.calls));
  const isRunning = { yes: true };
  const done = calls.finally(() => (isRunning.yes = false));
  let kills = 0;
  const disturb = async (): Promise<void> => {
    // Everyone waits for the servers, which have no virtual clock.
    for (let round = 0; isRunning.yes && (values.full || round < 2); round += 1) {
      await fleet.kill(round % 4);
      kills += 1;
      if (values.full && round === 2) await fleet.disturb("away", 10_000);
      if (values.full && round === 4) await fleet.disturb("slow", 10_000);
      // Longer than a lease, so that others have its teams when it goes on.
      if (values.full && round % 4 === 1) await fleet.stop(3, 12_000);
      await Promise.race([wait(values.full ? 5000 : 3000), done]);
    }
  };
  await Promise.all([done, disturb()]);
  const seconds = (performance.now() - started) / 1000;
  const { lost, doubled, unexpected, ...report } = await workload.check();
  const records = await fleet.readRecords();
  const shared = findSharedTeams(records, workload.served, (name) => fleet.getMock(name));
  // The first of each kind say enough.
  const shown = [shared, lost, doubled, unexpected].flatMap((texts) => texts.slice(0, 5));
  problems.push(...shown.map((text) => `${engine}: ${text}`));
  return {
    teams: Number(values.teams),
    seconds: Math.round(seconds),
    kills,
    ...report,
    claims: records.filter(({ kind }) => kind === "claim").length,
    writes: records.filter(({ kind }) => kind === "write").length,
    lost: lost.length,
    doubled: doubled.length,
    unexpected: unexpected.length,
    shared: shared.length,
  };
}
