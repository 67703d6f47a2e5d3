import { createMock, formatCoverage, mergeCoverage } from "sanguine/mock";
import { expect, it } from "vitest";

const unmetOfCreate = [401, 403, 413, 415, 422, 429, 500, 503];

it("coverage counts calls by operation and status, and lists what is missing [JNL-4]", async () => {
  const mock = createMock();
  const client = mock.client({ retries: 0 });
  await client.users.create({ client_user_id: "u-1" });
  await client.users.create({ client_user_id: "u-2" });
  await client.users.create({ client_user_id: "u-1" }).catch(() => null);
  mock.faults.add({ operation: "users.list", network: "reset" });
  await client.users.list().catch(() => null);
  await mock.fetch(`${mock.url}/v2/nowhere`);
  const { called, untouched } = mock.requests.coverage();
  expect(called).toEqual([
    {
      operation: "users.list",
      calls: 1,
      statuses: { none: 1 },
      unmet: [400, 401, 403, 422, 429, 500, 503],
    },
    { operation: "users.create", calls: 3, statuses: { 200: 2, 400: 1 }, unmet: unmetOfCreate },
  ]);
  expect(untouched).toContain("orders.create");
  expect(untouched).not.toContain("users.create");
});

it("coverage of several mocks merges into one table [JNL-4]", async () => {
  const [first, second] = [createMock(), createMock()];
  await first.client().users.create({ client_user_id: "u-1" });
  await second.client().users.create({ client_user_id: "u-1" });
  await second
    .client()
    .users.create({ client_user_id: "u-1" })
    .catch(() => null);
  const parts = [first, second].map((mock) => mock.requests.coverage());
  // Coverage is plain data, so that other processes can send theirs.
  const all = mergeCoverage(parts.map((part) => JSON.parse(JSON.stringify(part)) as typeof part));
  expect(all.called).toEqual([
    { operation: "users.create", calls: 3, statuses: { 200: 2, 400: 1 }, unmet: unmetOfCreate },
  ]);
  const total = 1 + all.untouched.length;
  const lines = formatCoverage(all).split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "operation     calls  statuses         error statuses never met",
    "users.create      3  200 (2) 400 (1)  401 403 413 415 422 429 500 503",
    "",
    `Operations called: 1 of ${total}. Their error statuses met: 1 of 9.`,
    "Not called:",
  ]);
  expect(lines[5]).toMatch(/^ {2}users\.list, users\.get, /);
  expect(formatCoverage({ ...all, untouched: [] }).split("\n")).toEqual([
    ...lines.slice(0, 3),
    "Operations called: 1 of 1. Their error statuses met: 1 of 9.",
  ]);
  // Two spaces, 47 characters, a comma, a space and 49 characters are a line of 100.
  const [shorter, longer, longest] = [47, 49, 50].map((length) => "x".repeat(length) as "users.get");
  const format = (...untouched: (typeof all)["untouched"]) =>
    formatCoverage({ ...all, untouched })
      .split("\n")
      .slice(5);
  expect(format(shorter!, longer!)).toEqual([`  ${shorter}, ${longer}`]);
  expect(format(shorter!, longest!)).toEqual([`  ${shorter},`, `  ${longest}`]);
  expect(format(shorter!, shorter!, shorter!)).toEqual([`  ${shorter}, ${shorter},`, `  ${shorter}`]);
});
