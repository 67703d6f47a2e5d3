import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { listOrders, type OrderListInput } from "../../mock/domain/orders/queries/list-orders.ts";
import { moveOrder } from "../../mock/domain/orders/lifecycle/move-order.ts";
import { listLegalSteps } from "../../mock/domain/orders/lifecycle/get-machine.ts";
import { insertOrder } from "../../mock/domain/orders/intake/insert-order.ts";
import { collectionMethods } from "../../mock/domain/orders/lifecycle/statuses.ts";
import type { OrderRow } from "../../mock/domain/orders/table.ts";
import { eraseUser } from "../../mock/domain/users/erasure.ts";
import type { World } from "../../mock/domain/world.ts";
import type { Snapshot } from "../../mock/store/undo.ts";
import { createTestWorld } from "../mock/domain/test-world.ts";
import { address, buildOrderDraft, patient, shipping } from "../mock/domain/orders/intake/order-draft.ts";

const users = ["0a1b2c3d-1111-4111-8111-111111111111", "0a1b2c3d-2222-4222-8222-222222222222"];
const firstNames = ["Ada", "adam", "Ida", "Bo"];
const lastNames = ["Fernsby", "Adair", "O'Dell"];
const births = ["1986-04-21", "1990-01-02"];
const days = ["2026-01-14", "2026-01-15", "2026-01-16", "2026-01-18", "2026-03-01"];

/** Adds a user without settings. */
function addUser(world: World, user_id: string): void {
  world.tables.users.insert({
    user_id,
    client_user_id: user_id,
    created_on: 0,
    time_zone: null,
    birth_date: null,
    ingestion_start: null,
    ingestion_end: null,
    deleted_at: null,
    refreshes: [],
  });
}

interface State {
  readonly world: World;
  saved: Snapshot | null;
}
type Command = (state: State) => void;

const make = fc
  .record({
    method: fc.constantFrom(...collectionMethods),
    user_id: fc.constantFrom(...users),
    first: fc.constantFrom(...firstNames),
    last: fc.constantFrom(...lastNames),
    dob: fc.constantFrom(...births),
    unregistered: fc.boolean(),
    receiver: fc.option(fc.constantFrom("Ida Fernsby", "Zo Adair", "Bo"), { nil: null }),
    activate_by: fc.option(fc.constantFrom(...days), { nil: null }),
  })
  .map(({ method, first, last, dob, unregistered, receiver, ...parts }): Command => ({ world }) => {
    const registrable = method === "testkit" && unregistered;
    insertOrder(
      world,
      buildOrderDraft(method, {
        ...parts,
        registrable,
        patient: registrable ? null : { ...patient, first_name: first, last_name: last, dob },
        address: registrable ? null : { ...address, receiver_name: `${first} ${last}` },
        shipping: receiver === null ? null : { ...shipping, receiver_name: receiver },
      }),
    );
  });

/** Picks an existing order by number. */
function pick({ world }: State, number: number): OrderRow | undefined {
  const rows = world.tables.orders.rows();
  return rows[number % Math.max(1, rows.length)];
}

const move = fc
  .record({
    number: fc.nat(),
    step: fc.nat(),
    interpretation: fc.constantFrom("normal", "abnormal", "critical", "unknown"),
  })
  .map(({ number, step, interpretation }): Command => (state) => {
    const order = pick(state, number);
    if (order === undefined) return;
    const steps = listLegalSteps(state.world, order);
    // Steps on the default path are more frequent than steps that end an order.
    const low = steps[step % 3 === 0 ? step % Math.max(1, steps.length) : 0];
    if (low !== undefined) moveOrder(state.world, order.order_id, low, { flags: { interpretation } });
  });
const register = fc
  .tuple(fc.nat(), fc.constantFrom(...firstNames))
  .map(([number, name]): Command => (state) => {
    const order = pick(state, number);
    if (order === undefined) return;
    const known = { ...patient, first_name: name };
    state.world.tables.orders.update(order.order_id, { patient: known, address, activate_by: null });
  });
