import { createHmac } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { createMock, type Mock, type RecordedExchange } from "sanguine/mock";
import { record, type RecordableFetch } from "sanguine/mock/record";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { orderCreate } from "../../src/support/orders.ts";
import { Pseudonyms } from "../../../mock/recording/pseudonyms.ts";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import {
  Canaries,
  CANARY_COUNT,
  CANARY_NUMBER,
  type CanaryOperation,
  canaryOperations,
  listWrittenForms,
} from "../../support/canaries.ts";
import { watchProcess } from "../../support/webhook-requests.ts";
import { connect, runSession, type Outcome } from "./session.ts";

/** A separate folder for each test, so that tests can run in any order. */
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sanguine-recording-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const NOW = "2026-01-15T09:00:00Z";
const createService = () => createMock({ seed: "real service", preset: "demo", now: NOW });

function recordSession(): Promise<Outcome[]> {
  const service = createService();
  const client = connect(service, record({ fetch: service.fetch, folder }));
  return runSession(client, (id) => service.orders.advanceTo(id, "completed"));
}

async function readExchanges(): Promise<RecordedExchange[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => JSON.parse(text) as RecordedExchange);
}

/** Returns everything that a recording has written: names and bytes of its files. */
async function readAll(): Promise<string> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return [...names, ...texts].join("\n");
}

