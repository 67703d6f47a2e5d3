import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Hono } from "hono";
import { createMock, type Mock } from "sanguine/mock";
import { createApp } from "./app.ts";

/** Creates a minimal browser for tests in process: it keeps the cookie and follows no redirect. */
function createBrowser(app: Hono, cookie = "") {
  async function request(path: string, init: RequestInit = {}) {
    const headers = new Headers({ origin: "http://localhost", cookie });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const response = await app.request(path, { ...init, headers });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const html = await response.text();
    return {
      status: response.status,
      /** Where a form led to. */
      location: response.headers.get("location") ?? "",
      headers: response.headers,
      html,
      /** The text of the page without markup. */
      text: html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " "),
    };
  }
  return {
    /** Returns the cookie, such as `session=…`; empty before the shop set one. */
    cookie: () => cookie,
    open: (path: string) => request(path),
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, { method: "POST", body: new URLSearchParams(fields), headers }),
  };
}

const ada = {
  first_name: "Ada",
  last_name: "Fernsby",
  dob: "1986-04-21",
  gender: "female",
  email: "ada@mail.example",
  phone_number: "+12025550142",
  first_line: "12 Alder Lane",
  second_line: "",
  city: "Phoenix",
  state: "AZ",
  zip: "85004",
};

let mock: Mock;
let app: Hono;
let lines: string[];
let browser: ReturnType<typeof createBrowser>;

beforeEach(() => {
  lines = [];
  mock = createMock({ seed: "lab-checkout", now: "2026-03-02T15:00:00Z" });
  const { secrets } = mock.webhooks.register({
    handler: (request) => app.request("/webhooks", request),
  });
  app = createApp({
    client: mock.client(),
    webhookSecrets: secrets,
    log: (line) => lines.push(line),
    now: mock.clock.now,
  });
  browser = createBrowser(app);
});

/** Puts the test "Heart Health" into a cart. Resolves to the path of the checkout. */
async function fillCart(): Promise<string> {
  const { html } = await browser.open("/");
  const id = /value="([^"]+)" \/>\s*<b>Heart Health</.exec(html)?.[1] ?? "";
  return (await browser.submit("/checkouts", { test: id })).location;
}

async function placeOrder(): Promise<string> {
  return (await browser.submit(await fillCart(), ada)).location;
}

const getId = (path: string): string => path.split("/").at(-1) ?? "";

test("sells a test: cart, details, appointment, results and PDF", async () => {
  const checkout = await fillCart();
  assert.match((await browser.open(checkout)).text, /Heart Health \$119\.00 Total \$119\.00/);

  const { status, location: order } = await browser.submit(checkout, ada);
  assert.equal(status, 303);
  await mock.idle();
  assert.match((await browser.open(order)).text, /We received your order\./);

  mock.orders.advance(getId(order));
  await mock.idle();
  const page = await browser.open(order);
  assert.match(page.text, /A physician approved your order\. Choose a time at a center/);
  assert.match(page.text, /\d AM MST/); // in the center's time zone
  const key = /name="booking_key" value="([^"]+)"/.exec(page.html)?.[1] ?? "";
  const booked = await browser.submit(`${order}/appointment`, { booking_key: key });
  assert.deepEqual([booked.status, booked.location], [303, order]);
  assert.match((await browser.open(order)).text, /Your appointment is booked\. .*Appointment \w{3}, Mar \d+/);

  mock.orders.advanceTo(getId(order), "completed", { interpretation: "abnormal" });
  await mock.idle();
  const results = await browser.open(order);
  assert.match(results.text, /Your results are here\./);
  assert.match(results.text, /Out of range/);
  const link = /href="([^"]+\.pdf)"/.exec(results.html)?.[1] ?? "";
  const pdf = await browser.open(link);
  assert.match(pdf.html, /^%PDF-/);
  assert.equal(pdf.headers.get("content-disposition"), 'attachment; filename="results.pdf"');
  assert.equal(pdf.headers.get("cache-control"), "no-store");
  assert.deepEqual(lines, []);
});