const wait = fc.constantFrom(1, 500, 1_000, 3_600_000, 86_400_000).map((time): Command => ({ world }) => {
  world.clock.set(world.now() + time);
});
const erase = fc.constantFrom(...users).map((user): Command => ({ world }) => {
  eraseUser(world, user);
  addUser(world, user); // Later orders of the user require its row.
});
const save = fc.constant<Command>((state) => {
  state.saved = state.world.snapshot();
});
const restore = fc.constant<Command>(({ world, saved }) => {
  if (saved !== null) world.restore(saved);
});
const reload = fc.constant<Command>((state) => {
  state.saved = null;
  state.world.import(JSON.parse(JSON.stringify(state.world.export())));
});

const history = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: make },
    { weight: 10, arbitrary: move },
    { weight: 3, arbitrary: wait },
    { weight: 2, arbitrary: register },
    { weight: 1, arbitrary: erase },
    { weight: 1, arbitrary: save },
    { weight: 1, arbitrary: restore },
    { weight: 1, arbitrary: reload },
  ),
  { minLength: 10, maxLength: 60, size: "max" },
);

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 20 });
const bound = fc.oneof(
  fc.constantFrom(...days),
  fc.constantFrom(
    "2026-01-15T09:00:00Z",
    "2026-01-15T10:00:00+01:00",
    "2026-01-15T09:00:00.500Z",
    "2026-01-16T09:00",
  ),
);
const statuses = ["ordered", "requisition_created", "completed", "cancelled", "partial_results", "lost"];
const parts = ["ad", "A", "a f", "FERNSBY", "'d", "ida", "zz", "o"];

/** Numbers stand for existing orders. */
const question = fc.record({
  search: some(fc.oneof(fc.constantFrom(...parts, ...births, ...users, " ada "), fc.nat({ max: 9 }))),
  start_date: some(bound),
  end_date: some(bound),
  updated_start_date: some(bound),
  updated_end_date: some(bound),
  status: some(fc.subarray(statuses, { minLength: 1 })),
  order_type: some(fc.subarray([...collectionMethods], { minLength: 1 })),
  is_critical: some(fc.boolean()),
  interpretation: some(fc.constantFrom("normal", "abnormal", "critical", "unknown")),
  order_activation_types: some(fc.subarray(["current", "scheduled"], { minLength: 1 })),
  user_id: some(fc.constantFrom(...users, users[0]?.toUpperCase() ?? "")),
  patient_name: some(fc.constantFrom(...parts)),
  shipping_recipient_name: some(fc.constantFrom(...parts)),
  ids: some(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 4 })),
  transaction: some(fc.nat({ max: 9 })),
  order_key: some(fc.constantFrom("created_at" as const, "patient_name" as const, "last_status" as const)),
  order_direction: some(fc.constantFrom("asc" as const, "desc" as const)),
  size: fc.integer({ min: 1, max: 7 }),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

/** Most queries have one or two filters, so that some orders remain. */
const questionArbitrary = fc
  .tuple(question, fc.array(fc.constantFrom(...filterNames()), { maxLength: 3 }))
  .map(([full, kept]): Question => {
    const dropped = filterNames().filter((name) => !kept.includes(name));
    return { ...full, ...Object.fromEntries(dropped.map((name) => [name, undefined])) };
  });

function filterNames() {
  return [
    "search",
    "start_date",
    "end_date",
    "updated_start_date",
    "updated_end_date",
    "status",
    "order_type",
    "is_critical",
    "interpretation",
    "order_activation_types",
    "user_id",
    "patient_name",
    "shipping_recipient_name",
    "ids",
    "transaction",
  ] as const;
}

