import type { OrderSeed } from "sanguine/mock";
import { beforeAll, describe, expect, it } from "vitest";
import type { CollectionMethod } from "../../../../mock/catalog/labs/lab.ts";
import type { Order } from "../../../../src/generated/types.ts";
import { NOBODY, createMockCaller } from "./caller.ts";

/** One day apart: Ada's kit, Bo's visit with a critical result, Cy's future visit, and a kit without a patient. */
async function someOrders() {
  const caller = createMockCaller();
  const { mock } = caller;
  const one = mock.users.create({ client_user_id: "one" });
  const two = mock.users.create({ client_user_id: "two" });
  const create = (
    user: { user_id: string },
    method: CollectionMethod,
    name: string,
    receiver_name: string,
    rest: OrderSeed,
  ) => {
    const [first_name, last_name] = name.split(" ");
    const { patient, ...others } = rest;
    return mock.orders.create({
      user,
      method,
      patient: { first_name, last_name, ...patient },
      address: { receiver_name },
      ...others,
    });
  };
  const ada = create(one, "testkit", "Ada Fernsby", "Edith Marsh", { patient: { dob: "1986-04-21" } });
  await mock.clock.advance("1d");
  const bo = create(two, "walk_in_test", "Bo Adair", "Bo Adair", { patient: { dob: "1990-01-02" } });
  mock.orders.advanceTo(bo, "completed", { interpretation: "critical" });
  await mock.clock.advance("1d");
  const cy = create(two, "on_site_collection", "Cy Fernsby", "Cy Fernsby", {
    patient: { dob: "1979-12-31" },
  });
  mock.orders.advanceTo(cy, "completed", { interpretation: "abnormal" });
  await mock.clock.advance("1d");
  const kit = create(one, "testkit", "Ida Quill", "Ida Quill", {
    registrable: true,
    activate_by: "2026-02-01",
  });
  const named = new Map([ada, bo, cy, kit].map((order, index) => [order.id, "abck"[index] ?? ""]));
  /** Returns the orders of a query, one letter each, and the total. */
  const list = async (query: string): Promise<string> => {
    const { status, body } = await caller.get(`/v3/orders?${query}`);
    if (status !== 200) return `${status} ${body.detail[0].loc.join(".")}`;
    const letters = body.orders.map(({ id }: Order) => named.get(id)).join("");
    return body.total === letters.length ? letters : `${letters} of ${body.total}`;
  };
  return { two, ada, bo, kit, list };
}

/** Lists change nothing, so all tests read the same orders. */
let orders: Awaited<ReturnType<typeof someOrders>>;
beforeAll(async () => {
  orders = await someOrders();
});

