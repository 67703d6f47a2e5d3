import { runInNewContext } from "node:vm";
import { createControlClient, type ControlClient } from "sanguine/mock/control";
import { createMock, type Mock } from "sanguine/mock";
import { expect, it } from "vitest";
import { readResult } from "../../../../mock/tools/control/results.ts";
import { findRoute, routes } from "../../../../mock/tools/control/routes.ts";
import { overwrite } from "../../../support/overwrite.ts";

interface Both {
  readonly mock: Mock;
  readonly control: ControlClient;
}

/**
 * Calls that a control client and a facade of another mock with the same seed take alike. A line has a verb, its arguments, and a name
 * for the result, to which later lines refer by $. A verb of `client` is a request to the service, which both mocks get.
 */
const calls = `
  users.create ; [{"client_user_id":"u-1","fallback_birth_date":"1990-05-05"}] ; user
  users.create ; [{"traits":["athlete","poorWear"],"schedule":"shifts"}] ; other
  users.get ; ["$user"]
  users.update ; ["$user",{"ingestion_start":"2025-01-01"}]
  users.maxHeartRate ; ["$user","2026-01-15"]
  users.maxHeartRate ; ["$other","2026-01-15"]
  users.info ; ["$user"]
  users.setInfo ; ["$user",{"first_name":"Ada"}]
  users.info ; ["$user"]
  users.delete ; ["$other"]
  users.list ; []
  users.undoDelete ; ["$other"]
  users.list ; []
  insurance.create ; ["$user",{"payor_code":"P-1"}]
  insurance.create ; ["$user",{"payor_code":"P-2","is_primary":false}]
  insurance.latest ; ["$user"]
  insurance.latest ; ["$user",false]
  insurance.list ; ["$user"]
  connections.create ; [{"user":"$user","provider":"acme_watch"}] ; connection
  connections.fail ; ["$connection","token_refresh_failed"]
  connections.recover ; [{"user":"$user","provider":"acme_watch"}]
  connections.devices ; ["$user"] ; devices
  connections.renameDevice ; ["$devices.0.id","Left wrist"]
  connections.list ; ["$user"]
  timeseries.add ; ["$user","heartrate",{"provider":"acme_watch","points":[{"timestamp":"2026-01-10T08:00:00Z","value":61}]}]
  timeseries.read ; ["$user","heartrate",{"start_date":"2026-01-10","end_date":"2026-01-10"}]
  timeseries.replace ; ["$user","heartrate",{"provider":"acme_watch","points":[{"timestamp":"2026-01-10T08:00:00Z","value":61}]}]
  timeseries.disable ; ["$user","steps"]
  timeseries.clear ; ["$user","heartrate"]
  timeseries.sessions ; ["$user"]
  timeseries.sessions ; ["$user",{"start_date":"2026-01-01","end_date":"2026-01-03"}]
  connections.fail ; ["$connection.connection_id"]
  connections.remove ; ["$connection"]
  link.createToken ; [{"user":"$user","provider":"acme_watch"}] ; token
  link.get ; ["$token"]
  link.list ; ["$user"]
  link.completeOAuth ; ["$token",{"denied":["sleep:read"]}]
  link.createToken ; [{"user":"$user"}] ; second
  client.link.password ; ["glucose_two",{"username":"mfa_sms","password":"secret"},{"linkToken":"$second.link_token"}]
  link.list ; []
  link.providers ; []
  link.code ; ["$second"]
  link.close ; ["$second"]
  link.expire ; ["$second"]
  link.createToken ; [{"user":"$user"}] ; third
  link.consume ; ["$third.link_token"]
  labAccounts.list ; [{"status":"active"}] ; accounts
  labAccounts.create ; [{"lab":"$accounts.0.lab","account_name":"Ours"}] ; account
  labAccounts.set ; ["$account",{"status":"suspended","allowed_billing":{"commercial_insurance":["NY"]}}]
  orders.create ; [{"user":"$user","method":"walk_in_test","patient":{"first_name":"Ada"}}] ; order
  orders.get ; ["$order"]
  orders.list ; ["$user"]
  orders.explain ; ["$order"]
  orders.tests ; []
  orders.lifecycle ; ["$order"]
  orders.search ; [{"user_id":"$user.user_id","status":["ordered"],"size":1}]
  orders.advance ; ["$order"]
  orders.set ; ["$order",{"notes":"call first","policy":"manual"}]
  orders.advanceTo ; ["$order","partial_results",{"interpretation":"abnormal"}]
  orders.move ; ["$order","completed"]
  orders.correct ; ["$order",{"interpretation":"critical"}]
  orders.results ; ["$order"]
  orders.documents ; ["$order"]
  orders.create ; [{"method":"walk_in_test","status":"requisition_created"}] ; walkIn
  orders.redraw ; ["$walkIn"]
  orders.create ; [] ; kit
  orders.fail ; ["$kit","lost","fulfillment_error"]
  orders.recreate ; ["$kit"] ; again
  orders.cancel ; ["$again"]
  orders.policy ; [{"after":"2h"}]
  orders.policy ; ["manual"]
  orders.list ; []
  orders.create ; [{"traits":["at_home"],"status":"requisition_created"}] ; visit
  appointments.create ; ["$visit",{"appointment_notes":"ring twice"}] ; appointment
  appointments.get ; ["$visit"]
  appointments.moves ; ["$appointment"]
  appointments.start ; ["$appointment"]
  appointments.complete ; ["$appointment"]
  orders.create ; [{"traits":["at_home"],"status":"requisition_created"}] ; visit
  client.phlebotomy.request ; ["$visit.id",{"address":{"first_line":"1 Elm Road","city":"Phoenix","state":"AZ","zip_code":"85004"},"provider":"wayside_draws"}]
  appointments.confirm ; ["$visit",{"start_at":"2026-01-20T16:00:00Z"}]
  appointments.cancel ; ["$visit"]
  client.phlebotomy.request ; ["$visit.id",{"address":{"first_line":"1 Elm Road","city":"Phoenix","state":"AZ","zip_code":"85004"},"provider":"wayside_draws"}]
  appointments.reject ; ["$visit"]
  appointments.list ; ["$visit"]
  appointments.setLabDecision ; [{"outcome":"noResponse","after":"1h"}]
  settings.set ; [{"minors":true,"linkTokenLifetime":"5m"}]
  settings.get ; []
  settings.list ; []
  labReports.setOutcome ; [{"results":[{"name":"Glucose","value":182,"unit":"mg/dL"}]}]
  labReports.create ; [{"user":"$user","needs_human_review":true}] ; job
  labReports.create ; [{"user":"$user"}] ; failed
  labReports.fail ; ["$failed","low_quality"]
  labReports.list ; ["$user"]
  clock.mode ; []
  clock.now ; []
  clock.advance ; ["1m"]
  labReports.get ; ["$job"]
  labReports.approve ; ["$job",{"results":[{"name":"Glucose","value":90,"unit":"mg/dL"}]}]
  clock.advance ; [1000]
  clock.advanceTo ; ["2026-02-01T00:00:00Z"]
  clock.iso ; []
  clock.setMode ; ["running"]
  clock.mode ; []
  clock.setMode ; ["frozen"]
  faults.add ; [{"operation":"users.list","status":503,"times":1,"body":{"detail":"down"}}] ; fault
  faults.add ; [{"network":"reset","path":"/v2/providers"}]
  client.users.list ; []
  faults.list ; []
  faults.unused ; []
  faults.preset ; ["slow",{"operation":"users.get"}]
  faults.list ; []
  faults.clear ; []
  faults.list ; []
  unknownValues.options ; []
  unknownValues.enable ; [{"operations":["providers.list"],"enums":false}]
  unknownValues.options ; []
  unknownValues.disable ; []
  unknownValues.options ; []`
  .trim()
  .split("\n")
  .map((line) => line.split(" ; ").map((cell) => cell.trim()))
  .map(([verb = "", args = "[]", name = ""]) => [verb, JSON.parse(args) as unknown, name] as const);

