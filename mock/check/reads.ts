import { unlisted } from "sanguine";
import {
  appointmentPscLabValues,
  oauthProviderValues,
  timeseriesResourceValues,
} from "../../src/generated/enums.ts";
import { DAY, formatDate, parseInstant, toCivilDate, toIso } from "../kernel/time.ts";
import { walkCountedPages, walkCursorPages } from "./pages.ts";
import type { Arguments, Probe, Probed } from "./probe.ts";
import { asObject, collectTexts, getAt, getList, getNumber, getText } from "./read-body.ts";

/** Ids that no list response contains, from the command line. */
export type GivenIds = Readonly<Record<"workouts" | "sleeps" | "jobs", readonly string[]>>;

/** How much of an account a check reads: most users, and most orders, of which it reads one for each method and status. */
export type Sample = Readonly<Record<"users" | "orders", number>>;

/** What earlier responses say that the account holds. Later requests take their ids from here. */
export interface Account extends Readonly<
  Record<"users" | "labTests" | "workouts" | "sleeps" | "jobs", string[]>
> {
  readonly labs: { readonly id: number; readonly slug: string }[];
}

/** An id that no object has. */
const unknownId = "00000000-0000-4000-8000-000000000000";

/** The account may lack what is read. */
const ifAny = { optional: true };
const isUnknown = { statuses: [404], rule: "unknown id" } as const;

/** A public address in the United States: no patient's. */
const place = { first_line: "200 W Washington St", city: "Phoenix", state: "AZ", zip_code: "85003" } as const;
const { zip_code } = place;

/** Miles around the place. */
const radius = "25";

/** How many days of a series are read. */
const days = 7;

/** The documents of an order, and of a transaction. The account may lack each of them. */
const orderReads = [
  "orders.result",
  "orders.resultMetadata",
  "orders.resultPdf",
  "orders.requisitionPdf",
  "orders.collectionInstructions",
  "orders.abnPdf",
] as const;
const transactionReads = ["orderTransactions.result", "orderTransactions.resultPdf"] as const;
const centerReads = ["psc.orderInfo", "psc.appointment"] as const;

export async function readProviders(probe: Probe): Promise<void> {
  await probe.call("providers.list", []);
  const none = await probe.call("providers.list", [{ source_type: "sanguine_check" } as never]);
  probe.test("empty catalog", none, getList(none?.body), ({ length }) => length === 0);
}

/** Reads users with their providers, patient info and insurance. */
export async function readUsers(probe: Probe, { users }: Account, most: number): Promise<void> {
  const listed = await walkCountedPages(probe, "users.list", 100, (query) => [query] as const);
  const ids = collectTexts(getList(listed?.body, "users"), "user_id");
  users.push(...ids.filter((id) => !users.includes(id)).slice(0, most));
  for (const id of users) {
    const isSame = (found: string): boolean => found === id;
    const user = await probe.call("users.get", [id]);
    probe.test("same user", user, getText(user?.body, "user_id"), isSame, "/user_id");
    const ownId = getText(user?.body, "client_user_id");
    const resolved = ownId === undefined ? null : await probe.call("users.resolve", [ownId]);
    probe.test("same user", resolved, getText(resolved?.body, "user_id"), isSame, "/user_id");
    await probe.call("users.providers", [id]);
    await probe.call("users.latestInfo", [id], ifAny);
    await probe.call("insurance.latest", [id], ifAny);
  }
  await probe.call("users.get", [unknownId], isUnknown);
  await probe.call("users.list", [], { statuses: [401], rule: "team key", omitsKey: true });
}

/** Reads what can be linked, and parsing jobs with known ids. Without a link token, `link.oauth` is not read: it needs one. */
export async function readLink(probe: Probe, { jobs }: Account, linkToken: string | null): Promise<void> {
  const options = linkToken === null ? {} : { linkToken };
  await probe.call("link.providers", [options]);
  if (linkToken !== null) await probe.call("link.oauth", [oauthProviderValues[0], options], ifAny);
  for (const job of jobs) await probe.call("labReports.get", [job]);
}