describe("GET /v3/orders", () => {
  it.each([
    ["start_date", "start_date=2026-01-16", "kcb"],
    ["start_date of a time", "start_date=2026-01-17T10:00:00%2B01:00", "kc"],
    ["end_date", "end_date=2026-01-16", "ba"],
    ["end_date of a time, which is included", "end_date=2026-01-16T09:00:00Z", "ba"],
    ["updated_start_date", "updated_start_date=2026-01-17", "kc"],
    ["updated_end_date, which ends as its day begins", "updated_end_date=2026-01-16", "a"],
    ["updated_end_date of a time", "updated_end_date=2026-01-16T09:00:00Z", "ba"],
    ...["start_date", "end_date", "updated_start_date", "updated_end_date"].map(
      (name): [string, string, string] => [`a wrong ${name}`, `${name}=soon`, `422 query.${name}`],
    ),
    ["status", "status=completed", "cb"],
    ["several statuses", "status=ordered&status=completed", "kcba"],
    ["order_type", "order_type=testkit", "ka"],
    ["several types", "order_type=walk_in_test&order_type=on_site_collection", "cb"],
    ["is_critical", "is_critical=true", "b"],
    ["is_critical of none", "is_critical=false", "kca"],
    ["interpretation", "interpretation=abnormal", "c"],
    ["scheduled", "order_activation_types=scheduled", "k"],
    ["current", "order_activation_types=current", "cba"],
    ["both activations", "order_activation_types=current&order_activation_types=scheduled", "kcba"],
    ["patient_name", "patient_name=fernsby", "ca"],
    ["patient_name across both names", "patient_name=A%20FERN", "a"],
    ["patient_name of one letter", "patient_name=b", "cba"],
    ["shipping_recipient_name", "shipping_recipient_name=MARSH", "a"],
    ["shipping_recipient_name of a kit for nobody yet", "shipping_recipient_name=quill", "k"],
    ["shipping_recipient_name of a patient's address", "shipping_recipient_name=bo%20ad", "b"],
    ["search_input of a patient", "search_input=fernsby", "ca"],
    ["search_input of a birth date", "search_input=1990-01-02", "b"],
    ["two filters", "status=completed&patient_name=fernsby", "c"],
    ["two filters that share no order", "is_critical=true&interpretation=abnormal", ""],
    ["filters that are null", "status=null&user_id=null&is_critical=&search_input=null&page=1", "kcba"],
  ])("[ORD-11, ORD-12, ORD-13, VER-3] filters by %s", async (_name, query, expected) => {
    expect(await orders.list(query)).toBe(expected);
  });

  it("[ORD-11, ORD-12] filters by ids, in any case", async () => {
    const { list, ada, bo, kit, two } = orders;
    expect(await list(`user_id=${two.user_id}`)).toBe("cb");
    expect(await list(`user_id=${two.user_id.toUpperCase()}`)).toBe("cb");
    expect(await list(`user_id=${NOBODY}`)).toBe("");
    expect(await list(`order_ids=${kit.id}&order_ids=${ada.id.toUpperCase()}&order_ids=${NOBODY}`)).toBe(
      "ka",
    );
    expect(await list(`order_transaction_id=${bo.order_transaction?.id}`)).toBe("b");
    expect(await list(`order_transaction_id=${NOBODY}`)).toBe("");
    expect(await list(`search_input=${bo.id.toUpperCase()}`)).toBe("b");
    expect(await list(`search_input=%20${two.user_id}%20`)).toBe("cb");
    expect(await list(`order_ids=${ada.id}&user_id=${two.user_id}`)).toBe("");
  });

  it("[ORD-13] includes the whole last second of a day and nothing of the next", async () => {
    const { mock, get } = createMockCaller({ now: "2026-01-15T23:59:59.000Z" });
    const total = async (query: string) => (await get(`/v3/orders?${query}`)).body.total;
    mock.orders.create();
    await mock.clock.advance(999);
    mock.orders.create();
    await mock.clock.advance(1);
    mock.orders.create();
    await mock.clock.advance(1);
    mock.orders.create();
    expect(await total("end_date=2026-01-15")).toBe(2);
    expect(await total("start_date=2026-01-16")).toBe(2);
    expect(await total("updated_end_date=2026-01-16")).toBe(3);
    expect(await total("updated_start_date=2026-01-16&updated_end_date=2026-01-16")).toBe(1);
    for (const end of ["T23:59:59Z", "T23:59:59", "T23:59:59%2B00:00"])
      expect(await total(`end_date=2026-01-15${end}`)).toBe(2);
    expect(await total("updated_end_date=2026-01-15T23:59:59Z")).toBe(2);
    expect(await total("end_date=2026-01-15T23:59:59.000Z")).toBe(1);
    expect(await total("end_date=2026-01-15T18:59:59.999-05:00")).toBe(2);
  });
});

describe("the order of a list", () => {
  it.each([
    ["order_key=created_at", "kcba"],
    ["order_direction=asc", "abck"],
    ["order_key=created_at&order_direction=asc", "abck"],
    ["order_key=patient_name", "kabc"],
    ["order_key=patient_name&order_direction=desc", "cbak"],
    ["order_key=last_status", "bcak"],
    ["order_key=last_status&order_direction=desc", "akbc"],
    ["order_key=null&order_direction=null", "kcba"],
  ])("[ORD-14] is by %s", async (query, expected) => {
    expect(await orders.list(query)).toBe(expected);
  });

  it("[ORD-14] keeps the creation order of equal keys, in both directions and across pages", async () => {
    const { mock, get } = createMockCaller();
    const ids = Array.from({ length: 7 }, () => mock.orders.create({ patient: { first_name: "Ada" } }).id);
    const listAllPages = async (query: string) => {
      const pages = [1, 2, 3, 4].map((page) => get(`/v3/orders?${query}&size=2&page=${page}`));
      const bodies = (await Promise.all(pages)).map(({ body }) => body);
      expect(bodies.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
      return bodies.flatMap(({ orders }) => orders.map(({ id }: Order) => id));
    };
    expect(await listAllPages("")).toEqual(ids);
    expect(await listAllPages("order_direction=asc")).toEqual(ids);
    expect(await listAllPages("order_key=last_status&order_direction=desc")).toEqual(ids);
    expect(await listAllPages("order_key=last_status&order_direction=desc&status=ordered")).toEqual(ids);
  });

  it("[ORD-15] has pages of 50 by default, of 1 to 100, starting at page 1", async () => {
    const { mock, get } = createMockCaller();
    for (let count = 0; count < 120; count += 1) mock.orders.create();
    const shape = async (query: string) => {
      const { total, page, size, orders } = (await get(`/v3/orders?${query}`)).body;
      return [orders.length, total, page, size];
    };
    expect(await shape("")).toEqual([50, 120, 1, 50]);
    expect(await shape("page=4")).toEqual([0, 120, 4, 50]);
    expect(await shape("size=100&page=2")).toEqual([20, 120, 2, 100]);
  });
});
