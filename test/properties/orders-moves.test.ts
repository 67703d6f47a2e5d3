import { unlisted } from "sanguine";
import * as fc from "../support/fast-check.ts";
import { createMock, type Mock } from "sanguine/mock";
import type { Order } from "sanguine";
import { describe, expect, it } from "vitest";
import { ServiceError } from "../../mock/domain/service-error.ts";
import {
  allStatuses,
  listEdges,
  machineNames,
  type MachineName,
  buildSeed,
} from "../mock/domain/orders/lifecycle/machine-edges.ts";

/** A random attempt on one of the existing orders, legal or not. */
type Attempt =
  | { readonly kind: "create"; readonly name: MachineName; readonly imported: boolean }
  | { readonly kind: "move" | "advanceTo" | "fail"; readonly at: number; readonly status: string }
  | {
      readonly kind: "advance" | "cancel" | "correct" | "redraw" | "recreate" | "simulate" | "wait";
      readonly at: number;
    };

const status = fc.constantFrom(...allStatuses);
const at = fc.nat({ max: 20 });

const creating: fc.Arbitrary<Attempt> = fc.record({
  kind: fc.constant("create"),
  name: fc.constantFrom(...machineNames),
  imported: fc.boolean(),
});

const trying: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 1, arbitrary: creating },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("move", "advanceTo", "fail"), at, status }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom("advance", "cancel", "correct", "redraw", "recreate", "simulate", "wait"),
      at,
    }),
  },
);

const edges = new Map(
  machineNames.map((name) => [name, new Set(listEdges(name).map(({ from, to }) => `${from} -> ${to}`))]),
);
const terminal = new Set(
  `completed corrected cancelled do_not_process sample_error lost failure_to_deliver_to_customer
   failure_to_deliver_to_lab redraw_available`.split(/\s+/),
);

const getStatus = ({ status: text }: { status: string }): string => text.split(".").at(-1) ?? "";

/** A world, and the machine with which each of its orders was created. */
interface Tried {
  readonly mock: Mock;
  readonly machines: Map<string, MachineName>;
}

/** Returns the machine of a follow-up order: a kit with a known patient is registered from the start. */
function continued(origin: MachineName | undefined, order: Order): MachineName {
  if (origin === "registrable_testkit" && order.patient_details === null) return origin;
  return origin === undefined || origin === "registrable_testkit" ? "testkit" : origin;
}

async function take({ mock, machines }: Tried, attempt: Attempt): Promise<void> {
  if (attempt.kind === "create") {
    const imported = attempt.imported && attempt.name !== "registrable_testkit";
    const { id } = mock.orders.create({ ...buildSeed(attempt.name), imported });
    machines.set(id, attempt.name);
    return;
  }
  const ids = [...machines.keys()];
  const id = ids[attempt.at % ids.length];
  if (id === undefined) return;
  switch (attempt.kind) {
    case "move":
    case "advanceTo":
    case "fail":
      mock.orders[attempt.kind](id, attempt.status);
      return;
    case "redraw":
    case "recreate": {
      const made = mock.orders[attempt.kind](id);
      machines.set(made.id, continued(machines.get(id), made));
      return;
    }
    case "wait":
      await mock.clock.advance("61m");
      return;
    case "simulate": {
      const url = `${mock.url}/v3/order/${id}/test`;
      const response = await mock.fetch(url, {
        method: "POST",
        headers: { "x-service-api-key": mock.apiKey },
      });
      if (response.status === 400) throw new ServiceError(400, "");
      expect(response.status).toBe(200);
      return;
    }
    case "advance":
    case "cancel":
    case "correct":
      mock.orders[attempt.kind](id);
  }
}

/** Compares an order before and after an attempt. */
function checkGrowth(name: MachineName, before: Order | undefined, after: Order): void {
  const { events } = after;
  expect(after.last_event).toEqual(events.at(-1));
  expect(after.status).toBe(after.last_event.status.split(".")[0]);
  expect(after.updated_at).toBe(after.last_event.created_at);
  for (const [index, event] of events.slice(1).entries()) {
    const earlier = events[index];
    if (earlier === undefined) continue;
    expect(event.id).toBeGreaterThan(earlier.id);
    expect(event.created_at >= earlier.created_at).toBe(true);
    expect(edges.get(name)).toContain(`${getStatus(earlier)} -> ${getStatus(event)}`);
  }
  if (before === undefined) return;
  expect(events.slice(0, before.events.length)).toEqual(before.events);
  const added = events.slice(before.events.length).map(getStatus);
  if (terminal.has(getStatus(before.last_event)))
    expect(added.every((low) => low === "corrected")).toBe(true);
}