/** Describes a value by its fields and the types of its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  // The keys of some maps are numbers of samples.
  const entries = Object.entries(value).map(([name, inner]) => [
    /^\d+$/.test(name) ? "#" : name,
    shapeOf(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}

describe("a recorded session", { timeout: 30_000 }, () => {
  it("[REC-2] is accepted by the schemas of the document", async () => {
    await recordSession();
    const exchanges = await readExchanges();
    expect(exchanges).toHaveLength(17);
    const rejected = exchanges.filter(({ operation, request, response }) => {
      const { body, response: select } = strictOperations[operation];
      const schema = select(response.status, request.path);
      return [schema?.safeParse(response.body), body()?.safeParse(request.body)].some(
        (read) => read?.success === false,
      );
    });
    expect(rejected).toEqual([]);
  });

  it("[REC-2] has the same pseudonym for the same value, and shifts all dates alike", async () => {
    await recordSession();
    const exchanges = await readExchanges();
    const find = (name: string, index = 0) => {
      const found = exchanges.filter(({ operation }) => operation === name)[index];
      return found as { request: RecordedExchange["request"]; response: { body: Record<string, never> } };
    };
    const created = find("users.create").response.body as object as {
      user_id: string;
      client_user_id: string;
    };
    expect(find("users.get").request.path).toEqual({ user_id: created.user_id });
    expect(find("users.resolve").request).toMatchObject({
      path: { client_user_id: created.client_user_id },
      chosen: ["client_user_id"],
    });
    expect(created.client_user_id).toMatch(/^[a-z]{8}-\d{5}$/);
    const { patient_details } = find("orders.create").request.body as { patient_details: { dob: string } };
    const info = find("users.updateInfo").request.body as { dob: string };
    expect(info.dob).toBe(patient_details.dob);
    expect(info.dob.slice(0, 3)).toMatch(/19[45]/);
    const { query } = find("timeseries.grouped").request;
    const days = [query["start_date"]?.[0] ?? "", query["end_date"]?.[0] ?? ""];
    expect(Date.parse(days[1] ?? "") - Date.parse(days[0] ?? "")).toBe(86_400_000);
    const text = JSON.stringify(find("timeseries.grouped").response.body);
    const stamps = [...text.matchAll(/"timestamp":"(\d{4}-\d{2}-\d{2})T/g)].map(([, day = ""]) => day);
    expect(stamps.length).toBeGreaterThan(5);
    const last = new Date(Date.parse(days[1] ?? "") + 86_400_000).toISOString().slice(0, 10);
    // The points lie on the days of the request, and on the next one. The watch is not worn all day, so a day can have none.
    expect([...days, last]).toEqual(expect.arrayContaining([...new Set(stamps)]));
    expect(new Set(stamps).size).toBeGreaterThan(1);
  });

  it("[REC-3] is replayed with the same shapes and consistent ids", async () => {
    const outcomes = await recordSession();
    const mock = createMock({ seed: "replay", now: NOW });
    const imported = await mock.importRecording(folder);
    expect(imported).toMatchObject({ exchanges: 17, omitted: 0 });
    const replayed = await runSession(connect(mock), () => undefined);
    expect(replayed.map(([name, result]) => [name, shapeOf(result)])).toEqual(
      outcomes.map(([name, result]) => [name, shapeOf(result)]),
    );
    const results = new Map(replayed) as ReadonlyMap<string, Record<string, never>>;
    const { user_id } = results.get("create") as unknown as { user_id: string };
    expect(imported.userIds).toEqual([user_id]);
    expect(results.get("get")).toMatchObject({ user_id });
    expect(results.get("completed")).toMatchObject({ user_id, status: "completed" });
    expect(mock.requests.violations).toEqual([]);
    // The user is a user of the mock, for calls that were not recorded.
    expect(mock.orders.create({ user: user_id }).user_id).toBe(user_id);
  });
});

describe("what a recording writes", { timeout: 30_000 }, () => {
  /** Responds to every request with the next prepared response. */
  function createPlanted(): { fetch: RecordableFetch; next: (response: () => Response) => void } {
    let prepared = (): Response => new Response(null, { status: 204 });
    return { fetch: async () => prepared(), next: (response) => void (prepared = response) };
  }

  /** The forms of the canaries, and what all canaries of a form contain. */
  const forms: readonly (readonly [marker: string, form: (number: number) => string])[] = [
    ["CanarySparrowQ", (n) => `CanarySparrowQ${n}`],
    ['Çana"ry/Spärrow\\ñ&', (n) => `${n}Çana"ry/Spärrow\\ñ&`],
    ["c0ffee11-0000-4000-9000", (n) => `c0ffee11-0000-4000-9000-${String(n).padStart(12, "0")}`],
    ["canary.sparrow", (n) => `canary.sparrow${n}@patients.example`],
    ["signature=sparrow", (n) => `https://files.example/${n}?signature=sparrow${n}`],
    ["sparrow sings at night", (n) => `${n} sparrow sings at night`],
    ["5550007919", () => "5550007919"],
    ["1987-06-05", () => "1987-06-05"],
    ["1986-05-04", () => "1986-05-04T03:02:01.271828+02:00"],
    ["!?#-$%~", () => "!?#-$%~"],
  ];

  /** What a time of day contains: its minutes and seconds, its fraction and its zone. */
  const times = [":02:01", ".271828", "+02:00"];

  it.each([0, 4])(
    "[REC-1] contains no canary, wherever a request or a response has a text (%d)",
    async (start) => {
      const service = createPlanted();
      const key = `the key of canaries ${start}`;
      const fetch = record({ fetch: service.fetch, folder, key });
      const canaries = new Canaries(
        forms.map(([, form]) => form),
        start,
      );
      const send = async (
        { method, template, query, request }: CanaryOperation,
        { status, schema }: CanaryOperation["responses"][number],
      ): Promise<void> => {
        const requests = canaries.fill(request);
        const responses = canaries.fill(schema);
        for (let index = 0; index < Math.max(requests.length, responses.length, 1); index += 1) {
          const requestId = canaries.plant().replace(/[^\x20-\x7e]/g, "");
          const headers = { "x-request-id": requestId, "retry-after": "1" };
          service.next(() =>
            status === 204
              ? new Response(null, { status, headers })
              : Response.json(responses[index] ?? {}, { status, headers }),
          );
          const path = template.replace(/\{\w+\}/g, () => encodeURIComponent(canaries.plant()));
          const search = new URLSearchParams(
            query.map((name): [string, string] => [name, canaries.plant(name)]),
          );
          search.set("undeclared", canaries.plant());
          await fetch(`https://host.canary-sparrow.example${path}?${search.toString()}`, {
            method,
            headers: { "content-type": "application/json", "x-service-api-key": "canary-sparrow-key" },
            ...(method === "GET" ? {} : { body: JSON.stringify(requests[index] ?? {}) }),
          });
        }
      };
      for (const operation of canaryOperations)
        for (const response of operation.responses) await send(operation, response);
      expect(canaries.count).toBeGreaterThan(8000);
      expect((await readdir(folder)).length).toBeGreaterThan(150);
      const written = (await readAll()).toLowerCase();
      // Dates that moved like declared ones, although they are birth dates under another name.
      const pseudonyms = new Pseudonyms((text) => createHmac("sha256", key).update(text).digest("hex"));
      const moved = ["1987-06-05", "1986-05-04"].map((day) => pseudonyms.text(day, { isDate: () => true }));
      expect(written).toContain(pseudonyms.text("1985-06-05", { isDate: () => true }));
      const numbers = [CANARY_NUMBER, CANARY_COUNT].map(String);
      const markers = [...forms.map(([marker]) => marker), ...times, ...moved, ...numbers, "canary-sparrow"];
      const found = markers.filter((marker) =>
        listWrittenForms(marker).some((form) => written.includes(form.toLowerCase())),
      );
      expect(found).toEqual([]);
    },
  );

  it("[REC-1] excludes PDFs, forms, other texts, unknown routes, HEAD and failures", async () => {
    const service = createPlanted();
    const fetch = record({ fetch: service.fetch, folder });
    service.next(() => new Response("%PDF canary", { headers: { "content-type": "application/pdf" } }));
    const pdf = await fetch(
      "https://api.example.com/v3/order/11111111-1111-4111-8111-111111111111/result/pdf",
    );
    expect(await pdf.text()).toBe("%PDF canary");
    service.next(
      () => new Response("<h1>canary</h1>", { status: 502, headers: { "content-type": "text/html" } }),
    );
    await fetch("https://api.example.com/v2/user");
    service.next(() => new Response("{canary", { headers: { "content-type": "application/json" } }));
    await fetch("https://api.example.com/v2/user");
    const form = new FormData();
    form.set("user_id", "canary");
    service.next(() => Response.json({}));
    await fetch("https://api.example.com/lab_report/v1/parser/job", { method: "POST", body: form });
    await fetch("https://api.example.com/v9/canary");
    // A GET would be replayed without a body.
    service.next(() => new Response(null));
    await fetch("https://api.example.com/v2/user", { method: "HEAD" });
    service.next(() => Response.error());
    await fetch("https://api.example.com/v2/user");
    // Some proxies send such a status, with which no mock can respond.
    service.next(() => Object.defineProperty(Response.json("canary"), "status", { value: 999 }));
    await fetch("https://api.example.com/v2/user");
    service.next(() => {
      throw new TypeError("canary");
    });
    await expect(fetch("https://api.example.com/v2/user")).rejects.toThrow("canary");
    expect(await readAll()).not.toContain("canary");
    const exchanges = await readExchanges();
    expect(exchanges.map(({ response }) => response.omitted)).toEqual([true, true, true, undefined]);
  });

  /** Records one exchange, and returns what is written of it. */
  const recordOne = async (
    route: string,
    { body, status = 200, response }: { body?: unknown; status?: number; response: unknown },
  ): Promise<RecordedExchange> => {
    const service = createPlanted();
    service.next(() => Response.json(response, { status }));
    const init: RequestInit = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const fetch = record({ fetch: service.fetch, folder });
    await fetch(`https://api.example.com${route}`, body === undefined ? {} : init);
    const [exchange] = await readExchanges();
    return exchange as RecordedExchange;
  };

  it("[REC-1, REC-2] does not move a birth date under another name with the other dates", async () => {
    const user_id = "11111111-1111-4111-8111-111111111111";
    const { request, response } = await recordOne("/v2/user", {
      body: {
        client_user_id: "1951-03-09",
        ingestion_start: "2026-01-14",
        fallback_birth_date: "1951-03-09",
      },
      response: {
        user_id,
        client_user_id: "1951-03-09",
        ingestion_start: "1951-03-09",
        created_on: "2026-01-14T00:00:00Z",
      },
    });
    const sent = request.body as Record<string, string>;
    const received = response.body as Record<string, string>;
    expect(sent["client_user_id"]).toBe(sent["fallback_birth_date"]);
    expect(received["client_user_id"]).toBe(sent["client_user_id"]);
    const shift = Date.parse(sent["ingestion_start"] ?? "") - Date.parse("2026-01-14");
    const days = Date.parse(sent["client_user_id"] ?? "") - Date.parse("1951-03-09");
    expect(Math.abs(days)).toBeGreaterThan(86_400_000);
    expect(days).not.toBe(shift);
    expect(JSON.stringify(response)).not.toContain("1951-03-09");
  });

  it("[REC-1] hides passwords, user names, tokens and codes", async () => {
    const { request } = await recordOne("/v2/link/provider/password/acme_watch", {
      body: { username: "1951-03-09", password: "!?#-$%" },
      response: {},
    });
    expect(request.body).toEqual({
      username: expect.stringMatching(/^text-[\da-f]{16}$/),
      password: expect.stringMatching(/^text-[\da-f]{16}$/),
    });
  });

  it("reaches the caller unchanged, also when it cannot be recorded", async () => {
    const errors: string[] = [];
    const service = createService();
    const fetch = record({ fetch: service.fetch, folder, onError: ({ message }) => errors.push(message) });
    const client = connect(service, fetch);
    await client.users.create({ client_user_id: "before" });
    await rm(folder, { recursive: true });
    const user = await client.users.create({ client_user_id: "canary" });
    expect(user.client_user_id).toBe("canary");
    expect(errors).toEqual([`An exchange could not be recorded in ${folder}: no such file or directory.`]);
  });

  it("reaches the caller also when `onError` throws, which ends the process", async () => {
    const service = createService();
    const thrown = new Error("The recording must be complete.");
    const onError = () => {
      throw thrown;
    };
    const client = connect(service, record({ fetch: service.fetch, folder, onError }));
    await rm(folder, { recursive: true });
    const watched = watchProcess();
    try {
      expect((await client.users.create({ client_user_id: "canary" })).client_user_id).toBe("canary");
      await expect.poll(() => watched.fatal).toEqual([thrown]);
    } finally {
      watched.stop();
    }
  });

  it("[REC-1] is not quoted by an error with a code of its own", async () => {
    const errors: string[] = [];
    const response = Object.assign(Response.json({}), {
      clone: () => {
        throw Object.assign(new Error("canary"), { code: "canary body" });
      },
    });
    const fetch = record({
      fetch: async () => response,
      folder,
      onError: ({ message }) => errors.push(message),
    });
    await fetch("https://api.example.com/v2/user");
    expect(errors).toEqual([`An exchange could not be recorded in ${folder}: unknown reason.`]);
  });

  it("goes to an empty folder, in files that only their owner can read and that have no time", async () => {
    await recordSession();
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(0);
    expect((await stat(folder)).mtimeMs).toBe(0);
    for (const name of files) {
      const { mode, mtimeMs } = await stat(join(folder, name));
      expect([mode & 0o777, mtimeMs]).toEqual([0o600, 0]);
    }
    expect(() => record({ folder })).toThrow("is not empty");
  });

  it.each(["", "fifteen letters"])("requires a key that cannot be guessed (%j)", async (key) => {
    expect(() => record({ folder, key })).toThrow(TypeError);
    expect(() => record({ folder, key })).toThrow("must have at least 16 characters");
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    [{ fech: fetch }, 'options.fech: Extra inputs are not permitted. Did you mean "fetch"?'],
    [{ folder: undefined }, "options.folder: Field required"],
    [{ key: 1_234_567 }, /^record: options\.key: Input should be a valid string$/],
    [{ folder: "package.json" }, "The folder package.json cannot be used: file already exists."],
  ])("says what is wrong with %o, and no value", (options, message) => {
    expect(() => record({ folder, ...(options as object) })).toThrow(message);
  });
});