test("shows what is missing and what the service rejects at the fields, and keeps the values", async () => {
  const checkout = await fillCart();
  const missing = await browser.submit(checkout, { ...ada, last_name: " " });
  assert.equal(missing.status, 422);
  assert.match(missing.html, /<a href="#last_name">Last name<\/a>/);
  assert.match(missing.html, /id="last_name-problem">Enter the last name\.</);
  assert.match(missing.html, /value="ada@mail\.example"/);
  assert.equal(mock.requests.count({ operation: "orders.create" }), 0);

  const rejected = await browser.submit(checkout, { ...ada, dob: "1986-13-01", email: "ada" });
  assert.equal(rejected.status, 422);
  assert.match(rejected.html, /id="dob-problem">Enter a date such as 1986-04-21\.</);
  assert.match(rejected.html, /id="email-problem">Enter an email address/);
  assert.equal(rejected.html.match(/aria-invalid="true"/g)?.length, 2);
  assert.deepEqual(mock.orders.list(), []);

  // The same checkout orders when the fields are right.
  assert.match((await browser.submit(checkout, ada)).location, /^\/orders\//);
});

test("refuses an address that the lab cannot serve", async () => {
  const checkout = await fillCart();
  const malformed = await browser.submit(checkout, { ...ada, zip: "8500" });
  assert.match(malformed.html, /id="zip-problem">Enter a ZIP code with five digits\.</);

  const remote = await browser.submit(checkout, { ...ada, state: "AK", city: "Bethel", zip: "99559" });
  assert.match(
    remote.html,
    /id="zip-problem">The lab has no center with free appointments near this ZIP code\.</,
  );

  const child = await browser.submit(checkout, { ...ada, dob: "2020-01-01" });
  assert.equal(child.status, 422);
  assert.match(child.text, /The lab cannot take an order with these details\./);
  assert.deepEqual(mock.orders.list(), []);
});

test("orders once, however often the form is submitted", async () => {
  const checkout = await fillCart();
  const [first, second] = await Promise.all([browser.submit(checkout, ada), browser.submit(checkout, ada)]);
  const third = await browser.submit(checkout, { ...ada, first_name: "Grace" });
  assert.match(first.location, /^\/orders\//);
  assert.deepEqual([second.location, third.location], [first.location, first.location]);
  assert.equal(mock.orders.list().length, 1);
});

test("orders once when the response is lost", async () => {
  const checkout = await fillCart();
  mock.faults.add({ operation: "orders.create", when: "after", network: "reset", times: 10 });
  const lost = await browser.submit(checkout, ada);
  assert.equal(lost.status, 502);
  mock.faults.clear();
  assert.match((await browser.submit(checkout, ada)).location, /^\/orders\//);
  assert.equal(mock.orders.list().length, 1);
});

test("updates the page when a webhook arrives, and not before", async () => {
  const order = await placeOrder();
  await mock.idle();
  mock.orders.advance(getId(order));
  const reads = mock.requests.count({ operation: "orders.get" });
  assert.match((await browser.open(order)).text, /We received your order\./);
  assert.equal(mock.requests.count({ operation: "orders.get" }), reads);

  await mock.idle(); // delivers the webhook
  assert.match((await browser.open(order)).text, /A physician approved your order\./);
});

test("tells an open page that its order changed", async () => {
  const order = await placeOrder();
  await mock.idle();

  const left = new AbortController();
  const headers = { cookie: browser.cookie() };
  const response = await app.request(`${order}/revisions`, { headers, signal: left.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const before = Number(/data: (\d+)/.exec((await reader?.read())?.value ?? "")?.[1]);
  mock.orders.advance(getId(order));
  await mock.idle();
  const after = Number(/data: (\d+)/.exec((await reader?.read())?.value ?? "")?.[1]);
  assert.ok(before >= 1 && after > before, `${before}, then ${after}`);
  await reader?.cancel();
  left.abort();
});

test("rejects a webhook that the service did not sign", async () => {
  const { status } = await app.request("/webhooks", { method: "POST", body: "{}" });
  assert.equal(status, 400);
});

test("says that a time is taken, and shows others", async () => {
  const order = await placeOrder();
  mock.orders.advance(getId(order));
  await mock.idle();
  const { status, text } = await browser.submit(`${order}/appointment`, { booking_key: "taken" });
  assert.equal(status, 409);
  assert.match(text, /That time is no longer free\..* Choose a time at a center/);
});

test("shows an order to its customer only", async () => {
  const order = await placeOrder();
  const other = createBrowser(app);
  for (const path of [order, `${order}/results.pdf`, `${order}/revisions`])
    assert.equal((await other.open(path)).status, 404);
  assert.equal((await other.submit(`${order}/appointment`, { booking_key: "k" })).status, 404);
});

test("tells the service a customer id, and never the session, which signs the customer in", async () => {
  await placeOrder();
  const [session = ""] = browser.cookie().split("=").slice(1);
  const [user] = mock.users.list();
  assert.match(user?.client_user_id ?? "", /^[0-9a-f-]{36}$/);
  assert.equal(session.length, 36);
  assert.ok(!mock.requests.list().some((request) => JSON.stringify(request).includes(session)));
});

test("accepts no session that it did not start", async () => {
  for (const forged of ["", "chosen"]) {
    const other = createBrowser(app, `session=${forged}`);
    const { html } = await other.open("/");
    const id = /name="test" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const { location } = await other.submit("/checkouts", { test: id });
    assert.match(other.cookie(), /^session=[0-9a-f-]{36}$/);
    assert.equal((await other.open(location)).status, 200);
    assert.equal((await createBrowser(app, `session=${forged}`).open(location)).status, 404);
  }
});

test("reads no order that another application of the team placed", async () => {
  mock.orders.create({ method: "walk_in_test" });
  await mock.idle();
  assert.deepEqual(
    mock.webhooks.outbox().map(({ attempts }) => attempts.at(-1)?.status),
    [204],
  );
  assert.equal(mock.requests.count(), 0);
});

test("takes no form of another site, no large one, no empty cart, and not many in a minute", async () => {
  const foreign = await browser.submit("/checkouts", { test: "x" }, { origin: "https://other.example" });
  assert.equal(foreign.status, 403);
  assert.equal(mock.requests.count(), 0);
  const large = await browser.submit(await fillCart(), { ...ada, notes: "a".repeat(20_000) });
  assert.equal(large.status, 413);
  const empty = await browser.submit("/checkouts", {});
  assert.equal(empty.status, 422);
  assert.match(empty.text, /Choose at least one test\./);
  for (let count = 0; count < 30; count += 1) await browser.submit("/checkouts", {});
  assert.equal((await browser.submit("/checkouts", {})).status, 429);
  await mock.clock.advance("1m");
  assert.equal((await browser.submit("/checkouts", {})).status, 422);
});

test("escapes what people enter", async () => {
  const checkout = await fillCart();
  const { html } = await browser.submit(checkout, {
    ...ada,
    first_name: '"><script>alert(1)</script>',
    zip: "1",
  });
  assert.doesNotMatch(html, /<script>alert/);
});

test("shows and logs no patient data and no key when the service fails", async () => {
  const checkout = await fillCart();
  mock.faults.add({ operation: "orders.create", status: 500 });
  const { status, text } = await browser.submit(checkout, ada);
  assert.equal(status, 502);
  assert.match(text, /Please try again in a minute\./);
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? "", /POST \/v3\/order -> 500/);
  assert.doesNotMatch(lines.join(), new RegExp(`Ada|Fernsby|${mock.apiKey}`));
});
