import { unlisted, type Client } from "sanguine";
import type { OperationId } from "../../../src/generated/operations.ts";
import { toIso } from "../../kernel/time.ts";
import { getBody, unknownId, type Account, type AccountOrder, type Sample } from "../account.ts";
import { walkCountedPages } from "../pages.ts";
import type { Probe, Probed } from "../probe.ts";
import { collectTexts, getList, getNumber, getText } from "../read-body.ts";

/** Reads orders with their results, documents, transactions and appointments. */
export async function readOrders(probe: Probe, account: Account, sample: Sample): Promise<void> {
  const listed = await probe.send("orders.list", (client) => client.orders.list({ size: 100 }));
  const items = getList(listed?.body, "orders") ?? [];
  if (listed && items.length > 1) testOrder(probe, items, listed);
  account.orders.push(...selectOrders(items.flatMap(toAccountOrder), sample.orders));
  const request = (client: Client, page: number, size: number) =>
    client.orders.list({ page: page + 1, size });
  if (listed && listed.body !== null)
    await walkCountedPages(
      probe,
      { operation: "orders.list", items: "orders", request, echoes: true },
      getNumber(listed.body, "total") ?? items.length,
    );
  for (const query of [{ page: 0 }, { size: 101 }])
    await probe.send("orders.list", (client) => client.orders.list(query), {
      statuses: [422],
      rule: "page bounds",
    });
  await probe.send("orders.get", (client) => client.orders.get(unknownId), {
    statuses: [404],
    rule: "unknown id",
  });
  if (account.orders.length === 0) {
    for (const operation of ofOneOrder) probe.findings.skip(operation, "the account has no orders");
  }
  for (const order of account.orders) await readOrder(probe, order);
  const [first] = account.orders;
  if (first) await readFiltered(probe, first);
}

const ofOneOrder: readonly OperationId[] = [
  "orders.get",
  "orders.result",
  "orders.resultMetadata",
  "orders.resultPdf",
  "orders.requisitionPdf",
  "orders.collectionInstructions",
  "orders.abnPdf",
  "orders.labelsPdf",
  "orderTransactions.get",
  "orderTransactions.result",
  "orderTransactions.resultPdf",
  "phlebotomy.get",
  "psc.orderInfo",
  "psc.appointment",
];

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
  for (const order of orders) {
    const kind = `${order.method} ${order.status} ${order.lowLevelStatus}`;
    if (!byKind.has(kind)) byKind.set(kind, order);
  }
  return [...byKind.values()].slice(0, most);
}

/** Tests that the newest order comes first. */
function testOrder(probe: Probe, items: readonly unknown[], listed: Probed): void {
  const times = items.map((item) => Date.parse(getText(item, "created_at") ?? ""));
  if (times.some((time) => Number.isNaN(time))) return;
  const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
  probe.findings.test("newest first", isSorted, listed.exchange, "/orders");
}

async function readOrder(probe: Probe, order: AccountOrder): Promise<void> {
  const { id, method } = order;
  const read = await probe.send("orders.get", (client) => client.orders.get(id));
  if (read) testEvents(probe, id, read);
  const ifAny = { optional: true };
  const send = (operation: OperationId, call: (client: Client) => PromiseLike<unknown>) =>
    probe.send(operation, call, ifAny);
  await send("orders.result", (client) => client.orders.result(id));
  await send("orders.resultMetadata", (client) => client.orders.resultMetadata(id));
  await send("orders.resultPdf", (client) => client.orders.resultPdf(id));
  await send("orders.requisitionPdf", (client) => client.orders.requisitionPdf(id));
  await send("orders.collectionInstructions", (client) => client.orders.collectionInstructions(id));
  await send("orders.abnPdf", (client) => client.orders.abnPdf(id));
  const collection_date = toIso(probe.now());
  await send("orders.labelsPdf", (client) => client.orders.labelsPdf(id, { collection_date }));
  if (method === "at_home_phlebotomy") await send("phlebotomy.get", (client) => client.phlebotomy.get(id));
  else probe.findings.skip("phlebotomy.get", "the account has no at-home order");
  if (method === "walk_in_test") {
    await send("psc.orderInfo", (client) => client.psc.orderInfo(id));
    await send("psc.appointment", (client) => client.psc.appointment(id));
  } else {
    for (const operation of ["psc.orderInfo", "psc.appointment"] as const)
      probe.findings.skip(operation, "the account has no order at a center");
  }
  await readTransaction(probe, order);
}

function testEvents(probe: Probe, id: string, { body, exchange }: Probed): void {
  const { findings } = probe;
  const found = getText(body, "id");
  if (found !== undefined) findings.test("same object", found === id, exchange, "/id");
  const last = getList(body, "events")?.at(-1);
  const [lastId, eventId] = [getNumber(body, "last_event", "id"), getNumber(last, "id")];
  if (lastId !== undefined && eventId !== undefined)
    findings.test("last event", lastId === eventId, exchange, "/last_event");
  const [status, event] = [getText(body, "status"), getText(last, "status")];
  if (status === undefined || event === undefined) return;
  const isRight = event.split(".").length === 3 && event.split(".")[0] === status;
  findings.test("event status", isRight, exchange, "/events");
}

async function readTransaction(probe: Probe, { id, transaction }: AccountOrder): Promise<void> {
  if (transaction === undefined) return;
  const read = await probe.send("orderTransactions.get", (client) =>
    client.orderTransactions.get(transaction),
  );
  const orders = getList(read?.body, "orders");
  if (read && orders) {
    const ids = collectTexts(orders, "id");
    probe.findings.test("order transaction", ids.includes(id), read.exchange, "/orders");
  }
  const ifAny = { optional: true };
  await probe.send(
    "orderTransactions.result",
    (client) => client.orderTransactions.result(transaction),
    ifAny,
  );
  await probe.send(
    "orderTransactions.resultPdf",
    (client) => client.orderTransactions.resultPdf(transaction),
    ifAny,
  );
}

/** Reads orders by some filters. Each must return the order and only orders that match. */
async function readFiltered(probe: Probe, { id, userId, method }: AccountOrder): Promise<void> {
  const test = async (
    request: (client: Client) => PromiseLike<unknown>,
    matches: (item: unknown) => boolean,
  ): Promise<void> => {
    const read = await probe.send("orders.list", request);
    const items = getList(getBody(read), "orders");
    if (!read || !items) return;
    const isRight = items.length > 0 && items.every(matches);
    probe.findings.test("order filter", isRight, read.exchange, "/orders");
  };
  await test(
    (client) => client.orders.list({ order_ids: [id] }),
    (item) => (getText(item, "id") ?? id) === id,
  );
  if (userId !== undefined)
    await test(
      (client) => client.orders.list({ user_id: userId }),
      (item) => (getText(item, "user_id") ?? userId) === userId,
    );
  if (method !== undefined)
    await test(
      (client) => client.orders.list({ order_type: [unlisted(method)] }),
      (item) => (getText(item, "details", "type") ?? method) === method,
    );
}
