import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, beforeEach, before, test } from "node:test";
import { createMock, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { run } from "./run.ts";

let mock: Mock;
let server: MockServer;

before(async () => {
  mock = createMock({ apiKey: "<API_KEY>", now: "2026-03-01T12:00:00Z" });
  server = await listen(mock, { port: 0 });
});
after(() => server.close());
beforeEach(() => mock.reset());

/** Runs the program with the mock. Resolves to its exit code and what it printed. */
async function runWith(args: string, env: Record<string, string> = {}) {
  let output = "";
  let errors = "";
  const code = await run(args.split(" "), {
    env: { SANGUINE_URL: server.url, SANGUINE_API_KEY: mock.apiKey, ...env },
    now: mock.clock.now,
    columns: 50,
    print: (text) => (output += text),
    printError: (text) => (errors += text),
  });
  return { code, output, errors };
}

const at = (start: string, value: number) => ({ start, end: start, value });

test("draws a bar for each day of the month, in the user's time zone", async () => {
  const user = mock.users.create({ client_user_id: "u-42", fallback_time_zone: "America/Phoenix" });
  mock.timeseries.replace(user, "steps", {
    provider: "acme_watch",
    points: [
      at("2026-02-01T05:00:00+00:00", 9_999), // still January in Phoenix
      at("2026-02-02T12:00:00-07:00", 3_000),
      at("2026-02-02T13:00:00-07:00", 1_000),
      at("2026-03-01T05:00:00+00:00", 2_000), // still February in Phoenix
    ],
  });
  const { code, output } = await runWith("--user u-42 --month 2026-02");
  assert.equal(code, 0);
  const lines = output.split("\n");
  assert.deepEqual(lines.slice(0, 5), [
    "steps of u-42 by day (America/Phoenix)",
    "",
    "Sun 2026-02-01  no data",
    "Mon 2026-02-02    4,000 ██████████████████████████",
    "Tue 2026-02-03  no data",
  ]);
  assert.equal(lines.at(29), "Sat 2026-02-28    2,000 █████████████");
  assert.equal(lines.at(-1), "2 of 28 days have data; their average is 3,000 count.");
});

test("counts steps that two sources counted once", async () => {
  const user = mock.users.create({ client_user_id: "u-42" });
  const noon = "2026-02-28T12:00:00+00:00";
  mock.timeseries.replace(user, "steps", { provider: "acme_watch", points: [at(noon, 5_000)] });
  mock.timeseries.add(user, "steps", { provider: "fable_fitness", points: [at(noon, 4_200)] });
  const { output } = await runWith("--user u-42");
  assert.match(output, /^Sat 2026-02-28 +5,000 █/m);
  assert.match(output, /1 of 30 days have data; their average is 5,000 count\.$/);
});

test("draws the average of levels", async () => {
  const user = mock.users.create({ client_user_id: "u-42" });
  const points = [
    { timestamp: "2026-02-28T08:00:00+00:00", value: 58 },
    { timestamp: "2026-02-28T09:00:00+00:00", value: 71 },
  ];
  mock.timeseries.replace(user, "heartrate", { provider: "acme_watch", points });
  const { output } = await runWith("--user u-42 --resource heartrate");
  assert.match(output, /^Sat 2026-02-28 +64\.5 █/m);
});

test("finds a user by the id of the service, and reads all pages", async () => {
  const user = mock.users.create({ connections: ["acme_watch"] });
  const { code, output } = await runWith(`--user ${user.user_id} --month 2026-02`);
  assert.equal(code, 0);
  const days = output.split("\n").filter((line) => line.includes("█"));
  assert.ok(days.length > 20, `${days.length} days have data`);
  assert.ok(mock.requests.count({ operation: "timeseries.grouped" }) > 1);
});

test("says that the key is missing or unknown, and does not print it", async () => {
  mock.users.create({ client_user_id: "u-42" });
  const missing = await runWith("--user u-42", { SANGUINE_API_KEY: "" });
  assert.equal(missing.code, 1);
  assert.match(missing.errors, /^SANGUINE_API_KEY is not set\./);

  const unknown = await runWith("--user u-42", { SANGUINE_API_KEY: "another-key" });
  assert.equal(unknown.code, 1);
  assert.match(unknown.errors, /does not know the API key in SANGUINE_API_KEY\.$/);
  assert.doesNotMatch(unknown.errors, /another-key/);
});

test("says that there is no such user", async () => {
  for (const id of ["u-43", "11111111-1111-4111-8111-111111111111"]) {
    const { code, errors } = await runWith(`--user ${id}`);
    assert.equal(code, 1);
    assert.match(errors, new RegExp(`^There is no user "${id}"\\.`));
  }
});

test("says that there is no data", async () => {
  mock.users.create({ client_user_id: "u-42" });
  const { code, output, errors } = await runWith("--user u-42 --month 2026-01");
  assert.deepEqual([code, output], [1, ""]);
  assert.match(errors, /^The user "u-42" has no steps from 2026-01-01 to 2026-01-31\./);
});

test("says that nothing responds", async () => {
  const closed = await listen(createMock(), { port: 0 });
  await closed.close();
  const { code, errors } = await runWith("--user u-42", { SANGUINE_URL: closed.url });
  assert.equal(code, 1);
  assert.match(errors, /^Nothing responds at http:\/\/127\.0\.0\.1:\d+\. Start the mock/);
});

test("explains the command line when it is wrong, and sends nothing", async () => {
  for (const [args, message] of [
    ["--resource steps", "--user is missing."],
    ["--user u-42 --resource blood_pressure", '--resource: this program draws no series "blood_pressure".'],
    ["--user u-42 --month 2026-13", '--month: "2026-13" is not a month such as 2026-01.'],
    ["--person u-42", "Unknown option '--person'"],
  ] as const) {
    const { code, errors } = await runWith(args);
    assert.equal(code, 2);
    assert.ok(errors.startsWith(message), errors);
    assert.match(errors, /Usage: npx tsx main\.ts/);
  }
  assert.equal(mock.requests.count(), 0);
});

test("runs as a program", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "main.ts"], {
    encoding: "utf8",
  });
  assert.equal(status, 2);
  assert.equal(stdout, "");
  assert.match(stderr, /^--user is missing\./);
});
