import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import type { Miniflare } from "miniflare";
import { createMock, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { signWebhook } from "sanguine/webhooks";
import { getObject, readOrder, startWorker } from "./start-worker.ts";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const walkIn = { method: "walk_in_test" } as const;

let mock: Mock;
let server: MockServer;
let worker: Miniflare;
let webhooks: URL;

before(async () => {
  // Workers have no virtual clock, and reject signatures that are older than five minutes.
  mock = createMock({ now: new Date().toISOString() });
  server = await listen(mock, { port: 0, orders: "manual" });
  worker = await startWorker({
    SANGUINE_URL: server.url,
    SANGUINE_API_KEY: mock.apiKey,
    SANGUINE_WEBHOOK_SECRET: secret,
  });
  webhooks = new URL("/webhooks", await worker.ready);
  mock.webhooks.register({ url: webhooks.href, secret, eventTypes: ["labtest.order.*"] });
});
afterEach(() => {
  mock.faults.clear();
  mock.requests.clear();
});
after(async () => {
  await worker.dispose();
  await server.close();
});

const countReads = (): number => mock.requests.count({ operation: "orders.get" });

/** Signs a message as the service does. */
async function sign(id: string, type: string, data: object): Promise<RequestInit> {
  const body = JSON.stringify({ event_type: type, data, user_id: null, client_user_id: null, team_id: null });
  const timestamp = Math.floor(Date.now() / 1000);
  return { method: "POST", body, headers: { ...(await signWebhook({ id, timestamp, body, secret })) } };
}

test("keeps the status of an order, which it reads from the service", async () => {
  const order = mock.orders.create(walkIn);
  mock.orders.advance(order);
  await mock.idle();
  assert.deepEqual(await readOrder(worker, order.id), {
    status: "received.walk_in_test.requisition_created",
    updated_at: mock.orders.get(order).updated_at,
  });
  const statuses = mock.webhooks.outbox().map(({ attempts }) => attempts.at(-1)?.status);
  assert.deepEqual([...new Set(statuses)], [204]);
});

test("handles a message once, although it is delivered again", async () => {
  const order = mock.orders.create(walkIn);
  await mock.idle();
  assert.equal(countReads(), 1);
  const message = mock.webhooks.outbox().at(-1);
  mock.webhooks.duplicate(message ?? "");
  await mock.idle();
  assert.equal(countReads(), 1);
  assert.equal((await readOrder(worker, order.id))?.status, "received.walk_in_test.ordered");
});

test("handles deliveries at the same time once", async () => {
  const order = mock.orders.create(walkIn);
  await mock.idle();
  mock.requests.clear();
  const delivery = await sign("msg_same", "labtest.order.updated", order);
  const responses = await Promise.all(Array.from({ length: 5 }, () => fetch(webhooks, delivery)));
  const statuses = responses.map(({ status }) => status);
  // The others are told to come again, or that the message was handled.
  assert.ok(
    statuses.includes(204) && statuses.every((status) => [204, 503].includes(status)),
    statuses.join(),
  );
  assert.equal(countReads(), 1);
});

test("handles a message again after it failed to", async () => {
  mock.faults.add({ operation: "orders.get", status: 404, times: 1 });
  const order = mock.orders.create(walkIn);
  await mock.idle();
  assert.equal(mock.webhooks.outbox().at(-1)?.attempts.at(-1)?.status, 500);
  assert.equal(await readOrder(worker, order.id), null);

  await mock.clock.advance("5s"); // the service retries
  assert.equal(mock.webhooks.outbox().at(-1)?.attempts.at(-1)?.status, 204);
  assert.equal((await readOrder(worker, order.id))?.status, "received.walk_in_test.ordered");
});

test("lets only the worker that claimed a message release or finish it", async () => {
  const message = await getObject(worker, "MESSAGES", "msg_claims");
  const { claimId: first = "" } = await message.claim();
  await message.release(first);
  const { claimId: second = "" } = await message.claim();
  assert.match(second, /^[0-9a-f-]{36}$/);
  assert.notEqual(second, first);

  // The first worker was slow, and reports after the second one has claimed the message.
  await message.release(first);
  assert.equal((await message.claim()).state, "running");
  await message.finish(first);
  assert.equal((await message.claim()).state, "running");
  await message.finish(second);
  assert.equal((await message.claim()).state, "duplicate");
});

test("keeps the newer order when two webhooks overtake each other", async () => {
  const order = mock.orders.create(walkIn);
  await mock.idle();
  mock.orders.advance(order);
  await mock.idle();
  const stale = await sign("msg_late", "labtest.order.created", order); // says "ordered"
  assert.equal((await fetch(webhooks, stale)).status, 204);
  assert.equal((await readOrder(worker, order.id))?.status, "received.walk_in_test.requisition_created");
});

test("rejects requests that the service did not sign, and does nothing else", async () => {
  const forged = await sign("msg_forged", "labtest.order.created", { id: "1" });
  const statuses = [
    await fetch(webhooks, { method: "POST", body: "{}" }),
    await fetch(webhooks, { ...forged, body: "{}" }),
    await fetch(webhooks),
    await fetch(new URL("/", webhooks)),
  ].map(({ status }) => status);
  assert.deepEqual(statuses, [400, 400, 405, 404]);
  assert.equal(mock.requests.count(), 0);
});

test("accepts event types that are newer than the package", async () => {
  const { status } = await fetch(webhooks, await sign("msg_new", "labtest.sample.arrived", {}));
  assert.equal(status, 204);
});