export async function readLabTests(probe: Probe, account: Account): Promise<void> {
  const labs = await probe.call("labTests.labs", []);
  for (const lab of getList(labs?.body) ?? []) {
    const [id, slug] = [getNumber(lab, "id"), getText(lab, "slug")];
    if (id !== undefined && slug !== undefined) account.labs.push({ id, slug });
  }
  await readTests(probe, account.labTests);
  await readMarkers(probe, account);
  const accounts = await probe.call("labAccounts.list", []);
  const [status] = collectTexts(getList(accounts?.body, "data"), "status");
  if (status === undefined) return;
  const filtered = await probe.call("labAccounts.list", [{ status: unlisted(status.toUpperCase()) }]);
  const isRight = (found: readonly unknown[]): boolean =>
    found.length > 0 && collectTexts(found, "status").every((each) => each === status);
  probe.test("status filter", filtered, getList(filtered?.body, "data"), isRight, "/data");
}

async function readTests(probe: Probe, labTests: string[]): Promise<void> {
  const size = 2;
  const pages = await walkCursorPages(
    probe,
    "labTests.list",
    (from) => [{ lab_test_limit: size }, { from }] as const,
    { size },
  );
  const all = await probe.call("labTests.list", [{ include_pricing: true }]);
  const tests = [...pages, all?.body].flatMap((page) => getList(page, "data") ?? []);
  labTests.push(...new Set(collectTexts(tests, "id")));
  await probe.call("labTests.listLegacy", []);
  const [id] = labTests;
  if (id === undefined) return;
  const test = await probe.call("labTests.get", [id]);
  probe.test("same object", test, getText(test?.body, "id"), (found) => found === id, "/id");
  await walkCountedPages(probe, "labTests.markers", 50, (query) => [id, query] as const);
  const hasPdf = tests.find((each) => getAt(each, "has_collection_instructions") === true);
  await probe.call("labTests.collectionInstructions", [getText(hasPdf, "id") ?? id], ifAny);
  const ids = labTests.slice(0, 2);
  await walkCountedPages(probe, "markers.orderSet", 50, (query) => [{ lab_test_ids: ids }, query] as const);
}

async function readMarkers(probe: Probe, { labs: [lab, other] }: Account): Promise<void> {
  const listed = await walkCountedPages(
    probe,
    "markers.list",
    50,
    (query) => [{ ...query, include_pricing: true }] as const,
  );
  const [marker] = getList(listed?.body, "markers") ?? [];
  const [labId, code] = [getNumber(marker, "lab_id"), getText(marker, "provider_id")];
  if (labId !== undefined && code !== undefined) await probe.call("markers.get", [labId, code]);
  if (lab && other) {
    const query = { lab_id: other.id, lab_slug: unlisted(lab.slug) };
    const filtered = await probe.call("markers.list", [query]);
    const isRight = (each: unknown): boolean => (getNumber(each, "lab_id") ?? lab.id) === lab.id;
    const found = getList(filtered?.body, "markers");
    probe.test("lab filter", filtered, found, (all) => all.every(isRight), "/markers");
  }
  await readBeyondBounds(probe, "markers.list");
}

async function readBeyondBounds(probe: Probe, operation: "markers.list" | "orders.list"): Promise<void> {
  for (const query of [{ page: 0 }, { size: 101 }])
    await probe.call(operation, [query], { statuses: [422], rule: "page bounds" });
}

/** Reads each series of the sampled users until one of them has data, and the streams of the workouts that they name. */
export async function readTimeseries(probe: Probe, account: Account): Promise<void> {
  await Promise.all(timeseriesResourceValues.map((resource) => readSeries(probe, account, resource)));
  const [workout] = account.workouts;
  const [sleep] = account.sleeps;
  if (workout !== undefined) await probe.call("timeseries.workoutStream", [workout]);
  if (sleep !== undefined) await probe.call("timeseries.sleepStream", [sleep]);
}

