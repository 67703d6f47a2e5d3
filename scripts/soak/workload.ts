import {
  isNotFoundError,
  isUserExistsError,
  type Call,
  type CallOptions,
  type Client,
  type Page,
} from "sanguine";
import type { Mock, MockTeam } from "sanguine/mock";
import { Random } from "../../mock/kernel/random.ts";
import { orderCreate, testkitOrder } from "../../test/src/support/orders.ts";
import { Ledger } from "./ledger.ts";

export interface SoakCall {
  readonly name: string;
  /** Makes the call, checks what it returns and notes it. Resolves to how often it was sent. */
  run(options: CallOptions): Promise<number>;
  fail?(error: unknown): void;
}

/** What the calls go to. */
export interface WorkloadTarget {
  readonly seed: string;
  readonly mock: Mock;
  /** A team whose rows nobody changes, and its client. Lists of it are walked. */
  readonly walked: MockTeam;
  readonly walker: Client;
}

/** What a call is drawn for. */
interface Draw {
  readonly number: number;
  readonly worker: number;
  readonly client: Client;
  readonly random: Random;
}

type CreatedOrder = Call<{ readonly order: { readonly id: string; readonly passthrough?: string | null } }>;

interface Row {
  readonly id: string;
  readonly label: string;
}

/** The user that only one worker reads and changes, so that a read has one right result. */
interface OwnUser {
  readonly id: string;
  /** The label of the last update that succeeded. */
  label: string;
  /** Labels of updates that failed or were sent several times. A request that timed out can take effect after later updates. */
  readonly late: Set<string>;
}

const WALKED_USERS = 120;
const MOST_PROBLEMS = 20;
const SERIES = { start_date: "2026-01-10", end_date: "2026-01-10" };
const OWNER = "owner";

