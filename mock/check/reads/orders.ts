import { unlisted } from "sanguine";
import type { OperationId } from "../../../src/generated/operations.ts";
import { toIso } from "../../kernel/time.ts";
import { unknownId, type Account, type AccountOrder, type Sample } from "../account.ts";
import { walkCountedPages } from "../pages.ts";
import type { Arguments, Probe, Probed } from "../probe.ts";
import { collectTexts, getList, getNumber, getText } from "../read-body.ts";

const ifAny = { optional: true };

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

const ofOneOrder: readonly OperationId[] = [
  "orders.get",
  ...orderReads,
  "orders.labelsPdf",
  "orderTransactions.get",
  ...transactionReads,
  "phlebotomy.get",
  ...centerReads,
];

/** Reads orders with their results, documents, transactions and appointments. */
export async function readOrders(probe: Probe, account: Account, sample: Sample): Promise<void> {
  const listed = await walkCountedPages(probe, {
    operation: "orders.list",
    items: "orders",
    size: 100,
    args: (page, size) => [{ page: page + 1, size }] as const,
    echoes: true,
  });
  const items = getList(listed?.body, "orders") ?? [];
  testOrder(probe, items, listed);
  account.orders.push(...selectOrders(items.flatMap(toAccountOrder), sample.orders));
  for (const query of [{ page: 0 }, { size: 101 }])
    await probe.call("orders.list", [query], { statuses: [422], rule: "page bounds" });
  await probe.call("orders.get", [unknownId], { statuses: [404], rule: "unknown id" });
  if (account.orders.length === 0) probe.skip("the account has no orders", ...ofOneOrder);
  for (const order of account.orders) await readOrder(probe, order);
  const [first] = account.orders;
  if (first) await readFiltered(probe, first);
}

function toAccountOrder(item: unknown): AccountOrder[] {
  const id = getText(item, "id");
  if (id === undefined) return [];
  const [, method, lowLevelStatus] = (getText(item, "last_event", "status") ?? "").split(".");
  return [
    {
      id,
      userId: getText(item, "user_id"),
      method: getText(item, "details", "type") ?? method,
      status: getText(item, "status"),
      lowLevelStatus,
      transaction: getText(item, "order_transaction", "id"),
    },
  ];
}

/** Selects one order for each method and status, the newest first. */
function selectOrders(orders: readonly AccountOrder[], most: number): AccountOrder[] {
  const byKind = new Map<string, AccountOrder>();
  for (const order of orders.toReversed())
    byKind.set(`${order.method} ${order.status} ${order.lowLevelStatus}`, order);
  return orders.filter((order) => [...byKind.values()].includes(order)).slice(0, most);
}

/** Tests that the newest order comes first. */
function testOrder(probe: Probe, items: readonly unknown[], listed: Probed | null): void {
  const times = items.map((item) => Date.parse(getText(item, "created_at") ?? ""));
  if (items.length < 2 || times.some(Number.isNaN)) return;
  const isSorted = times.every((time, index) => time <= (times[index - 1] ?? time));
  probe.test("newest first", listed, times, () => isSorted, "/orders");
}

async function readOrder(probe: Probe, { id, method, transaction }: AccountOrder): Promise<void> {
  const read = await probe.call("orders.get", [id]);
  testEvents(probe, id, read);
  for (const operation of orderReads) await probe.call(operation, [id], ifAny);
  await probe.call("orders.labelsPdf", [id, { collection_date: toIso(probe.serviceNow()) }], ifAny);
  if (method === "at_home_phlebotomy") await probe.call("phlebotomy.get", [id], ifAny);
  else probe.skip("the account has no at-home order", "phlebotomy.get");
  if (method !== "walk_in_test") probe.skip("the account has no order at a center", ...centerReads);
  else for (const operation of centerReads) await probe.call(operation, [id], ifAny);
  if (transaction !== undefined) await readTransaction(probe, id, transaction);
}

function testEvents(probe: Probe, id: string, read: Probed | null): void {
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

async function readTransaction(probe: Probe, id: string, transaction: string): Promise<void> {
  const read = await probe.call("orderTransactions.get", [transaction]);
  const orders = getList(read?.body, "orders");
  probe.test("order transaction", read, orders, (all) => collectTexts(all, "id").includes(id), "/orders");
  for (const operation of transactionReads) await probe.call(operation, [transaction], ifAny);
}

/** Reads orders by some filters. Each must return the order and only orders that match. */
async function readFiltered(probe: Probe, { id, userId, method }: AccountOrder): Promise<void> {
  const test = async (
    query: Arguments<"orders.list">[0],
    value: string,
    ...keys: string[]
  ): Promise<void> => {
    const read = await probe.call("orders.list", [query]);
    const isRight = (items: readonly unknown[]): boolean =>
      items.length > 0 && items.every((item) => (getText(item, ...keys) ?? value) === value);
    probe.test("order filter", read, getList(read?.body, "orders"), isRight, "/orders");
  };
  await test({ order_ids: [id] }, id, "id");
  if (userId !== undefined) await test({ user_id: userId }, userId, "user_id");
  if (method !== undefined) await test({ order_type: [unlisted(method)] }, method, "details", "type");
}
