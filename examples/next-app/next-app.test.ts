import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { createClient } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const previewKey = `sk_test_${crypto.randomUUID()}`;

let mock: Mock;
let server: MockServer;
let next: ChildProcess;
// Set APP_PORT when something else uses the port.
const port = process.env.APP_PORT ?? "4712";
const url = `http://127.0.0.1:${port}`;

/** What a browser sends after the staff entered the password. */
const staff = { authorization: `Basic ${btoa("staff:secret")}` };

before(async () => {
  // Next has no virtual clock, and webhooks that are older than five minutes are rejected.
  mock = createMock({ apiKey: "<API_KEY>", now: new Date().toISOString() });
  server = await listen(mock, { port: 0, orders: "manual" });
  mock.webhooks.register({ url: `${url}/webhooks`, secret, eventTypes: ["labtest.order.*"] });
  next = spawn("npx", ["next", "start", "--hostname", "127.0.0.1", "--port", port], {
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      SANGUINE_URL: server.url,
      SANGUINE_API_KEY: mock.apiKey,
      SANGUINE_WEBHOOK_SECRET: secret,
      SANGUINE_MOCK_KEY: previewKey,
      STAFF_PASSWORD: "secret",
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    next.stdout?.on("data", (chunk) => String(chunk).includes("Ready") && resolve());
    next.once("exit", (code) => reject(new Error(`next start ended with ${code}.`)));
  });
});
after(async () => {
  // npx and Next are a group of processes.
  if (next.pid !== undefined && next.exitCode === null) process.kill(-next.pid);
  await server.close();
});

/** Returns the text of the page without markup, and its HTML. */
async function read(response: Response): Promise<{ html: string; text: string }> {
  const html = await response.text();
  const body = html.slice(html.indexOf("<body")).replaceAll(/<script[^]*?<\/script>|<!--.*?-->/g, "");
  return { html, text: body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ") };
}

/** Fills the first form of a page, as a browser without scripts does. */
function fillForm(html: string): FormData {
  const form = new FormData();
  for (const [input] of (/<form[^]*?<\/form>/.exec(html)?.[0] ?? "").matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1] ?? "";
    form.set(name, (/value="([^"]*)"/.exec(input)?.[1] ?? "").replaceAll("&quot;", '"'));
  }
  return form;
}

async function submit(html: string): Promise<string> {
  const init = { method: "POST", body: fillForm(html), headers: staff };
  return (await read(await fetch(url, init))).text;
}

test("lists the users with their devices and steps, without the key", async () => {
  mock.users.create({ client_user_id: "u-1", connections: ["acme_watch"], traits: ["patient"] });
  const { html, text } = await read(await fetch(url, { headers: staff }));
  assert.match(text, /Users u-1 Acme Watch [\d,]+ steps yesterday/);
  assert.doesNotMatch(html, /API_KEY/);
});

test("orders a kit by a server action, once for each form", async () => {
  const { html } = await read(await fetch(url, { headers: staff }));
  const first = await submit(html);
  const orderId = /Ordered: ([\da-f-]{36})/.exec(first)?.[1];
  assert.ok(orderId, first);
  assert.match(await submit(html), new RegExp(`Ordered: ${orderId}`));
  assert.deepEqual(
    mock.orders.list().map(({ id }) => id),
    [orderId],
  );
});

test("shows nothing to visitors, and takes no form of theirs", async () => {
  const { html } = await read(await fetch(url, { headers: staff }));
  const form = fillForm(html);
  const before = mock.requests.count();
  for (const authorization of ["", "Basic", `Basic ${btoa("staff:")}`, `Basic ${btoa("staff:wrong")}`]) {
    // The header with which a proxy of Next could once be skipped.
    const headers = { authorization, "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" };
    for (const init of [{ headers }, { headers, method: "POST", body: form }]) {
      const response = await fetch(url, init);
      assert.equal(response.status, 401);
      assert.doesNotMatch(await response.text(), /u-1|steps/);
    }
  }
  assert.equal(mock.requests.count(), before);
});

test("shows what a webhook says, once", async () => {
  const [order] = mock.orders.list();
  assert.ok(order);
  mock.orders.advance(order);
  await mock.idle();
  mock.webhooks.duplicate(mock.webhooks.outbox().at(-1) ?? "");
  await mock.idle();
  const statuses = mock.webhooks.outbox().map(({ attempts }) => attempts.at(-1)?.status);
  assert.deepEqual([...new Set(statuses)], [204]);
  const { text } = await read(await fetch(url, { headers: staff }));
  const { status } = mock.orders.get(order).last_event;
  assert.equal(text.split(`${order.id} ${status}`).length - 1, 1, text);
});

test("rejects what the service did not sign, without a word about why", async () => {
  const forged = {
    "webhook-id": "msg_forged",
    "webhook-timestamp": `${Math.floor(Date.now() / 1_000)}`,
    "webhook-signature": "v1,Zm9yZ2VkZm9yZ2VkZm9yZ2VkZm9yZ2VkZm9yZ2VkZm8=",
  };
  for (const headers of [{}, forged])
    for (const body of ["", "{", "{}", " ".repeat(3 * 1_048_576)]) {
      const response = await fetch(`${url}/webhooks`, { method: "POST", headers, body });
      assert.deepEqual([response.status, await response.text()], [400, ""]);
    }
});

test("serves a mock at the same origin", async () => {
  const client = createClient({ baseUrl: `${url}/mock`, apiKey: previewKey });
  const { user_id } = await client.users.create({ client_user_id: "preview" });
  assert.equal((await client.users.get(user_id)).client_user_id, "preview");
  assert.equal((await fetch(`${url}/mock/v2/user`)).status, 401);
});

test("sends no part of the client to the browser", () => {
  const scripts = readdirSync(".next/static", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  assert.ok(scripts.length > 0);
  for (const name of scripts)
    assert.doesNotMatch(readFileSync(`.next/static/${name}`, "utf8"), /x-service-api-key|SANGUINE_/, name);
});
