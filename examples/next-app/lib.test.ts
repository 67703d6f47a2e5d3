import assert from "node:assert/strict";
import { test } from "node:test";
import { createMock } from "sanguine/mock";
import { respondFromMock } from "./lib/mock-route.ts";
import { findKit, orderKit } from "./lib/order-kit.ts";
import { isStaff } from "./lib/staff.ts";
import { readUsers } from "./lib/users.ts";

const at = (start: string, value: number) => ({ start, end: start, value });

test("reads the steps of a user's yesterday, in the user's time zone", async () => {
  const mock = createMock({ now: "2026-03-02T15:00:00Z" });
  const user = mock.users.create({
    client_user_id: "u-1",
    fallback_time_zone: "America/Phoenix",
    connections: ["acme_watch"],
  });
  mock.users.create({ client_user_id: "u-2" });
  mock.timeseries.replace(user, "steps", {
    provider: "acme_watch",
    points: [
      at("2026-03-01T05:00:00+00:00", 1), // the day before in Phoenix
      at("2026-03-01T12:00:00-07:00", 3000),
      at("2026-03-02T06:00:00+00:00", 500), // still yesterday in Phoenix
      at("2026-03-02T08:00:00+00:00", 2),
    ],
  });
  const users = await readUsers(mock.client(), mock.clock.now());
  const rows = users
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, devices, steps }) => [name, devices, steps]);
  assert.deepEqual(rows, [
    ["u-1", ["Acme Watch"], 3500],
    ["u-2", [], null],
  ]);
});

test("knows the staff by the password, and nobody without one", () => {
  const basic = (text: string) => `Basic ${btoa(text)}`;
  assert.equal(isStaff(basic("staff:secret"), "secret"), true);
  const wrong = ["", "Basic", basic("staff:"), basic("staff:wrong"), basic("secret"), "staff:secret"];
  for (const header of [null, ...wrong]) assert.equal(isStaff(header, "secret"), false, String(header));
  assert.equal(isStaff(basic("staff:"), ""), false);
});

test("orders a kit once for each key, and says what is missing", async () => {
  const mock = createMock();
  const client = mock.client();
  const patient = mock.users.create({ traits: ["patient"] });
  const kit = await findKit(client);
  assert.ok(kit);
  const request = { userId: patient.user_id, kitId: kit.id, idempotencyKey: "key-1" };
  const first = await orderKit(client, request);
  assert.match(first, /^Ordered: [\da-f-]{36}$/);
  assert.equal(await orderKit(client, request), first);
  assert.equal(mock.orders.list().length, 1);

  const { user_id: userId } = mock.users.create();
  assert.equal(
    await orderKit(client, { ...request, userId, idempotencyKey: "key-2" }),
    "This user has no patient info yet.",
  );
});

test("serves the mock below /mock, and only with a key", async () => {
  const at = (path: string, init?: RequestInit) =>
    respondFromMock(new Request(`http://app.example.com${path}`, init));
  delete process.env.SANGUINE_MOCK_KEY;
  assert.equal((await at("/mock/v2/user")).status, 404);
  const key = `sk_test_${crypto.randomUUID()}`;
  process.env.SANGUINE_MOCK_KEY = key;
  const headers = { "x-service-api-key": key, "content-type": "application/json" };
  const body = JSON.stringify({ client_user_id: "preview" });
  const user = (await (await at("/mock/v2/user", { method: "POST", headers, body })).json()) as {
    user_id: string;
  };
  assert.match(user.user_id, /^[\da-f-]{36}$/);
  assert.equal((await at("/mock/v2/user")).status, 401);
});