/** Parses a bound as an instant with the platform's own date parser. */
function at(text: string, bare: string): number {
  if (text.length === 10) return Date.parse(`${text}T${bare}Z`);
  return Date.parse(/(Z|[+]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
}

const holds = (text: string | undefined, part: string): boolean =>
  text !== undefined && text.toLowerCase().includes(part.toLowerCase());
const getPatientName = (row: OrderRow) =>
  row.patient === null ? undefined : `${row.patient.first_name} ${row.patient.last_name}`;
const getReceiverName = (row: OrderRow) => row.shipping?.receiver_name ?? row.address?.receiver_name;

/** Builds a query of the list, with ids instead of numbers, and applies a plain filter for comparison. */
function buildQuery(world: World, one: Question) {
  const rows = world.tables.orders.rows();
  const row = (number: number) => rows[number % Math.max(1, rows.length)];
  const { search, ids, transaction, ...rest } = one;
  const input: OrderListInput = {
    ...rest,
    search_input: typeof search === "number" ? (row(search)?.order_id.toUpperCase() ?? "none") : search,
    order_ids: ids?.map((number) => row(number)?.order_id ?? "none"),
    order_transaction_id:
      transaction === undefined ? undefined : (row(transaction)?.transaction_id ?? "none"),
  };
  return { rows, input };
}

function fits(row: OrderRow, input: OrderListInput, today: string): boolean {
  const scheduled = row.activate_by !== null && row.activate_by > today;
  const needle = input.search_input?.trim();
  const checks: readonly boolean[] = [
    needle === undefined ||
      [row.order_id, row.user_id].includes(needle?.toLowerCase() ?? "") ||
      row.patient?.dob === needle ||
      holds(getPatientName(row), needle ?? "") ||
      holds(getReceiverName(row), needle ?? ""),
    input.start_date == null || row.created_at >= at(input.start_date, "00:00:00"),
    input.end_date == null || row.created_at <= at(input.end_date, "23:59:59.999"),
    input.updated_start_date == null || row.updated_at >= at(input.updated_start_date, "00:00:00"),
    input.updated_end_date == null || row.updated_at <= at(input.updated_end_date, "00:00:00"),
    input.status == null || input.status.includes(row.status),
    input.order_type == null || input.order_type.includes(row.method),
    input.is_critical == null || row.critical === input.is_critical,
    input.interpretation == null || row.interpretation === input.interpretation,
    input.order_activation_types == null ||
      input.order_activation_types.includes(scheduled ? "scheduled" : "current"),
    input.user_id == null || row.user_id === input.user_id.toLowerCase(),
    input.patient_name == null || holds(getPatientName(row), input.patient_name),
    input.shipping_recipient_name == null || holds(getReceiverName(row), input.shipping_recipient_name),
    input.order_ids == null || input.order_ids.includes(row.order_id),
    input.order_transaction_id == null || row.transaction_id === input.order_transaction_id,
  ];
  return checks.every(Boolean);
}

const keys: Readonly<Record<string, (row: OrderRow) => string>> = {
  created_at: (row) => String(row.created_at).padStart(15, "0"),
  patient_name: (row) => getPatientName(row)?.toLowerCase() ?? "",
  last_status: (row) => row.status,
};

function sorted(rows: readonly OrderRow[], { order_key: key = "created_at", order_direction }: Question) {
  const defaultOrder = key === "created_at" ? "desc" : "asc";
  const sign = (order_direction ?? defaultOrder) === "desc" ? -1 : 1;
  const getSortKey = keys[key] ?? (() => "");
  return rows.toSorted((one, other) => {
    const [a, b] = [getSortKey(one), getSortKey(other)];
    return a === b ? 0 : sign * (a < b ? -1 : 1);
  });
}

describe("the list of orders", () => {
  it("[ORD-11, ORD-12, ORD-13, ORD-14, ORD-15] equals a plain filter and a stable sort, page by page", () => {
    let met = 0;
    fc.assert(
      fc.property(
        history,
        fc.array(questionArbitrary, { minLength: 4, maxLength: 8 }),
        (commands, questions) => {
          const state: State = { world: createTestWorld().world, saved: null };
          for (const user of users) addUser(state.world, user);
          for (const command of commands) command(state);
          const { world } = state;
          const today = new Date(world.now()).toISOString().slice(0, 10);
          for (const one of questions) {
            const { rows, input } = buildQuery(world, one);
            const left = sorted(
              rows.filter((row) => fits(row, input, today)),
              one,
            );
            met += Math.sign(left.length) * Number(left.length < rows.length);
            const paged: OrderRow[] = [];
            for (let page = 1; page <= Math.ceil(left.length / one.size) + 1; page += 1) {
              const list = listOrders(world, { ...input, page });
              expect([list.total, list.page, list.size]).toEqual([left.length, page, one.size]);
              expect(list.orders.length).toBeLessThanOrEqual(one.size);
              paged.push(...list.orders);
            }
            expect(paged.map(({ order_id }) => order_id)).toEqual(left.map(({ order_id }) => order_id));
          }
        },
      ),
      { numRuns: 250 },
    );
    // The queries are meaningless when all of them select nothing or everything.
    expect(met).toBeGreaterThan(150);
  });
});