type Resource = (typeof timeseriesResourceValues)[number];

async function readSeries(probe: Probe, { users, workouts }: Account, resource: Resource): Promise<void> {
  const today = Math.floor(probe.serviceNow() / DAY);
  const format = (day: number): string => formatDate(toCivilDate(day));
  const dates = { start_date: format(today - days), end_date: format(today) };
  const path = { resource };
  for (const user of users) {
    const [body] = await walkCursorPages(
      probe,
      "timeseries.grouped",
      (from) => [user, resource, dates, { from }] as const,
      { path },
    );
    const groups = asObject(getAt(body, "groups")) ?? {};
    workouts.push(...collectTexts(flattenGroups(groups), "source", "workout_id").slice(0, 1));
    const [provider] = Object.keys(groups);
    if (provider === undefined) continue;
    const read = await probe.call("timeseries.grouped", [user, resource, { ...dates, provider }], { path });
    const found = asObject(getAt(read?.body, "groups"));
    const isFiltered = (all: object): boolean => Object.keys(all).every((slug) => slug === provider);
    probe.test("provider filter", read, found, isFiltered, "/groups");
    const instants = flattenGroups(found ?? {})
      .flatMap((group) => getList(group, "data") ?? [])
      .flatMap((point) => parseInstant(getText(point, "start") ?? getText(point, "timestamp") ?? "") ?? []);
    const isWithin = (instant: number): boolean =>
      instant >= (today - days) * DAY && instant < (today + 1) * DAY;
    if (instants.length > 0)
      probe.test("time range", read, instants, (all) => all.every(isWithin), "/groups/*/*/data");
    return;
  }
}

function flattenGroups(groups: Readonly<Record<string, unknown>>): unknown[] {
  return Object.values(groups).flatMap((list) => getList(list) ?? []);
}

interface AccountOrder {
  readonly id: string;
  readonly userId: string | undefined;
  readonly method: string | undefined;
  readonly transaction: string | undefined;
  /** The method and the statuses. */
  readonly kind: string;
}

/** Reads orders with their results, documents, transactions and appointments: the newest of each method and status. */
export async function readOrders(probe: Probe, most: number): Promise<void> {
  const listed = await walkCountedPages(probe, "orders.list", 100, (query) => [query] as const);
  const items = getList(listed?.body, "orders") ?? [];
  const times = items.map((item) => Date.parse(getText(item, "created_at") ?? ""));
  const isSorted = times.every((time, index) => time <= (times[index - 1] ?? time));
  if (items.length > 1 && !times.some(Number.isNaN))
    probe.test("newest first", listed, times, () => isSorted, "/orders");
  const all = items.flatMap(toAccountOrder);
  const isNewest = ({ kind }: AccountOrder, index: number): boolean =>
    all.findIndex((one) => one.kind === kind) === index;
  const orders = all.filter(isNewest).slice(0, most);
  await readBeyondBounds(probe, "orders.list");
  await probe.call("orders.get", [unknownId], isUnknown);
  for (const order of orders) await readOrder(probe, order);
  const [first] = orders;
  if (first) await readFiltered(probe, first);
}

function toAccountOrder(item: unknown): AccountOrder[] {
  const id = getText(item, "id");
  if (id === undefined) return [];
  const [, eventMethod, detail] = (getText(item, "last_event", "status") ?? "").split(".");
  const method = getText(item, "details", "type") ?? eventMethod;
  const userId = getText(item, "user_id");
  const transaction = getText(item, "order_transaction", "id");
  return [{ id, userId, method, transaction, kind: `${method} ${getText(item, "status")} ${detail}` }];
}

