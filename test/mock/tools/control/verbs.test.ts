import { createControlClient, type ControlClient } from "sanguine/mock/control";
import { createMock, type Mock } from "sanguine/mock";
import { expect, it } from "vitest";
import { UNKNOWN_FIELD } from "../../../../mock/unknown-values/unknown-values.ts";
import { readResult } from "../../../../mock/tools/control/results.ts";
import { findRoute, routes } from "../../../../mock/tools/control/routes.ts";

interface Both {
  readonly mock: Mock;
  readonly control: ControlClient;
}

const place = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ" };
const address = { ...place, zip: "85004", country: "US" };

/** One scenario per area: it calls every verb of the area and checks the effect in the mock itself. */
const scenarios: Readonly<Record<string, (both: Both) => Promise<void>>> = {
  async users({ mock, control: { users } }) {
    const made = await users.create({ client_user_id: "u-1", fallback_birth_date: "1990-05-05" });
    expect(await users.get(made)).toEqual(mock.users.get(made.user_id));
    expect(await users.list()).toEqual(mock.users.list());
    await users.update(made, { ingestion_start: "2025-01-01" });
    expect(mock.users.get(made).ingestion_start).toBe("2025-01-01");
    expect(await users.maxHeartRate(made, "2026-01-15")).toBe(mock.users.maxHeartRate(made, "2026-01-15"));
    expect(await users.maxHeartRate(await users.create(), "2026-01-15")).toBeNull();
    expect(await users.info(made)).toBeNull();
    await users.setInfo(made, { first_name: "Ada" });
    expect(await users.info(made)).toEqual(mock.users.info(made));
    expect(mock.users.info(made)?.first_name).toBe("Ada");
    expect(await users.delete(made)).toBeUndefined();
    expect(mock.users.list().map(({ client_user_id }) => client_user_id)).not.toContain("u-1");
    expect(await users.undoDelete(made)).toEqual(mock.users.get(made));
    const athlete = await users.create({ traits: ["athlete", "poorWear"], schedule: "shifts" });
    expect(mock.export().tables["lifestyles"]).toContainEqual({
      user_id: athlete.user_id,
      fitness: "athlete",
      schedule: "shifts",
      diabetes: "none",
      wear: "poor",
      mobility: "walking",
    });
  },
  async insurance({ mock, control: { insurance } }) {
    const user = mock.users.create();
    mock.users.setInfo(user);
    await insurance.create(user, { payor_code: "P-1" });
    await insurance.create(user, { payor_code: "P-2", is_primary: false });
    expect((await insurance.latest(user)).payor_code).toBe("P-1");
    expect((await insurance.latest(user, false)).payor_code).toBe("P-2");
    expect(await insurance.list(user)).toEqual(mock.insurance.list(user));
  },
  async connections({ mock, control: { connections } }) {
    const user = mock.users.create();
    const made = await connections.create({ user, provider: "acme_watch" });
    expect(await connections.list(user)).toEqual(mock.connections.list(user));
    const failed = await connections.fail(made, "token_refresh_failed");
    expect(failed).toMatchObject({ status: "error", error_details: { error_type: "token_refresh_failed" } });
    expect((await connections.recover({ user, provider: "acme_watch" })).status).toBe("connected");
    const [device] = await connections.devices(user);
    const renamed = await connections.renameDevice(device?.id ?? "", "Left wrist");
    expect(renamed).toMatchObject({ id: device?.id, name: "Left wrist" });
    expect(mock.connections.devices(user)).toEqual([renamed]);
    await connections.fail(made.connection_id);
    await connections.remove(made);
    expect(mock.connections.list(user)).toEqual([]);
  },
  async link({ mock, control: { link, info } }) {
    const user = mock.users.create();
    const token = await link.createToken({ user, provider: "acme_watch" });
    expect(token.link_web_url.startsWith((await info()).link_url)).toBe(true);
    expect(await link.get(token)).toEqual(token);
    expect(await link.list(user)).toEqual([token]);
    const done = await link.completeOAuth(token, { denied: ["sleep:read"] });
    expect(done).toMatchObject({ state: "success", location: null });
    const [connection] = mock.connections.list(user);
    expect(connection?.resource_availability["sleep"]?.status).toBe("unavailable");

    const second = mock.link.createToken({ user });
    const client = mock.client();
    const credentials = { username: "mfa_sms", password: "secret" };
    await client.link.password("glucose_two", credentials, { linkToken: second.link_token });
    expect((await link.list()).map(({ state, code }) => [state, code])).toEqual([
      ["consumed", null],
      ["validated", mock.link.code(second)],
    ]);
    expect(await link.providers()).toContainEqual({
      slug: "glucose_two",
      name: "Glucose Two",
      sign_in: "password",
    });
    expect(await link.code(second)).toBe(mock.link.code(second));
    expect((await link.close(second)).error_type).toBe("user_cancelled");
    expect((await link.expire(second)).state).toBe("expired");
    const third = mock.link.createToken({ user });
    await link.consume(third.link_token);
    expect(mock.link.get(third).state).toBe("consumed");
  },
  async timeseries({ mock, control: { timeseries } }) {
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    const range = { start_date: "2026-01-10", end_date: "2026-01-10" };
    const point = { timestamp: "2026-01-10T08:00:00Z", value: 61 };
    const seed = { provider: "acme_watch", points: [point] };
    expect(await timeseries.add(user, "heartrate", seed)).toEqual({ added: 1, outside: 0 });
    const whole = mock.timeseries.read(user, "heartrate", range);
    expect(await timeseries.read(user, "heartrate", range)).toEqual(whole);
    await timeseries.replace(user, "heartrate", seed);
    expect(mock.timeseries.read(user, "heartrate", range)).toMatchObject([{ value: 61 }]);
    await timeseries.clear(user, "heartrate");
    expect(mock.timeseries.read(user, "heartrate", range).length).toBeGreaterThan(1);
    await timeseries.disable(user, "heartrate");
    expect(mock.timeseries.read(user, "heartrate", range)).toEqual([]);
    expect(await timeseries.sessions(user)).toEqual(mock.timeseries.sessions(user));
    const days = { start_date: "2026-01-01", end_date: "2026-01-03" };
    expect(await timeseries.sessions(user, days)).toEqual(mock.timeseries.sessions(user, days));
  },
  async labAccounts({ mock, control: { labAccounts } }) {
    const [first] = await labAccounts.list({ status: "active" });
    expect(first).toEqual(mock.labAccounts.list({ status: "active" })[0]);
    const made = await labAccounts.create({ lab: first?.lab ?? "", account_name: "Ours" });
    const changed = await labAccounts.set(made, {
      status: "suspended",
      allowed_billing: { commercial_insurance: ["NY"] },
    });
    expect(mock.labAccounts.list({ lab_account_id: made.id })).toEqual([changed]);
    expect(changed).toMatchObject({ account_name: "Ours", status: "suspended" });
  },
  async orders({ mock, control: { orders } }) {
    const user = mock.users.create();
    const made = await orders.create({ user, method: "walk_in_test", patient: { first_name: "Ada" } });
    expect(made.patient_details?.first_name).toBe("Ada");
    expect(await orders.get(made)).toEqual(mock.orders.get(made.id));
    expect(await orders.list(user)).toEqual([made]);
    expect((await orders.list()).map(({ id }) => id)).toEqual(mock.orders.list().map(({ id }) => id));
    const steps = mock.orders.explain(made).next;
    expect((await orders.explain({ order: made })).next).toEqual(steps);
    expect(await orders.tests()).toEqual(mock.orders.tests());
    expect(await orders.lifecycle(made)).toEqual(mock.orders.lifecycle(made));
    const page = await orders.search({ user_id: user.user_id, status: ["ordered"], size: 1 });
    expect(page).toMatchObject({ total: 1, page: 1, size: 1, counts: { ordered: 1 } });
    expect(page.orders).toEqual([made]);
    expect((await orders.advance(made)).events.at(-1)?.status).toContain(steps[0]);
    await orders.set(made, { notes: "call first", policy: "manual" });
    await orders.advanceTo(made, "partial_results", { interpretation: "abnormal" });
    await expect(orders.move(made, "received.walk_in_test.ordered")).rejects.toMatchObject({
      verb: "orders.move",
      status: 400,
    });
    expect((await orders.move(made, "completed")).status).toBe("completed");
    expect((await orders.correct(made, { interpretation: "critical" })).interpretation).toBe("critical");
    expect(mock.orders.get(made).notes).toBe("call first");
    expect(await orders.results(made)).toEqual(mock.orders.results(made));
    expect(await orders.documents(made)).toEqual(mock.orders.documents(made));
    const pdf = await orders.pdf(made, "result");
    expect(pdf.name).toBe(`result-${made.id.slice(0, 8)}.pdf`);
    expect(Buffer.from(pdf.base64, "base64").equals(await mock.orders.pdf(made, "result"))).toBe(true);

    const walkInOrder = await orders.create({ method: "walk_in_test", status: "requisition_created" });
    const redrawn = await orders.redraw(walkInOrder);
    expect(redrawn.origin).toBe("redraw");
    const failed = await orders.fail(await orders.create(), "lost", "fulfillment_error");
    expect(failed.status).toBe("failed");
    expect((await orders.recreate(failed)).origin).toBe("recreation");
    const cancelled = await orders.cancel(await orders.create({ user }));
    expect(cancelled.status).toBe("cancelled");
    expect(await orders.policy({ after: "2h" })).toEqual(mock.orders.policy());
    expect(await orders.policy("manual")).toBe("manual");
  },
  async appointments({ mock, control: { appointments } }) {
    const order = () =>
      mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created", address });
    const first = order();
    const made = await appointments.create(first, { appointment_notes: "ring twice" });
    expect(await appointments.get(first)).toEqual(mock.appointments.get(made.id));
    expect(await appointments.list(first)).toEqual([made]);
    expect(await appointments.moves(made)).toEqual(["start", "complete", "cancel"]);
    expect((await appointments.start(made)).status).toBe("in_progress");
    expect((await appointments.complete(made)).status).toBe("completed");
    const second = await appointments.create(order());
    expect((await appointments.cancel(second)).status).toBe("cancelled");

    const { phlebotomy } = mock.client();
    const visitRequest = { address: { ...place, zip_code: "85004" }, provider: "wayside_draws" as const };
    const [taken, left] = [order(), order()];
    await phlebotomy.request(taken.id, visitRequest);
    const agreed = await appointments.confirm(taken, { start_at: "2026-01-20T16:00:00Z" });
    expect(agreed).toMatchObject({ status: "confirmed", start_at: "2026-01-20T16:00:00.000Z" });
    const rejected = await phlebotomy.request(left.id, visitRequest);
    expect((await appointments.reject(rejected)).status).toBe("cancelled");
    await appointments.setLabDecision({ outcome: "noResponse", after: "1h" });
    expect(mock.export().cells["labDecision"]).toEqual({ outcome: "noResponse", after: 3_600_000 });
    expect(await appointments.setLabDecision("confirm")).toBeUndefined();
  },
  async webhooks({ mock, control: { webhooks, orders, idle } }) {
    // No server listens there, so each attempt fails immediately and the test can handle the messages.
    const url = "http://127.0.0.1:1/";
    const endpoint = await webhooks.register({ url, eventTypes: ["labtest.order.*"] });
    expect(endpoint.secrets).toEqual(mock.webhooks.list()[0]?.secrets);
    expect((await webhooks.rotate(endpoint)).secrets).toHaveLength(2);
    expect((await webhooks.retire(endpoint)).secrets).toHaveLength(1);
    await webhooks.hold();
    await orders.create();
    const [pending] = await webhooks.outbox();
    expect(pending).toMatchObject({
      status: "held",
      eventType: "labtest.order.created",
      endpoint: endpoint.id,
    });
    expect(pending).not.toHaveProperty("body");
    expect((await webhooks.outbox({ bodies: true }))[0]?.body).toBe(mock.webhooks.outbox()[0]?.body);
    await webhooks.release();
    await idle();
    const [failed] = await webhooks.outbox({ bodies: true });
    expect(failed?.status).toBe("failed");
    expect(failed?.attempts[0]?.headers).toHaveProperty("webhook-signature");
    expect(await webhooks.getMessage(pending ?? "")).toEqual(failed);
    expect(await webhooks.outbox({ endpoint, status: "failed", limit: 1 })).toMatchObject([
      { id: failed?.id },
    ]);
    expect(await webhooks.outbox({ status: "delivered" })).toEqual([]);
    expect(await webhooks.outbox({ eventTypes: ["labtest.order.*"] })).toHaveLength(1);
    expect(await webhooks.outbox({ eventTypes: ["labtest.order.updated", "provider.*"] })).toEqual([]);
    await webhooks.replay(pending ?? "");
    await webhooks.duplicate(pending ?? "");
    await idle();
    expect(mock.webhooks.outbox().flatMap(({ attempts }) => attempts).length).toBeGreaterThan(1);
    await webhooks.drop(pending ?? "");
    expect((await webhooks.enable(endpoint)).status).not.toBe("disabled");
    expect((await webhooks.list()).map(({ id }) => id)).toEqual([endpoint.id]);
    await webhooks.remove(endpoint);
    expect(mock.webhooks.list()).toEqual([]);
    const inbox = await webhooks.openInbox({ eventTypes: ["labtest.order.created"] });
    expect(inbox).toMatchObject({ receiver: "inbox", url: null, eventTypes: ["labtest.order.created"] });
    await orders.create();
    await idle();
    const [received] = await webhooks.inbox({ bodies: true });
    expect(received).toMatchObject({ verified: true, eventType: "labtest.order.created" });
    expect(received?.body).toBe(mock.webhooks.inbox()[0]?.body);
    expect((await webhooks.inbox())[0]).not.toHaveProperty("body");
    await webhooks.remove(inbox);
  },
  async settings({ mock, control: { settings } }) {
    expect((await settings.set({ minors: true, linkTokenLifetime: "5m" })).linkTokenLifetime).toBe(300_000);
    expect(await settings.get()).toEqual(mock.settings.get());
    expect(mock.settings.get().minors).toBe(true);
    const listed = await settings.list();
    expect(listed).toEqual(mock.settings.list());
    expect(listed).toContainEqual({
      name: "minors",
      description: "Accepts patients who are minors.",
      value: true,
    });
    expect(listed.at(-1)).toMatchObject({ name: "linkTokenLifetime", value: 300_000 });
  },
  async clock({ mock, control: { clock } }) {
    expect(await clock.mode()).toBe("frozen");
    expect(await clock.now()).toBe(mock.clock.now());
    await clock.advance("7d");
    await clock.advance(1000);
    expect(mock.clock.iso()).toBe("2026-01-22T09:00:01.000Z");
    await clock.advanceTo("2026-02-01T00:00:00Z");
    expect(await clock.iso()).toBe(mock.clock.iso());
    await clock.setMode("running");
    expect([await clock.mode(), mock.clock.mode]).toEqual(["running", "running"]);
    await clock.setMode("frozen");
    expect(mock.clock.mode).toBe("frozen");
  },
  async labReports({ mock, control: { labReports, users, clock } }) {
    const user = await users.create();
    const results = [{ name: "Glucose", value: 182, unit: "mg/dL", reference_range: "65-99" }];
    await labReports.setOutcome({ results });
    expect(await labReports.setOutcome(null)).toBeUndefined();
    const read = await labReports.create({ user, outcome: { results }, needs_human_review: true });
    const droppedJob = await labReports.create({ user });
    expect((await labReports.list(user)).map(({ id }) => id)).toEqual([read.id, droppedJob.id]);
    expect(await labReports.fail(droppedJob, "low_quality")).toMatchObject({ failure_reason: "low_quality" });
    await clock.advance("1m");
    expect((await labReports.get(read.id)).status).toBe("pending_review");
    const approved = await labReports.approve(read, {
      results: [{ name: "Glucose", value: 90, unit: "mg/dL" }],
    });
    expect(approved.data?.results.map(({ value }) => value)).toEqual(["90"]);
    expect(approved).toEqual(mock.labReports.get(read.id));
  },
  async faults({ mock, control: { faults } }) {
    const first = await faults.add({
      operation: "users.list",
      status: 503,
      times: 1,
      body: { detail: "down" },
    });
    await faults.add({ network: "reset", path: "/v2/providers" });
    await expect(mock.client({ retries: 0 }).users.list()).rejects.toMatchObject({ status: 503 });
    expect(await faults.list()).toMatchObject([{ id: first.id, seen: 1, hits: 1 }, { hits: 0 }]);
    expect(await faults.unused()).toMatchObject([{ seen: 0, hits: 0, rule: { network: "reset" } }]);
    expect(await faults.remove(first)).toBe(true);
    expect(await faults.remove(first.id)).toBe(false);
    expect(mock.faults.list()).toHaveLength(1);
    const [slow] = await faults.preset("slow", { operation: "users.get" });
    expect(slow).toMatchObject({ rule: { operation: "users.get", latency: { median: "800ms" } }, hits: 0 });
    await faults.clear();
    expect(mock.faults.list()).toEqual([]);
  },
  async unknownValues({ mock, control: { unknownValues } }) {
    expect(await unknownValues.options()).toBeNull();
    await unknownValues.enable({ operations: ["providers.list"], enums: false });
    expect(await unknownValues.options()).toEqual({ operations: ["providers.list"], enums: false });
    const [provider] = await mock.client().providers.list();
    expect(provider).toHaveProperty(UNKNOWN_FIELD);
    await unknownValues.disable();
    expect(mock.unknownValues.options).toBeNull();
  },
  async requests({ mock, control: { requests, explain } }) {
    await requests.clear();
    const client = mock.client({ retries: 0 });
    const { user_id } = await client.users.create({ client_user_id: "someone" });
    await mock.fetch(`${mock.url}/v2/nowhere`);
    const [made, droppedJob] = await requests.list();
    expect(made).toEqual({ ...mock.requests.list()[0], path: "/v2/user/", user_id });
    expect(made).not.toHaveProperty("request");
    expect(await requests.unmatched()).toEqual([droppedJob]);
    const filter = { operation: "users.create" } as const;
    expect(await requests.count(filter)).toBe(1);
    expect(await requests.last({ ...filter, bodies: true })).toMatchObject({
      request: { path: "/v2/user/", body: { client_user_id: "someone" } },
    });
    expect(await requests.last({ status: 418 })).toBeUndefined();
    expect(await requests.get(made ?? 0)).toMatchObject({
      sequence: made?.sequence,
      request: { body: { client_user_id: "someone" } },
      response: { kept: true, body: { client_user_id: "someone" } },
      error: null,
      issues: [],
    });
    expect(await requests.violations()).toEqual([]);
    expect(await explain({ repeat: "make test" })).toMatch(
      / {2}Repeat: make test\n.*\n.*users\.create: POST/,
    );
    const someone = { body: { client_user_id: "someone" } };
    const [same] = await requests.expect("users.create", someone, { times: 1 });
    expect(same).toEqual(mock.requests.expect("users.create", someone).once());
    expect(await requests.expect("users.create")).toEqual([same]);
    await expect(requests.expect("users.create", { status: 500 })).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining("status: expected 500, received"),
    });
    expect(await requests.inOrder(["users.create"])).toEqual([same]);
    await expect(requests.inOrder(["users.create", { operation: "users.create" }])).rejects.toMatchObject({
      status: 409,
    });
    expect(await requests.waitFor("users.create", someone)).toEqual(same);
    await expect(requests.waitFor("users.delete", {}, { timeout: 0 })).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining("within 0 ms"),
    });
    expect(await requests.coverage()).toEqual(mock.requests.coverage());
    await requests.clear();
    expect(mock.requests.list()).toEqual([]);
  },
  async "a whole team"({ mock, control }) {
    const before = mock.users.list();
    const snapshot = await control.snapshot({ label: "before" });
    expect(snapshot).toEqual({ id: "snapshot-1", label: "before", at: mock.clock.iso() });
    const later = await control.snapshot();
    expect(later.label).toBeNull();
    expect(await control.snapshots()).toEqual([snapshot, later]);
    await control.users.create({ client_user_id: "kept" });
    const world = await control.export();
    expect(world).toEqual(mock.export());
    await control.restore(snapshot);
    expect(mock.users.list()).toEqual(before);
    expect(await control.snapshots()).toEqual([snapshot]);
    await expect(control.restore(later)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("earlier snapshot"),
    });
    await control.restore(snapshot.id);
    await control.import(world);
    expect(mock.users.list().at(-1)?.client_user_id).toBe("kept");
    const { user_id } = await control.scenario("new-user");
    expect(mock.users.get(user_id).user_id).toBe(user_id);
    expect(await control.scenarios()).toEqual(mock.scenarios());
    expect(await control.idle()).toBeUndefined();
    expect(await control.listEvents()).toEqual([]);
    await control.users.create();
    expect(await control.listEvents({ types: ["state"] })).toMatchObject([{ type: "state", team: "team-1" }]);
    await control.reset();
    expect(mock.users.list()).toEqual([]);
    await expect(control.restore("snapshot-99")).rejects.toMatchObject({
      status: 404,
      detail: "Snapshot not found",
    });
  },
  async "all teams"({ mock, control }) {
    const added = await control.team({ name: "verbs" });
    expect((await added.token()).control_token).toMatch(/^tt_/);
    expect((await added.info()).api_key).toBe(mock.teams().at(-1)?.apiKey);
    expect((await control.teams()).map(({ name }) => name)).toEqual(["team-1", "verbs"]);
    await added.remove();
    expect(mock.teams().map(({ name }) => name)).toEqual(["team-1"]);
  },
};

/** Throws when a result differs from its description in the OpenAPI document of the control API. */
async function assertDescribed(path: string, response: Response): Promise<void> {
  const route = findRoute(path);
  if (route === undefined || !response.ok) return;
  const form = readResult(route.row.result);
  const isNothing = response.status === 204;
  if (isNothing ? form?.optional === false : form === null)
    throw new Error(`${route.name} responds with ${response.status}, unlike its description.`);
  if (!isNothing) form?.schema.parse(await response.json());
}

it("[CON-4] does the same as the facades, on every route", { timeout: 60_000 }, async () => {
  const mock = createMock();
  const called = new Set<string>();
  const control = createControlClient({
    url: mock.url,
    token: mock.controlToken,
    fetch: async (asked, init) => {
      const { pathname } = new URL(asked);
      called.add(pathname);
      const response = await mock.fetch(asked, init);
      await assertDescribed(pathname, response.clone());
      return response;
    },
  });
  for (const scenario of Object.values(scenarios)) await scenario({ mock, control });
  expect([...called].toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});