/** Replaces the names of earlier results in arguments. */
function fill(value: unknown, results: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === "string" && value.startsWith("$")) {
    const [name = "", ...path] = value.slice(1).split(".");
    return path.reduce<unknown>((at, part) => Reflect.get(Object(at), part), results.get(name));
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, results));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, results)]));
}

/** Calls a method that a dotted name finds, or reads a property of a facade. */
function callVerb(side: object, verb: string, args: unknown): unknown {
  const [area = "", method = ""] = verb.split(".");
  const owner = Reflect.get(side, area) as object;
  const found: unknown = Reflect.get(owner, method);
  return typeof found === "function" ? Reflect.apply(found, owner, args as unknown[]) : found;
}

const copyJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

const parseInRealm = runInNewContext("JSON.parse") as typeof JSON.parse;

it("[TST-7] no method keeps an object that it is given, or returns one that the mock keeps", async () => {
  const extra = [
    ["webhooks.register", [{ url: "http://127.0.0.1:1/", eventTypes: ["labtest.order.*"] }], "endpoint"],
    ["webhooks.list", [], ""],
    ["orders.create", [{ policy: { everyReads: 3 }, passthrough: "kept" }], ""],
    ["unknownValues.enable", [{ operations: ["providers.list"] }], ""],
  ] as const;
  const [reference, overwritten] = [createMock(), createMock()];
  const sides = [reference, overwritten].map((mock) => ({ mock, results: new Map<string, unknown>() }));
  for (const [verb, args, name] of [...calls, ...extra]) {
    const returned: unknown[] = [];
    for (const { mock, results } of sides) {
      const owner = verb.startsWith("client.") ? mock.client() : mock;
      // Jest runs tests in a realm of their own.
      const given: unknown = parseInRealm(JSON.stringify(fill(args, results)));
      const result = await callVerb(owner, verb.replace("client.", ""), given);
      results.set(name, copyJson(result));
      returned.push(results.get(name));
      if (mock === overwritten) [given, result].forEach(overwrite);
    }
    const [kept, expected] = [overwritten, reference].map((mock) => JSON.stringify(mock.export()));
    expect([verb, returned[1], kept]).toEqual([verb, returned[0], expected]);
  }
});