const build = (
  number: number,
  operation: RecordedExchange["operation"],
  request: object,
  body: unknown,
  status = 200,
) =>
  ({
    format: "sanguine-exchange",
    version: 1,
    number,
    operation,
    request: { path: {}, query: {}, chosen: [], ...request },
    response: { status, headers: {}, ...(body === undefined ? { omitted: true } : { body }) },
  }) as RecordedExchange;

/** Sends a request to a mock. */
const send = (mock: Mock, method: string, path: string, body?: object) =>
  mock.fetch(mock.url + path, {
    method,
    headers: { "x-service-api-key": mock.apiKey, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe("importing a recording", () => {
  it("[REC-4] rejects what is no recording, and changes nothing", async () => {
    const mock = createMock();
    await expect(mock.importRecording(join(folder, "none"))).rejects.toThrow("no such file or directory.");
    await expect(mock.importRecording("package.json")).rejects.toThrow(
      "package.json cannot be read: not a directory.",
    );
    await expect(mock.importRecording(folder)).rejects.toThrow("contains no recording");
    // A folder of raw responses in place of a recording: the parser's own error would quote it.
    await writeFile(join(folder, "00001-users.get.json"), '{"first_name": Ada Fernsby}');
    const unparsed: unknown = await mock.importRecording(folder).catch((error: unknown) => error);
    expect(inspect(unparsed)).toContain("00001-users.get.json cannot be read: it is not JSON.");
    expect(inspect(unparsed)).not.toContain("Fernsby");
    const good = build(1, "users.list", {}, {});
    const { request, response } = good;
    const loop: object[] = [];
    loop.push(loop, loop);
    const wrong: [unknown, string][] = [
      [7, "Exchange 2 of the recording cannot be read: its format is not valid."],
      [{}, "Exchange 2 of the recording cannot be read: its format is not valid."],
      [{ ...good, version: 2 }, "a newer release wrote it in version 2"],
      [{ ...good, version: "1" }, "its version is not valid."],
      [{ ...good, operation: 7 }, "its operation is not valid."],
      [{ ...good, operation: "users.lisst" }, "Did you mean"],
      [{ ...good, number: "1" }, "its number is not valid."],
      [{ ...good, request: {} }, "its request.path is not valid."],
      [{ ...good, response: { status: "200" } }, "its response.status is not valid."],
      [{ ...good, response: { ...response, headers: { "a b": "" } } }, "its response.headers"],
      [{ ...good, response: { ...response, headers: { a: "\n" } } }, "its response.headers is not valid."],
      [
        { ...good, request: { ...request, query: { "ada@x.example": 5 } } },
        "its request.query is not valid.",
      ],
      [{ ...good, request: { ...request, body: loop } }, "its request.body is not valid."],
      [{ ...good, response: { ...response, body: () => 7 } }, "its response.body is not valid."],
    ];
    for (const [exchange, why] of wrong) {
      const list = [good, exchange] as RecordedExchange[];
      await expect(mock.importRecording(list)).rejects.toThrow(why);
    }
    const unlisted = mock.importRecording({} as RecordedExchange[]);
    await expect(unlisted).rejects.toThrow("it must be the path of a folder, or a list of exchanges.");
    expect(await mock.client().users.list().toArray({ limit: 5 })).toEqual([]);
    expect(mock.export().cells["recordings"]).toBeNull();
  });

  it("[REC-3] uses exchanges in order, repeats reads, and leaves other calls to the mock", async () => {
    const user_id = "aaaaaaaa-0000-4000-8000-000000000001";
    const path = { user_id };
    const mock = createMock();
    const snapshot = mock.snapshot();
    const resolve = { path: { client_user_id: "abc" }, chosen: ["client_user_id"] };
    const { userIds } = await mock.importRecording([
      build(2, "users.resolve", resolve, { user_id, turn: 2 }),
      build(1, "users.resolve", resolve, { detail: "x" }, 404),
      build(3, "users.get", { path }, { user_id, turn: 3 }),
      build(4, "users.delete", { path }, { success: true }),
    ]);
    // The recording deletes its user.
    expect(userIds).toEqual([]);
    const read = async (route: string, method = "GET") => {
      const response = await send(mock, method, route);
      return [response.status, ((await response.json()) as { turn?: number }).turn];
    };
    expect(await read("/v2/user/resolve/mine")).toEqual([404, undefined]);
    expect(await read("/v2/user/resolve/mine")).toEqual([200, 2]);
    expect(await read("/v2/user/resolve/mine")).toEqual([200, 2]);
    expect(await read(`/v2/user/${user_id}`)).toEqual([200, 3]);
    expect(await read(`/v2/user/${user_id}`, "DELETE")).toEqual([200, undefined]);
    expect(await read(`/v2/user/${user_id}`, "DELETE")).toEqual([404, undefined]);
    const other = mock.users.create();
    expect(await read(`/v2/user/${other.user_id}`)).toEqual([200, undefined]);
    // The same path parameters, and another operation.
    expect(await read(`/v2/user/${user_id}/info/latest`)).toEqual([404, undefined]);

    const copy = createMock();
    const state = mock.export();
    copy.import(state);
    expect(copy.export()).toEqual(state);
    const { exchanges } = state.cells["recordings"] as { exchanges: unknown[] };
    for (const recordings of [
      { exchanges, used: [4] },
      { exchanges, used: [-1] },
      { exchanges: [{}], used: [] },
    ])
      expect(() => copy.import({ ...state, cells: { ...state.cells, recordings } })).toThrow("recordings");
    mock.restore(snapshot);
    expect(await read("/v2/user/resolve/mine")).toEqual([404, undefined]);
    expect(mock.export().cells["recordings"]).toBeNull();
  });

  it("[REC-3] reads files with a byte order mark and the line ends of Windows, and ids in any case", async () => {
    const user_id = "AAAAAAAA-0000-4000-8000-00000000000A";
    const exchange = build(1, "users.list", {}, { users: [{ user_id, client_user_id: "a" }] });
    const text = JSON.stringify(exchange, null, 2).replaceAll("\n", "\r\n");
    await writeFile(join(folder, "00001-users.list.json"), `\uFEFF${text}`);
    const mock = createMock();
    for (const time of [1, 2]) {
      expect(await mock.importRecording(folder)).toMatchObject({ userIds: [user_id.toLowerCase()] });
      expect(mock.users.list(), `after import ${time}`).toHaveLength(1);
    }
    createMock().import(mock.export());
  });

  it("[REC-3] leaves out the users that stay deleted, in any case of their ids", async () => {
    const kept = "aaaaaaaa-0000-4000-8000-000000000001";
    const named = "aaaaaaaa-0000-4000-8000-000000000002";
    const gone = "aaaaaaaa-0000-4000-8000-000000000003";
    const create = (number: number, user_id: string, client_user_id: string) =>
      build(number, "users.create", {}, { user_id, client_user_id });
    const remove = (number: number, id: string) =>
      build(number, "users.delete", { path: { user_id: id.toUpperCase() } }, { success: true });
    const undo = (number: number, query: object) =>
      build(number, "users.undoDelete", { query }, { success: true });
    const { userIds } = await createMock().importRecording([
      create(1, kept, "a"),
      create(2, gone, "b"),
      remove(3, kept),
      remove(4, gone),
      undo(5, { user_id: [kept.toUpperCase()] }),
      create(6, named, "b"),
      remove(7, named),
      undo(8, { client_user_id: ["b"] }),
    ]);
    expect(userIds).toEqual([kept, named]);
  });

  it("[REC-3] takes the exchange with the same ids, query and body before an earlier one", async () => {
    const first = "aaaaaaaa-0000-4000-8000-000000000001";
    const second = "aaaaaaaa-0000-4000-8000-000000000002";
    const mock = createMock();
    const imported = await mock.importRecording([
      build(1, "users.get", { path: { user_id: first } }, undefined),
      build(2, "users.list", { query: { limit: ["5"] } }, { turn: "another limit" }),
      build(3, "users.list", { query: { offset: ["1"], limit: ["2"] } }, { turn: "same query" }),
      build(4, "users.resolve", { path: { client_user_id: "x" }, chosen: ["client_user_id"] }, { turn: "x" }),
      build(5, "users.resolve", { path: { client_user_id: "y" }, chosen: ["client_user_id"] }, { turn: "y" }),
      build(6, "users.create", { body: { client_user_id: "a" } }, { user_id: first, client_user_id: 7 }),
      build(7, "users.create", { body: { client_user_id: "b" } }, { user_id: second, client_user_id: "b" }),
    ]);
    expect(imported).toEqual({ exchanges: 6, omitted: 1, userIds: [first, second] });
    const read = async (path: string, body?: object) =>
      (await send(mock, body === undefined ? "GET" : "POST", path, body)).json();
    expect(await read("/v2/user?limit=2&offset=1")).toEqual({ turn: "same query" });
    expect(await read("/v2/user/resolve/Y")).toEqual({ turn: "y" });
    expect(await read("/v2/user", { client_user_id: "b" })).toEqual({ user_id: second, client_user_id: "b" });
    // The exchange without a body is not replayed: the mock responds with the recorded user.
    expect(await read(`/v2/user/${first}`)).toMatchObject({
      user_id: first,
      client_user_id: `recorded-${first}`,
    });
    expect(await read(`/v2/user/${second}`)).toMatchObject({ client_user_id: "b" });
  });

  it("[REC-3, TST-4] exports and imports a world whose idempotency key holds a recorded response, with values of a newer release", async () => {
    const mock = createMock();
    const { user_id } = mock.users.create();
    const body = { order: { id: "recorded", status: "a_status_of_2031" } };
    await mock.importRecording([build(1, "orders.create", {}, body)]);
    const order = (at: Mock) =>
      at.client().orders.create({ ...orderCreate, user_id }, { idempotencyKey: "key-1" });
    expect(await order(mock)).toEqual(body);
    const copy = createMock();
    copy.import(mock.export());
    expect(await order(copy)).toEqual(body);
  });
});