async function readOrder(probe: Probe, { id, method, transaction }: AccountOrder): Promise<void> {
  testOrder(probe, id, await probe.call("orders.get", [id]));
  for (const operation of orderReads) await probe.call(operation, [id], ifAny);
  await probe.call("orders.labelsPdf", [id, { collection_date: toIso(probe.serviceNow()) }], ifAny);
  if (method === "at_home_phlebotomy") await probe.call("phlebotomy.get", [id], ifAny);
  if (method === "walk_in_test")
    for (const operation of centerReads) await probe.call(operation, [id], ifAny);
  if (transaction === undefined) return;
  const read = await probe.call("orderTransactions.get", [transaction]);
  const orders = getList(read?.body, "orders");
  probe.test("order transaction", read, orders, (all) => collectTexts(all, "id").includes(id), "/orders");
  for (const operation of transactionReads) await probe.call(operation, [transaction], ifAny);
}

function testOrder(probe: Probe, id: string, read: Probed | null): void {
  const body = read?.body;
  probe.test("same object", read, getText(body, "id"), (found) => found === id, "/id");
  const last = getList(body, "events")?.at(-1);
  const lastId = getNumber(body, "last_event", "id");
  const eventId = lastId === undefined ? undefined : getNumber(last, "id");
  probe.test("last event", read, eventId, (found) => found === lastId, "/last_event");
  const status = getText(body, "status");
  const event = status === undefined ? undefined : getText(last, "status")?.split(".");
  probe.test("event status", read, event, (parts) => parts.length === 3 && parts[0] === status, "/events");
}

/** Reads orders by some filters. Each must return the order and only orders that match. */
async function readFiltered(probe: Probe, { id, userId, method }: AccountOrder): Promise<void> {
  const test = async (
    query: Arguments<"orders.list">[0],
    value: string | undefined,
    ...keys: string[]
  ): Promise<void> => {
    if (value === undefined) return;
    const read = await probe.call("orders.list", [query]);
    const isRight = (items: readonly unknown[]): boolean =>
      items.length > 0 && items.every((item) => (getText(item, ...keys) ?? value) === value);
    probe.test("order filter", read, getList(read?.body, "orders"), isRight, "/orders");
  };
  await test({ order_ids: [id] }, id, "id");
  await test({ user_id: userId }, userId, "user_id");
  await test({ order_type: [unlisted(method ?? "")] }, method, "details", "type");
}

/** Reads centers, areas and free slots around a public address. */
export async function readAppointments(probe: Probe, account: Account): Promise<void> {
  await readCenters(probe, account);
  await probe.call("psc.areaInfo", [{ zip_code, radius }]);
  await probe.call("psc.cancellationReasons", []);
  await probe.call("phlebotomy.cancellationReasons", []);
  testDays(probe, await probe.call("phlebotomy.availability", [place]));
  for (const lab of appointmentPscLabValues) {
    const read = await probe.call("psc.availability", [{ zip_code, lab }], ifAny);
    testDays(probe, read);
    if (read && read.body !== null) break;
  }
}

function testDays(probe: Probe, read: Probed | null): void {
  const hasDays = (slots: readonly unknown[]): boolean =>
    new Set(slots.map((day) => getText(day, "date"))).size === 14;
  probe.test("fourteen days", read, getList(read?.body, "slots"), hasDays, "/slots");
}

async function readCenters(probe: Probe, { labs }: Account): Promise<void> {
  const [first] = labs;
  if (!first) return;
  for (const { id: lab_id } of labs) {
    const read = await probe.call("psc.info", [{ zip_code, lab_id, radius }], ifAny);
    const centers = getList(read?.body, "patient_service_centers") ?? [];
    if (centers.length === 0) continue;
    const miles = centers.map((center) => Number.parseFloat(getText(center, "distance") ?? ""));
    const isNearestFirst = (): boolean =>
      miles.every((mile, index) => mile <= Number(radius) && mile >= (miles[index - 1] ?? 0));
    const found = miles.some(Number.isNaN) ? undefined : miles;
    probe.test("nearest first", read, found, isNearestFirst, "/patient_service_centers");
    break;
  }
  const wrong = { zip_code: "1234", lab_id: first.id };
  await probe.call("psc.info", [wrong], { statuses: [422], rule: "zip code" });
}
