import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { checkService, type CheckOptions } from "../../../mock/check/check-service.ts";
import { formatJunit, formatTable } from "../../../mock/check/format.ts";
import { Findings } from "../../../mock/check/findings.ts";
import { isRead, Probe } from "../../../mock/check/probe.ts";
import type { LeftObjects } from "../../../mock/check/write-flow.ts";
import type { CheckReport } from "../../../mock/check/report.ts";
import { observedClauses } from "../../../src/generated/observed-clauses.ts";
import { operations, type OperationId } from "../../../src/generated/operations.ts";
import document from "../../../src/generated/openapi.json" with { type: "json" };
import { forbid, mostReads } from "./forbid.ts";
import { canaries, createCheckWorld } from "./world.ts";

type Fetch = CheckOptions["fetch"];

type Change = (fetch: Fetch, sleeps: readonly number[]) => Fetch;

/** Options of a check, and changes. `forbidden` and `end` let the check read no more than a test is about. */
interface Options extends Partial<CheckOptions> {
  readonly changes?: readonly Change[];
  /** The paths that the service does not allow. */
  readonly forbidden?: RegExp;
  /** The time of the check is over when it requests such a path. */
  readonly end?: RegExp;
}

const world = createCheckWorld();
const { mock, ids } = world;
const unchanged = mock.snapshot();
beforeEach(() => {
  mock.restore(unchanged);
  mock.requests.clear();
});

/** Checks the world with all defaults of the command. */
function check({
  changes = [],
  forbidden = /^never$/,
  end = /^never$/,
  ...options
}: Options = {}): Promise<CheckReport> {
  const { fetch = mock.fetch } = options;
  const sleeps: number[] = [];
  let time = Date.parse("2026-02-01T09:00:00Z");
  const deadline = time + 86_400_000;
  const send = forbid(
    changes.reduce((changed, change) => change(changed, sleeps), fetch),
    forbidden,
  );
  return checkService({
    sample: { users: 3, orders: 8 },
    ids,
    target: mock.url,
    apiKey: mock.apiKey,
    now: () => time,
    sleep: async (ms) => void sleeps.push(ms),
    deadline,
    signal: new AbortController().signal,
    writeId: null,
    onLeft: () => {},
    ...options,
    fetch: (url, init) => {
      if (end.test(new URL(url).pathname)) time = deadline;
      return send(url, init);
    },
  });
}

/** A check of one order, and of what writes need. */
const few: Options = { sample: { users: 0, orders: 1 }, forbidden: mostReads };

/** A check that ends after its writes: the series are read next. */
const writes: Options = { ...few, writeId: "run", end: /\/grouped$/ };