/** Checks that an attempt succeeded, or was rejected with the expected error. */
async function isDone(tried: Tried, attempt: Attempt): Promise<boolean> {
  try {
    await take(tried, attempt);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 400) return false;
    throw error;
  }
}

const eventsIn = (orders: readonly Order[]): number =>
  orders.reduce((sum, { events }) => sum + events.length, 0);

/** Returns how many events a successful attempt adds; undefined for any number. */
function countNewEvents(attempt: Attempt): number | undefined {
  if (attempt.kind === "create" || attempt.kind === "recreate") return 1;
  // The order for the second sample is created in the same step.
  if (attempt.kind === "move") return attempt.status === "redraw_available" ? 2 : 1;
  return attempt.kind === "advance" || attempt.kind === "correct" ? 1 : undefined;
}

/** Runs a sequence of attempts, and checks the invariants after each. */
async function follow(tries: readonly Attempt[]): Promise<void> {
  const mock = createMock({ seed: "moves", now: "2026-01-15T09:00:00Z" });
  const tried: Tried = { mock, machines: new Map() };
  for (const attempt of tries) {
    const before = mock.orders.list();
    const world = JSON.stringify(mock.export());
    const done = await isDone(tried, attempt);
    const after = mock.orders.list();
    const known = new Map(before.map((order) => [order.id, order]));
    noteMachines(tried, after);
    for (const order of after)
      checkGrowth(tried.machines.get(order.id) ?? "testkit", known.get(order.id), order);
    const grown = eventsIn(after) - eventsIn(before);
    expect(done || JSON.stringify(mock.export()) === world).toBe(true);
    expect(grown).toBe(done ? (countNewEvents(attempt) ?? grown) : 0);
  }
  await checkList(mock);
}

/** Checks that a follow-up order has the same machine, however it was created. */
function noteMachines({ machines }: Tried, orders: readonly Order[]): void {
  for (const order of orders) {
    const [first] = order.order_transaction?.orders ?? [];
    if (!machines.has(order.id)) machines.set(order.id, continued(machines.get(first?.id ?? ""), order));
  }
}

/** Compares the list, complete and by status, with the records. */
async function checkList(mock: Mock): Promise<void> {
  const client = mock.client();
  const records = mock.orders.list();
  const page = await client.orders.list({ size: 100, order_key: "created_at", order_direction: "asc" });
  expect(page.items).toEqual(records);
  expect(page.total).toBe(records.length);
  for (const low of new Set(records.map(({ last_event }) => getStatus(last_event)))) {
    const found = await client.orders.list({ size: 100, status: [unlisted(low)], order_direction: "asc" });
    expect(found.items).toEqual(records.filter(({ last_event }) => getStatus(last_event) === low));
  }
}

describe("any sequence of moves", () => {
  it("[ORD-8, ORD-9] only takes steps of the order's machine", async () => {
    const rows = fc
      .tuple(fc.array(creating, { minLength: 1, maxLength: 3 }), fc.array(trying, { maxLength: 25 }))
      .map(([first, rest]) => [...first, ...rest]);
    await fc.assert(fc.asyncProperty(rows, follow), { numRuns: fc.repeat(20) });
  }, 30_000);

  it("[ORD-9] recreates a registered kit as a plain test kit", async () => {
    await follow([
      { kind: "create", name: "registrable_testkit", imported: false },
      { kind: "advanceTo", at: 0, status: "do_not_process" },
      { kind: "recreate", at: 0 },
      { kind: "advance", at: 9 },
    ]);
    const mock = createMock({ seed: "anew" });
    const kit = mock.orders.create({ method: "testkit", registrable: true });
    mock.orders.advanceTo(kit, "do_not_process");
    const next = mock.orders.advance(mock.orders.recreate(kit));
    expect(getStatus(next.last_event)).toBe("requisition_created");
  });
});