/** Draws calls and keeps an account of what they report. Create it before any fault is active: it reads what calls must return. */
export async function createWorkload({ seed, mock, walked, walker }: WorkloadTarget) {
  const users = new Ledger();
  const orders = new Ledger();
  const ownUsers = new Map<number, OwnUser>();
  const readableOrders: Row[] = [];
  const deletable: Row[] = [];
  const problems: string[] = [];
  let wrong = 0;
  let resent = 0;

  const user_id = mock.users.create({ client_user_id: OWNER }).user_id;
  users.created(OWNER, user_id);
  const completed = mock.orders.create({ user: user_id, traits: ["completed"] });
  orders.created(completed.id, completed.id);
  const pdf = toText(await mock.orders.pdf(completed, "result"));
  const { items: tests } = await mock.client().labTests.list();
  const findTest = (method: string): string => tests.find((test) => test.method === method)?.id ?? "";
  const order_set = { lab_test_ids: [findTest("walk_in_test")] };
  const lab_test_id = findTest("testkit");
  const walkedUsers = Array.from(
    { length: WALKED_USERS },
    (_, index) => walked.users.create({ client_user_id: `walked-${index}` }).user_id,
  );
  const [walkedUser = ""] = walkedUsers;
  walked.connections.create({ user: walkedUser, provider: "acme_watch" });
  const walkedPoints = walked.timeseries.read(walkedUser, "steps", SERIES);

  /** Reports what must not happen. */
  const report = (problem: string): void => {
    wrong += 1;
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const expect = (holds: boolean, problem: string): void => {
    if (!holds) report(problem);
  };

  /** Creates a call that is noted with the number of its attempts when it succeeds. */
  const create = <T>(
    name: string,
    send: (options: CallOptions) => Call<T>,
    note: (data: T, attempts: number) => void,
    fail?: (error: unknown) => void,
  ): SoakCall => ({
    name,
    run: async (options) => {
      const { data, meta } = await send(options).withResponse();
      note(data, meta.attempts);
      return meta.attempts;
    },
    ...(fail && { fail }),
  });

  /** Creates a call that reads all pages of a list. Its attempts are those of all requests, less those that each page needs. */
  const createWalk = <T>(
    name: string,
    list: (options: CallOptions) => { pages(): AsyncIterable<Page<T>> },
    pick: (item: T) => unknown,
    expected: readonly unknown[],
  ): SoakCall => ({
    name,
    run: async (options) => {
      const found: unknown[] = [];
      let attempts = 1;
      for await (const page of list(options).pages()) {
        found.push(...page.items.map(pick));
        attempts += (await page.withResponse()).meta.attempts - 1;
      }
      expect(
        JSON.stringify(found) === JSON.stringify(expected),
        `${name} returned ${found.length} other rows`,
      );
      return attempts;
    },
  });

  const createUser = ({ number, worker, client }: Draw, key: CallOptions): SoakCall => {
    const label = `user-${number}`;
    return create(
      "users.create",
      (options) => client.users.create({ client_user_id: label }, { ...options, ...key }),
      (data) => {
        users.created(label, data.user_id);
        expect(data.client_user_id === label, "users.create returned another user");
        const row = { id: data.user_id, label };
        if (!ownUsers.has(worker)) ownUsers.set(worker, { ...row, late: new Set() });
        else if (number % 3 === 0) deletable.push(row);
      },
      (error) => {
        users.failed(label);
        // The label is new, so only a request of this call can have taken it.
        if (!isUserExistsError(error)) return;
        resent += 1;
        problems.push(`${label}: created by an earlier request of the same call`);
      },
    );
  };

  const updateOwnUser = ({ number, worker, client }: Draw): SoakCall | undefined => {
    const user = ownUsers.get(worker);
    if (!user) return undefined;
    const label = `${readLabel(user.label)}.${number}`;
    return create(
      "users.update",
      (options) => client.users.update(user.id, { client_user_id: label }, options),
      (_, attempts) => {
        user.label = label;
        if (attempts > 1) user.late.add(label);
      },
      () => void user.late.add(label),
    );
  };

  const readOwnUser = ({ worker, client }: Draw): SoakCall | undefined => {
    const user = ownUsers.get(worker);
    return (
      user &&
      create(
        "users.get",
        (options) => client.users.get(user.id, options),
        ({ user_id: id, client_user_id: label }) =>
          expect(
            id === user.id && (label === user.label || user.late.has(label)),
            "users.get returned another state",
          ),
      )
    );
  };

  const deleteUser = ({ client }: Draw): SoakCall | undefined => {
    const row = deletable.pop();
    if (!row) return undefined;
    return create(
      "users.delete",
      (options) => client.users.delete(row.id, options),
      () => users.deleted(row.label, "done"),
      (error) => {
        // An earlier attempt deleted the user, and its response was lost.
        users.deleted(row.label, isNotFoundError(error) ? "done" : "maybe");
        expect(!isNotFoundError(error) || error.attempts > 1, "users.delete did not find the user");
      },
    );
  };

  const createOrder = (name: string, label: string, send: (options: CallOptions) => CreatedOrder): SoakCall =>
    create(
      name,
      send,
      ({ order }) => {
        orders.created(label, order.id);
        expect(order.passthrough === label, `${name} returned another order`);
        readableOrders.push({ id: order.id, label });
      },
      () => orders.failed(label),
    );

  const createWalkIn = ({ number, client, random }: Draw): SoakCall => {
    const label = `order-${number}`;
    // Without a key of its own, the client generates one.
    const key = random.chance(0.5) ? { idempotencyKey: label } : {};
    return createOrder("orders.create", label, (options) =>
      client.orders.create(
        { ...orderCreate, user_id, order_set, passthrough: label },
        { ...options, ...key },
      ),
    );
  };

  // The operation takes no key, so the call is sent once.
  const createKit = ({ number, client }: Draw): SoakCall =>
    createOrder("orders.createTestkit", `kit-${number}`, (options) =>
      client.orders.createTestkit(
        { ...testkitOrder, user_id, lab_test_id, passthrough: `kit-${number}` },
        options,
      ),
    );

  const readOrder = ({ client, random }: Draw): SoakCall | undefined => {
    if (readableOrders.length === 0) return undefined;
    const { id, label } = random.pick(readableOrders);
    return create(
      "orders.get",
      (options) => client.orders.get(id, options),
      (data) => expect(data.id === id && data.passthrough === label, "orders.get returned another order"),
    );
  };

  const readPdf = ({ client }: Draw): SoakCall =>
    create(
      "orders.resultPdf",
      (options) => client.orders.resultPdf(completed.id, options),
      // The fault that makes JSON malformed adds a brace. PDFs may have bytes after their end.
      ({ bytes, size }) =>
        expect([pdf, `${pdf}}`].includes(toText(bytes)), `orders.resultPdf returned ${size} other bytes`),
    );

  const walkUsers = (): SoakCall =>
    createWalk(
      "users.list",
      (options) => walker.users.list({ limit: 25 }, options),
      (user) => user.user_id,
      walkedUsers,
    );

  const walkPoints = (): SoakCall =>
    createWalk(
      "timeseries.grouped",
      (options) => walker.timeseries.grouped(walkedUser, "steps", SERIES, options),
      ({ start, value }) => [start, value],
      walkedPoints.map(({ start, value }) => [start, value]),
    );

  /** Shares of the calls. A call that needs a row of an earlier one creates a user instead while there is none. */
  const recipes: readonly (readonly [share: number, build: (draw: Draw) => SoakCall | undefined])[] = [
    [0.17, (draw) => createUser(draw, {})],
    [0.14, (draw) => createUser(draw, { idempotencyKey: `user-${draw.number}` })],
    [0.16, updateOwnUser],
    [0.16, readOwnUser],
    [0.04, deleteUser],
    [0.06, createWalkIn],
    [0.03, createKit],
    [0.005, readPdf],
    [0.01, walkUsers],
    [0.005, walkPoints],
    [1, readOrder],
  ];

  return {
    report,
    draw(number: number, worker: number, client: Client): SoakCall {
      const random = new Random("soak", seed, number);
      const draw: Draw = { number, worker, client, random };
      let rest = random.next();
      const [, build] = recipes.find(([share]) => (rest -= share) < 0) ?? [];
      return build?.(draw) ?? createUser(draw, {});
    },
    /** Compares the account with what the mock stores. */
    compare() {
      const [user, order] = [
        users.compare(
          mock.users
            .list()
            .map(({ user_id: id, client_user_id }) => ({ id, label: readLabel(client_user_id) })),
        ),
        orders.compare(mock.orders.list().map(({ id, passthrough }) => ({ id, label: passthrough ?? id }))),
      ];
      const unexpected = [...user.unexpected, ...order.unexpected];
      const lost = [...user.lost, ...order.lost];
      const doubled = [...user.doubled, ...order.doubled];
      return {
        lost: lost.length,
        doubled: doubled.length + resent,
        wrong: wrong + unexpected.length,
        problems: [...problems, ...lost, ...doubled, ...unexpected].slice(0, MOST_PROBLEMS),
      };
    },
  };
}

/** Returns the part of a user's label that updates keep. */
const readLabel = (label: string): string => label.split(".")[0] ?? "";

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