const allSeriesBut = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?!(?:${names.join("|")})/)\\w+/grouped$`);

const reads = (Object.keys(operations) as OperationId[]).filter(isRead);

const select = (rows: readonly { name: string; state: string }[], state: string) =>
  rows.filter((row) => row.state === state).map(({ name }) => name);

const listReasons = ({ operations: rows }: CheckReport) =>
  Object.fromEntries(rows.map(({ name, reason }) => [name, reason]));

/** Responds to some requests, by method and path, instead of the service. */
const replace =
  (on: RegExp, respond: (send: () => Promise<Response>, url: URL) => unknown): Change =>
  (fetch) =>
  async (url, init) => {
    const send = () => fetch(url, init);
    if (!on.test(`${init.method} ${new URL(url).pathname}`)) return send();
    const response = await respond(send, new URL(url));
    return response instanceof Response ? response : Response.json(response);
  };

/** Sends requests as usual, and replaces their responses. */
const alter = (on: RegExp, respond: () => unknown): Change =>
  replace(on, async (send) => {
    await send();
    return respond();
  });

const plantResponse = (on: RegExp, respond: (response: Response, url: URL) => unknown, status = 200) =>
  replace(on, async (send, url) => {
    const response = await send();
    return response.status === status ? respond(response, url) : response;
  });

const plantIn = (on: RegExp, change: (body: never, url: URL) => void, status = 200): Change =>
  plantResponse(
    on,
    async (response, url) => {
      const body = (await response.json()) as never;
      change(body, url);
      return Response.json(body, { status });
    },
    status,
  );

type Item = Record<string, unknown>;

const plants: readonly Change[] = [
  plantIn(/\/info\/latest$/, (body: Item) => delete body.email),
  plantIn(/\/insurance\/latest$/, (body: Item) => (body.member_id = 7)),
  plantIn(/ \/v2\/providers\/$/, (body: Item[]) => body[0] && (body[0].name = null)),
  plantIn(/\/user\/providers\//, ({ providers }: { providers: Item[] }) => {
    if (providers[0]) providers[0].device_size = canaries.notes;
  }),
  plantIn(/\/phlebotomy\/appointment$/, (body: Item) => (body.status = canaries.sample)),
  plantIn(/ \/v2\/user\/[0-9a-f-]{36}$/, (body: Item) => (body.created_on = canaries.street)),
  plantIn(
    / \/v2\/user\/$/,
    ({ users }: { users: Item[] }) => users[0] && (users[0].team_id = canaries.email),
  ),
  plantResponse(
    /phlebotomy\/appointment\/cancellation-reasons$/,
    ({ body, headers }) => new Response(body, { status: 201, headers }),
  ),
  plantIn(/ \/v3\/order\/0{8}-/, (body: Item) => (body.detail = 7), 404),
  plantIn(/ \/v3\/lab_tests\/[0-9a-f-]{36}\/markers$/, (body: { total: number }) => (body.total += 1)),
  // A cursor that the service repeats.
  plantIn(/ \/v3\/lab_test$/, (body: Item, { searchParams }) => {
    if (searchParams.has("next_cursor")) body.next_cursor = searchParams.get("next_cursor");
  }),
  plantResponse(
    / \/v3\/order\/[0-9a-f-]{36}\/result\/pdf$/,
    ({ body }) => new Response(body, { headers: { "content-type": "text/html; x=1" } }),
  ),
];

/** Collects the texts of all responses: what no report may contain, unless the document contains it too. */
const collectTexts = (texts: Set<string>): Change => {
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  return replace(/./, async (send) => {
    const response = await send();
    if (/json/.test(response.headers.get("content-type") ?? "")) collect(await response.clone().json());
    return response;
  });
};

const CREATE_USER = /^POST \/v2\/user\/$/;
const LIST_USERS = /^GET \/v2\/user\/$/;
const CREATE_ORDER = /^POST \/v3\/order$/;
const LIST_ORDERS = /^GET \/v3\/orders$/;
const OWN_ID = "sanguine-check-run";
const OWN = new RegExp(`/resolve/${OWN_ID}$`);

const lose = (): never => {
  throw new TypeError("socket closed");
};
const reject = (status: number) => () => Response.json({ detail: "No." }, { status });
const loseOrder = alter(CREATE_ORDER, lose);

/** Loses the response of the order, and changes the list of the user's orders. */
const listOwn = (list: (user_id: string | null) => unknown): readonly Change[] => [
  loseOrder,
  replace(LIST_ORDERS, (send, { searchParams }) =>
    searchParams.has("user_id") ? list(searchParams.get("user_id")) : send(),
  ),
];
const page = (...orders: Item[]) => ({ orders, total: orders.length, page: 1, size: 100 });

/** What a check with writes makes, may leave, and the statuses of its orders. By default, it removes a user and an order. */
interface Made {
  readonly made?: number;
  readonly left?: LeftObjects;
  readonly orders?: readonly string[];
  /** The client_user_ids of the users that the service still has. */
  readonly kept?: readonly string[];
}

const noOrder: Made = { made: 1, orders: [] };
const leftUser: LeftObjects = { orders: 0, users: 1 };
const leftBoth: Made = { left: { orders: 1, users: 1 }, orders: ["received"], kept: [OWN_ID] };

const rejectTwice: Change = (fetch, sleeps) => {
  let left = 2;
  return replace(CREATE_ORDER, (send) => (left-- > 0 ? reject(400)() : send()))(fetch, sleeps);
};

const onSecondUser = (respond: (send: () => Promise<Response>, first: Response) => unknown): Change => {
  let first: Response | undefined;
  return replace(CREATE_USER, async (send) => {
    if (first) return respond(send, first);
    first = await send();
    return first.clone();
  });
};

const cleanUps: readonly (readonly [title: string, changes: Change | readonly Change[], made: Made])[] = [
  ["an order whose response is lost", loseOrder, {}],
  [
    "an order that appears after two searches",
    [
      loseOrder,
      (fetch, sleeps) => {
        let searches = 0;
        return replace(LIST_ORDERS, (send) => (searches++ < 2 ? page() : send()))(fetch, sleeps);
      },
    ],
    {},
  ],
  [
    "an order that no list has, without waiting",
    (fetch, sleeps) =>
      replace(LIST_ORDERS, (send, { searchParams }) =>
        searchParams.has("user_id") ? (sleeps.length > 0 ? lose() : page()) : send(),
      )(fetch, sleeps),
    {},
  ],
  ["an order without an id", alter(CREATE_ORDER, () => ({ id: 7 })), {}],
  ["an order without a body", alter(CREATE_ORDER, () => new Response(null, { status: 204 })), {}],
  ["an order after two rejections", rejectTwice, {}],
  [
    "no order that has ended already",
    (fetch) => async (url, init) => {
      const response = await fetch(url, init);
      if (!CREATE_ORDER.test(`${init.method} ${new URL(url).pathname}`)) return response;
      const { order } = (await response.clone().json()) as { order: { id: string } };
      await fetch(`${url}/${order.id}/cancel`, { ...init, body: null });
      return response;
    },
    {},
  ],
  [
    "no order of another user, also when the service ignores the filter",
    (fetch) => (url, init) => fetch(url.replace(/(\/v3\/orders\?.*)user_id=[^&]*/, "$1"), init),
    {},
  ],
  ["a user whose response is lost", alter(CREATE_USER, lose), noOrder],
  [
    "a user that appears after two searches",
    [
      alter(CREATE_USER, lose),
      (fetch, sleeps) => replace(OWN, (send) => (sleeps.length < 2 ? reject(404)() : send()))(fetch, sleeps),
    ],
    noOrder,
  ],
  [
    "a user whose second creation has no response",
    onSecondUser(async (send) => {
      await send();
      return lose();
    }),
    {},
  ],
  [
    "a user that the service returns for its client_user_id again",
    onSecondUser((_, first) => first.clone()),
    {},
  ],
  ["nothing when the service rejects the user", replace(CREATE_USER, reject(403)), { made: 0, orders: [] }],
  [
    "the second user of a service that accepts a client_user_id twice",
    (fetch) => {
      let creations = 0;
      return (url, init) => {
        if (!CREATE_USER.test(`${init.method} ${new URL(url).pathname}`)) return fetch(url, init);
        creations += 1;
        return fetch(url, creations === 1 ? init : { ...init, body: '{"client_user_id":"third"}' });
      };
    },
    { made: 3 },
  ],
  [
    "not a user that never appears",
    [replace(CREATE_USER, lose), replace(OWN, reject(404))],
    { ...noOrder, left: leftUser },
  ],
  ["not a user that cannot be deleted", replace(/^DELETE/, lose), { left: leftUser, kept: [OWN_ID] }],
  ["not the user of an order that no list has", listOwn(() => page()), leftBoth],
  ["not the user of an order in a malformed list", listOwn(() => ({ orders: "none" })), leftBoth],
  [
    "not the user of a listed order without an id",
    listOwn((user_id) => page({ user_id, status: "cancelled" })),
    leftBoth,
  ],
];

describe("checkService", { timeout: 60_000 }, () => {
  it("finds no difference in the mock, reaches every read, and removes what it made [CHK-1, CHK-4]", async () => {
    const before = { users: mock.users.list(), orders: mock.orders.list() };
    const report = await check({ writeId: "canary-run", sample: { users: 1, orders: 8 } });
    expect([report.differences, report.mode]).toEqual([[], "with writes"]);
    const seen = select(report.operations, "as documented");
    expect(reads.filter((name) => !seen.includes(name))).toEqual([]);
    expect(seen.filter((name) => !reads.includes(name as OperationId))).toEqual([
      "users.create",
      "users.delete",
      "link.createToken",
      "link.connectDemo",
      "users.updateInfo",
      "orders.create",
      "orders.cancel",
      "labReports.create",
    ]);
    expect(report.clauses.filter(({ state }) => state !== "as specified")).toEqual([]);
    expect(select(report.shapes, "different")).toEqual([]);
    expect(select(report.shapes, "as assumed")).toEqual(
      expect.arrayContaining(["LabAccount", "UserCreated.team_id", "OrderResponse"]),
    );
    expect(listReasons(report)["users.refresh"]).toBe("no flow calls it");
    const listQueries = (operation: OperationId): string =>
      [...new Set(mock.requests.list({ operation }).map(({ request }) => request.query))].join(" ");
    expect(listQueries("providers.list")).toBe(" source_type=sanguine_check");
    expect(listQueries("labTests.list")).toMatch(/^lab_test_limit=2 .* include_pricing=true$/);
    expect(listQueries("labAccounts.list")).toBe(" status=ACTIVE");
    expect(listQueries("markers.list")).toMatch(
      /^page=1&size=50&include_pricing=true .* lab_id=2&lab_slug=harrowgate_labs page=0 size=101$/,
    );
    expect(listQueries("orders.list")).toMatch(
      /^page=1&size=100 .* page=0 size=101 order_ids=[\w-]+ user_id=[\w-]+ order_type=testkit user_id=[\w-]+&size=100$/,
    );
    expect(listQueries("psc.info")).toBe("zip_code=85003&lab_id=1&radius=25 zip_code=1234&lab_id=1");
    expect(listQueries("psc.areaInfo")).toBe("zip_code=85003&radius=25");
    expect(report.cleanup).toEqual({ made: 2, left: 0 });
    expect(mock.users.list()).toEqual(before.users);
    const made = mock.orders.list().filter(({ id }) => !before.orders.some((order) => order.id === id));
    expect(made.map(({ status }) => status)).toEqual(["cancelled"]);
  });

  it("finds each planted difference, invents none, and shows no data in any format [CHK-2, CHK-3]", async () => {
    const texts = new Set<string>();
    const changes = [...plants, collectTexts(texts)];
    const report = await check({ changes, forbidden: allSeriesBut("steps") });
    const found = report.differences.map(({ operation, status, at, rule, expected, found: type }) =>
      [operation, status, at, rule, expected, type].join(" | "),
    );
    const declared = "200, 400, 401, 403, 422, 429, 500, 503";
    expect(found).toEqual([
      "insurance.latest | 200 | /member_id | type | string | number",
      "labTests.list | 200 | /next_cursor | next cursor | a cursor that differs from the one before it | otherwise",
      "labTests.markers | 200 |  | page total | the same total on every page, equal to the number of items on all pages | otherwise",
      "orders.get | 404 | /detail | type | object | number",
      "orders.resultPdf | 200 |  | content type | application/pdf | text/html",
      `phlebotomy.cancellationReasons | 201 |  | status | ${declared} | 201`,
      "phlebotomy.get | 200 | /status | unlisted value | a listed value | an unlisted string",
      "providers.list | 200 | /*/name | type | string | null",
      "users.get | 200 | /created_on | format | date-time | string",
      "users.latestInfo | 200 | /email | required | present | absent",
      "users.list | 200 | /users/*/team_id | format | uuid | string",
      "users.providers | 200 | /providers/*/device_size | unknown field | absent | string",
    ]);
    const additions = report.differences.filter(({ breaking }) => !breaking);
    expect(additions.map(({ rule }) => rule)).toEqual(["unlisted value", "unknown field"]);
    expect(select(report.clauses, "different")).toEqual(["GEN-1", "PRV-3", "LT-1", "ERR-1"]);
    expect(select(report.shapes, "different")).toEqual(["User", "ErrorDetail", "AppointmentStatus"]);

    const described = JSON.stringify([document.components.schemas, Object.keys(operations), observedClauses]);
    const values = [...texts].filter((text) => text.length >= 6 && !described.includes(text));
    expect(values).toEqual(expect.arrayContaining([canaries.firstName, canaries.notes, canaries.street]));
    expect(values.length).toBeGreaterThan(1000);
    const secrets = [...Object.values(canaries), ...world.secrets, ...values, "sandbox.example.com"];
    for (const text of [JSON.stringify(report), formatTable(report), formatJunit(report)])
      expect(secrets.filter((secret) => secret !== "" && text.includes(secret))).toEqual([]);
  });

  it("tests each rule, and names the operation and the place that break it [CHK-2]", async () => {
    const other = "00000000-0000-4000-8000-00000000000f";
    let catalog: Item[] = [];
    let firstPage: Item[] = [];
    const refuse = (on: RegExp, from: number): Change => plantResponse(on, reject(400), from);
    const broken: readonly Change[] = [
      // A service that asks for no key.
      plantResponse(LIST_USERS, () => ({ users: [], total: 0, offset: 0, limit: 100 }), 401),
      refuse(/ \/v2\/user\/0{8}-/, 404),
      refuse(/ \/v3\/order\/0{8}-/, 404),
      refuse(LIST_ORDERS, 422),
      refuse(/\/psc\/info$/, 422),
      plantIn(/ \/v2\/user\/$/, (body: { total: number }, { searchParams }) => {
        if (Number(searchParams.get("offset")) > 0) body.total += 1;
      }),
      plantIn(/ \/v2\/user\/([0-9a-f-]{36}$|resolve\/)/, (body: Item) => (body.user_id = other)),
      plantIn(/ \/v2\/providers\/$/, (body: Item[], { searchParams }) => {
        if (searchParams.has("source_type")) body.push(...catalog);
        else catalog = body.slice(0, 1);
      }),
      plantIn(/ \/v3\/lab_test$/, (body: { data: Item[] }, { searchParams }) => {
        if (searchParams.get("lab_test_limit") === "2") body.data.push(...body.data.slice(0, 1));
      }),
      plantIn(/ \/v3\/lab_tests\/[0-9a-f-]{36}$/, (body: Item) => (body.id = other)),
      plantIn(/ \/v3\/lab_tests\/markers$/, (body: { markers: Item[]; size: number }, { searchParams }) => {
        if (searchParams.has("lab_slug")) Object.assign(body.markers[0] ?? {}, { lab_id: 999 });
        else body.size += 1;
      }),
      plantIn(/\/lab_account$/, (body: { data: Item[] }, { searchParams }) => {
        if (searchParams.has("status")) body.data = [];
      }),
      plantIn(/\/steps\/grouped$/, (body: Item & { groups: Record<string, { data: Item[] }[]> }, url) => {
        const provider = url.searchParams.get("provider");
        if (provider === null) body.next = "another";
        else {
          const [point] = body.groups[provider]?.[0]?.data ?? [];
          const name = point !== undefined && "start" in point ? "start" : "timestamp";
          if (point) point[name] = "2020-01-01T00:00:00+00:00";
          body.groups.acme_ring_v2 = [];
        }
      }),
      plantIn(/ \/v3\/orders$/, (body: { orders: Item[] }, { searchParams }) => {
        const [page, size] = [searchParams.get("page"), searchParams.get("size")];
        if (searchParams.has("order_ids")) body.orders = [];
        else if (searchParams.has("user_id")) Object.assign(body.orders[0] ?? {}, { user_id: other });
        else if (searchParams.has("order_type")) body.orders = [];
        else if (size === "100") {
          Object.assign(body.orders.at(-1) ?? {}, { created_at: "2026-02-01T10:00:00+00:00" });
        } else if (page === "1") firstPage = body.orders;
        else body.orders = firstPage.slice(0, body.orders.length);
      }),
      plantIn(/ \/v3\/order\/[0-9a-f-]{36}$/, (body: { status: string; last_event: { id: number } }) => {
        body.status = body.status === "failed" ? "completed" : "failed";
        body.last_event.id += 1;
        Object.assign(body, { id: other });
      }),
      plantIn(/ \/v3\/order_transaction\/[0-9a-f-]{36}$/, ({ orders }: { orders: Item[] }) => {
        for (const order of orders) order.id = other;
      }),
      plantIn(
        /\/psc\/info$/,
        ({ patient_service_centers: [center] }: { patient_service_centers: Item[] }) => {
          if (center) center.distance = "26";
        },
      ),
      plantIn(/\/appointment\/availability$/, (body: { slots: Item[] }) => {
        // Every center has its own days.
        const last = body.slots.at(-1)?.date;
        body.slots = body.slots.filter(({ date }) => date !== last);
      }),
    ];
    const report = await check({
      changes: broken,
      sample: { users: 1, orders: 2 },
      forbidden: allSeriesBut("steps"),
    });
    const found = report.differences.map(({ operation, at, rule }) => `${operation}${at}: ${rule}`);
    expect([...new Set(found)].toSorted()).toEqual([
      "labAccounts.list/data: status filter",
      "labTests.get/id: same object",
      "labTests.list/data: page size",
      "markers.list/markers: lab filter",
      "markers.list: page echo",
      "orderTransactions.get/orders: order transaction",
      "orders.get/events: event status",
      "orders.get/id: same object",
      "orders.get/last_event: last event",
      "orders.get: unknown id",
      "orders.list/orders: newest first",
      "orders.list/orders: order filter",
      "orders.list/orders: page walk",
      "orders.list: page bounds",
      "phlebotomy.availability/slots: bounds",
      "phlebotomy.availability/slots: fourteen days",
      "providers.list: empty catalog",
      "psc.availability/slots: fourteen days",
      "psc.info/patient_service_centers: nearest first",
      "psc.info: zip code",
      "timeseries.grouped/groups/*/*/data: time range",
      "timeseries.grouped/groups: provider filter",
      "timeseries.grouped/next: former cursor",
      "users.get/user_id: same user",
      "users.get: unknown id",
      "users.list: page total",
      "users.list: team key",
      "users.resolve/user_id: same user",
    ]);
    const filters = report.differences.filter(({ rule }) => rule === "order filter");
    expect(filters.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it("says what happened to a response that cannot be compared [CHK-5]", async () => {
    const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const fields = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`field${n}`, n]));
    const respond =
      (body: string | null, type: string, status = 200, location = "") =>
      () =>
        new Response(body, { status, headers: { "content-type": type, location } });
    const changes = [
      plantResponse(/ \/v2\/providers\/$/, (_, { search }) =>
        respond(search === "" ? deep : "", "application/json")(),
      ),
      plantResponse(/ \/v3\/lab_test$/, respond("{", "application/json")),
      plantIn(LIST_USERS, (body: Item) => Object.assign(body, fields, { users: [], total: 0 })),
      plantResponse(/ \/v3\/lab_tests\/labs$/, respond("%PDF-", "application/pdf")),
      plantResponse(LIST_ORDERS, respond(null, "", 302, "https://elsewhere.example.com/token")),
    ];
    const report = await check({ ...few, changes });
    const found = report.differences.map((one) => `${one.operation}: ${one.rule} ${one.found} ${one.count}`);
    expect(found).toEqual([
      "labTests.labs: content type application/pdf 1",
      "labTests.list: body malformed JSON 2",
      "orders.list: status 302 1",
      "providers.list: body JSON that is nested too deeply 1",
      "providers.list: body an empty body 1",
      "users.list: unknown field number 4000",
    ]);
    const text = JSON.stringify(report);
    expect(text).not.toMatch(/elsewhere|Maximum call stack/);
    const redirect = async () =>
      Response.json(null, { status: 307, headers: { location: "https://elsewhere.example.com" } });
    await expect(check({ ...few, fetch: redirect })).rejects.toThrow(
      "The service cannot be reached: it redirects to another address, which a check does not follow (307).",
    );
  });

  /** A response that does not end. */
  const endless = () =>
    new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20).fill(0x20)) }),
      { headers: { "content-type": "application/json" } },
    );
  const listUser = (user: unknown) =>
    replace(LIST_USERS, () => ({ users: [user], total: 1, limit: 100, offset: 0 }));
  const omitFromMarker = (name: string) =>
    plantIn(/ \/v3\/lab_tests\/markers$/, ({ markers }: { markers: Item[] }) => delete markers[0]?.[name]);
  const omitFromOrders = (...names: readonly string[]) =>
    plantIn(LIST_ORDERS, ({ orders }: { orders: Item[] }) => {
      for (const order of orders) for (const name of names) delete order[name];
    });

  it.each<[operation: string, change: Change, reason: string]>([
    ["users.get", listUser({ user_id: ".." }), "no response arrived: an id of the service cannot be sent"],
    ["users.list", replace(LIST_USERS, endless), "no response arrived: the response is too large"],
    ["users.list", replace(LIST_USERS, lose), "no response arrived: the connection failed"],
    ["markers.get", omitFromMarker("lab_id"), "the account has no markers"],
    ["markers.get", omitFromMarker("provider_id"), "the account has no markers"],
    ["orders.get", omitFromOrders("id"), "the account has no orders"],
  ])("says why %s was not seen [CHK-5]", async (operation, change, reason) => {
    const forbidden = /grouped|stream|psc|phlebotomy|collection_instructions/;
    const sample = { users: 1, orders: 1 };
    const end = operation.startsWith("users.") ? /\/labs$/ : undefined;
    const report = await check({ changes: [change], forbidden, sample, end });
    expect(listReasons(report)[operation]).toBe(reason);
  });

  it("looks for no user without a client_user_id", async () => {
    const change = plantIn(/ \/v2\/user\/[0-9a-f-]{36}$/, (body: Item) => delete body.client_user_id);
    await check({ ...few, end: /\/labs$/, sample: { users: 1, orders: 0 }, changes: [change] });
    expect(mock.requests.count({ operation: "users.resolve" })).toBe(0);
  });

  it.each([
    [403, "different"],
    [503, "not seen"],
  ])("finds that %i is no 401 for a request without the key: AUT-2 is %s [CHK-2]", async (status, state) => {
    const changes = [plantResponse(LIST_USERS, reject(status), 401)];
    const { clauses } = await check({ ...few, end: /\/labs$/, changes });
    expect(clauses.find(({ name }) => name === "AUT-2")?.state).toBe(state);
  });

  it("only reads without writes, and says why an operation was not seen [CHK-4]", async () => {
    const report = await check({ ...few, ids: { workouts: [], sleeps: [], jobs: [] } });
    expect(report.mode).toBe("read-only");
    const sent = mock.requests.list().map(({ operation }) => operation as OperationId);
    expect(sent.filter((operation) => !isRead(operation))).toEqual([]);
    expect(listReasons(report)["users.create"]).toBe("it changes data");
  });

  it("names what an account lacks that has nothing [CHK-5]", async () => {
    const ids = { workouts: [], sleeps: [], jobs: [] };
    const report = await check({ ids, fetch: () => Promise.resolve(Response.json({})) });
    const reasons: Record<string, string> = {};
    for (const { name, reason } of report.operations) {
      if (isRead(name as OperationId) && reason !== undefined)
        reasons[reason] = [reasons[reason] ?? [], name].flat().join(", ");
    }
    expect(reasons).toEqual({
      "the account has no users":
        "users.resolve, users.providers, timeseries.grouped, users.latestInfo, insurance.latest",
      "it needs a link token; use --allow-writes": "link.oauth",
      "no series names a workout; pass --id workout_id=...": "timeseries.workoutStream",
      "no response names a sleep; pass --id sleep_id=...": "timeseries.sleepStream",
      "the account has no lab tests":
        "markers.orderSet, labTests.get, labTests.markers, labTests.collectionInstructions",
      "the account has no markers": "markers.get",
      "the account has no orders":
        "orders.result, orders.resultMetadata, orders.resultPdf, orders.requisitionPdf, orders.collectionInstructions, orders.abnPdf, orders.labelsPdf",
      "no order names a transaction":
        "orderTransactions.get, orderTransactions.result, orderTransactions.resultPdf",
      "the account has no labs": "psc.info",
      "the account has no at-home order": "phlebotomy.get",
      "the account has no order at a center": "psc.orderInfo, psc.appointment",
      "no response names a parsing job; pass --id job_id=... or use --allow-writes": "labReports.get",
    });
  });

  it("reads an order of each method, also where the list has no details", async () => {
    const changes = [omitFromOrders("details", "order_transaction")];
    const forbidden = /\/(grouped|stream|markers|lab_account)\b/;
    const report = await check({ sample: { users: 0, orders: 8 }, forbidden, changes });
    expect(listReasons(report)["orderTransactions.get"]).toBe("no order names a transaction");
    const read = mock.requests.list({ operation: "orders.get" }).map(({ request }) => request.path);
    const orders = mock.orders.list().filter(({ id }) => read.some((path) => path.includes(id)));
    // Of two completed orders by test kit, one is read.
    expect(orders.map(({ details }) => details.type).toSorted()).toEqual([
      "at_home_phlebotomy",
      "on_site_collection",
      "testkit",
      "testkit",
      "walk_in_test",
    ]);
    for (const operation of ["phlebotomy.get", "psc.appointment"] as const)
      expect(mock.requests.count({ operation })).toBe(1);
  });

  it("reads series up to the time of the service [CHK-1]", async () => {
    await mock.clock.advanceTo("2026-09-01T09:00:00Z");
    const { operations: rows } = await check({ forbidden: /^\/v3|\/(?!steps)\w+\/grouped$/ });
    const series = rows.find(({ name }) => name === "timeseries.grouped");
    expect(series).toEqual({ name: "timeseries.grouped", state: "as documented" });
    const searches = mock.requests
      .list({ operation: "timeseries.grouped" })
      .map(({ request }) => request.query);
    expect(new Set(searches.map((query) => new URLSearchParams(query).get("end_date")))).toEqual(
      new Set(["2026-09-01"]),
    );
  });

  it("reads the parsing job that it made, where no id of one is passed [CHK-1]", async () => {
    const ids = { workouts: [], sleeps: [], jobs: [] };
    const report = await check({ ...writes, ids });
    expect(select(report.operations, "as documented")).toContain("labReports.get");
  });

  it.each(cleanUps)(
    "removes %s [CHK-4]",
    async (_, changes, { made = 2, left, orders = ["cancelled"], kept = [] }) => {
      const before = { users: mock.users.list(), orders: mock.orders.list() };
      const reported: LeftObjects[] = [];
      const onLeft = (objects: LeftObjects) => void reported.push(objects);
      const report = await check({ ...writes, changes: [changes].flat(), onLeft });
      expect(reported).toEqual(left ? [left] : []);
      expect(report.cleanup).toEqual({ made, left: left ? left.orders + left.users : 0 });
      const isKnown = ({ id }: { id: string }): boolean => before.orders.some((order) => order.id === id);
      const after = mock.orders.list();
      expect(after.filter((order) => !isKnown(order)).map(({ status }) => status)).toEqual(orders);
      expect(after.filter(isKnown)).toEqual(before.orders);
      expect(mock.requests.count({ operation: "orders.create" }) > 0).toBe(orders.length > 0);
      const listIds = (users: readonly { client_user_id: string }[]) =>
        users.map(({ client_user_id }) => client_user_id);
      expect(listIds(mock.users.list())).toEqual([...listIds(before.users), ...kept]);
    },
  );

  it("orders nothing again after a response that does not say whether there is an order [CHK-4]", async () => {
    let sent = 0;
    const broken = alter(CREATE_ORDER, () => Response.json({ sent: (sent += 1) }, { status: 501 }));
    await check({ ...writes, changes: [broken] });
    expect(sent).toBe(3); // one call with the client's two retries
  });

  it.each([
    ["lets a write in flight end", CREATE_USER, false, 0],
    ["aborts a read", LIST_ORDERS, true, 1],
  ] as const)("%s when it is stopped, and removes what it made [CHK-4]", async (_, at, isAborted, made) => {
    const users = mock.users.list();
    const stop = new AbortController();
    const aborted: boolean[] = [];
    const fetch: Fetch = async (url, init) => {
      if (!at.test(`${init.method} ${new URL(url).pathname}`)) return mock.fetch(url, init);
      stop.abort();
      // The service makes the user only now.
      await new Promise((resolve) => setImmediate(resolve));
      aborted.push(init.signal?.aborted ?? false);
      return mock.fetch(url, init);
    };
    const stopped = check({ ...few, writeId: "a", fetch, signal: stop.signal });
    await expect(stopped).rejects.toThrow("The check was stopped.");
    expect(aborted[0]).toBe(isAborted);
    expect(mock.users.list()).toEqual(users);
    expect(mock.orders.list().filter(({ status }) => status === "cancelled")).toHaveLength(made);
  });

  it("sends no operation that changes data unless writes are allowed [CHK-4]", async () => {
    const { url: target, apiKey, fetch } = mock;
    const { signal } = new AbortController();
    const sleep = () => Promise.resolve();
    const options = { target, apiKey, fetch, sleep, now: () => 0, deadline: 1000, signal };
    const sent = new Probe(new Findings(), options, false).call("users.create", [
      { client_user_id: "never" },
    ]);
    await expect(sent).rejects.toThrow("users.create changes data, and this check only reads.");
    expect(mock.requests.count()).toBe(0);
  });

  it("stops although a retry waits", async () => {
    const stop = new AbortController();
    const busy = () => Promise.resolve(new Response("{}", { status: 503, headers: { "retry-after": "2" } }));
    const sleep = (ms: number, signal: AbortSignal): Promise<void> => {
      stop.abort();
      return setTimeout(ms, undefined, { signal });
    };
    const stopped = check({ fetch: busy, sleep, signal: stop.signal });
    await expect(stopped).rejects.toThrow("The check was stopped.");
  });

  it("stops at the deadline, and when no response is a success [CHK-5]", async () => {
    const nothing = "No operation responded with success, so there is nothing to compare.";
    await expect(check({ deadline: 0 })).rejects.toThrow(nothing);
    const closed = () => Promise.resolve(Response.json({ detail: "Closed." }, { status: 503 }));
    await expect(check({ fetch: closed })).rejects.toThrow(nothing);
    // The target has a wrong path.
    const absent = () => Promise.resolve(Response.json({ detail: "Not Found" }, { status: 404 }));
    await expect(check({ fetch: absent })).rejects.toThrow(nothing);
    let time = 0;
    const late = replace(/labs$/, (send) => {
      time = 2_000_000;
      return send();
    });
    const report = await check({ ...few, changes: [late], now: () => time, deadline: 1_000_000 });
    expect(select(report.operations, "as documented")).toContain("providers.list");
    expect(listReasons(report)["orders.list"]).toBe("the time was over");
  });
});