/** Verbs whose results differ from those of the facade, or that concern teams. */
const scenarios: Readonly<Record<string, (both: Both) => Promise<void>>> = {
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
    const { user_ids } = await control.seedWorld({ users: [{ client_user_id: "seeded" }] });
    expect(mock.users.get(user_ids[0] ?? "").client_user_id).toBe("seeded");
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
  const twin = createMock();
  const results = [mock, twin].map(() => new Map<string, unknown>());
  for (const [verb, args, name] of calls) {
    const isOfClient = verb.startsWith("client.");
    const sides = isOfClient ? [mock.client(), twin.client()] : [control, twin];
    const [remote, local] = await Promise.all(
      sides.map(async (side, index) => {
        const given = fill(args, results[index] ?? new Map());
        const result = await callVerb(side, verb.replace("client.", ""), given);
        results[index]?.set(name, result);
        return result;
      }),
    );
    if (!isOfClient) expect([verb, remote]).toEqual([verb, copyJson(local)]);
  }
  expect(mock.export()).toEqual(twin.export());
  const fault = await control.faults.add({ status: 503 });
  expect([await control.faults.remove(fault), await control.faults.remove(fault.id)]).toEqual([true, false]);
  const order = mock.orders.create({ traits: ["completed"] });
  const { name, base64 } = await control.orders.pdf(order, "result");
  expect(name).toBe(`result-${order.id.slice(0, 8)}.pdf`);
  expect(Buffer.from(base64, "base64").equals(await mock.orders.pdf(order, "result"))).toBe(true);
  for (const scenario of Object.values(scenarios)) await scenario({ mock, control });
  expect([...called].toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});
