import {
  isNotFoundError,
  isUserExistsError,
  type Call,
  type CallOptions,
  type CallResult,
  type Client,
  type OrderCreate,
  type Page,
} from "sanguine";
import type { Mock, MockTeam } from "sanguine/mock";
import { Random } from "../../mock/kernel/random.ts";
import { orderCreate, testkitOrder } from "../../test/src/support/orders.ts";
import { Ledger } from "./ledger.ts";

/** A call of the workload. */
export interface SoakCall {
  readonly name: string;
  /** Makes the call, checks what it returns and notes it. Resolves to how often it was sent. */
  run(options: CallOptions): Promise<number>;
  /** Notes that it failed. */
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

/** A row that a call created. */
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

/** What is known before the first call. */
interface Prepared {
  readonly userId: string;
  readonly orderTest: string;
  readonly kitTest: string;
  readonly pdfOrder: string;
  readonly pdf: string;
  readonly walkedUsers: string;
  readonly walkedUser: string;
  readonly walkedPoints: string;
}

/** What a call is drawn for. */
interface Draw {
  readonly number: number;
  readonly worker: number;
  readonly client: Client;
  readonly random: Random;
}

/** How a workload ended. */
export interface WorkloadResult {
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  readonly problems: readonly string[];
}

const WALKED_USERS = 120;
const MOST_PROBLEMS = 20;
const SERIES = { start_date: "2026-01-10", end_date: "2026-01-10" };
const OWNER = "owner";

/** Draws calls and keeps an account of what they report. */
export class Workload {
  readonly #target: WorkloadTarget;
  readonly #prepared: Prepared;
  readonly #users = new Ledger();
  readonly #orders = new Ledger();
  readonly #own = new Map<number, OwnUser>();
  readonly #readableUsers: Row[] = [];
  readonly #readableOrders: Row[] = [];
  readonly #deletable: Row[] = [];
  readonly #problems: string[] = [];
  #wrong = 0;
  #resent = 0;

  private constructor(target: WorkloadTarget, prepared: Prepared) {
    this.#target = target;
    this.#prepared = prepared;
    this.#users.created(OWNER, prepared.userId);
  }

  /** Creates the rows that calls start from, and reads what calls must return. Call it before any fault is active. */
  static async prepare(target: WorkloadTarget): Promise<Workload> {
    const { mock, walked } = target;
    const userId = mock.users.create({ client_user_id: OWNER }).user_id;
    const completed = mock.orders.create({ user: userId, traits: ["completed"] });
    const { items: tests } = await mock.client().labTests.list();
    const findTest = (method: string): string => tests.find((test) => test.method === method)?.id ?? "";
    const users = Array.from({ length: WALKED_USERS }, (_, index) =>
      walked.users.create({ client_user_id: `walked-${index}` }),
    );
    const walkedUser = users[0]?.user_id ?? "";
    walked.connections.create({ user: walkedUser, provider: "acme_watch" });
    const workload = new Workload(target, {
      userId,
      orderTest: findTest("walk_in_test"),
      kitTest: findTest("testkit"),
      pdfOrder: completed.id,
      pdf: toText(await mock.orders.pdf(completed, "result")),
      walkedUsers: JSON.stringify(users.map(({ user_id }) => user_id)),
      walkedUser,
      walkedPoints: JSON.stringify(await readPoints(walked, walkedUser)),
    });
    // A completed order that the preparation made.
    workload.#orders.created(completed.id, completed.id);
    return workload;
  }

  /** Draws the call with a number. */
  draw(number: number, worker: number, client: Client): SoakCall {
    const random = new Random("soak", this.#target.seed, number);
    const draw: Draw = { number, worker, client, random };
    let rest = random.next();
    for (const [share, build] of this.#recipes) {
      rest -= share;
      if (rest < 0) return build(draw) ?? this.#createUser(draw, {});
    }
    return this.#readOrder(draw) ?? this.#createUser(draw, {});
  }

  /** Reports what must not happen. */
  report(problem: string): void {
    this.#wrong += 1;
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }

  /** Compares the account with what the mock stores. */
  compare(): WorkloadResult {
    const { mock } = this.#target;
    const users = this.#users.compare(
      mock.users
        .list()
        .map(({ user_id, client_user_id }) => ({ id: user_id, label: readLabel(client_user_id) })),
    );
    const orders = this.#orders.compare(
      mock.orders.list().map(({ id, passthrough }) => ({ id, label: passthrough ?? id })),
    );
    const unexpected = [...users.unexpected, ...orders.unexpected];
    const all = [users.lost, orders.lost, users.doubled, orders.doubled, unexpected].flat();
    return {
      lost: users.lost.length + orders.lost.length,
      doubled: users.doubled.length + orders.doubled.length + this.#resent,
      wrong: this.#wrong + unexpected.length,
      problems: [...this.#problems, ...all].slice(0, MOST_PROBLEMS),
    };
  }

  /** Shares of the calls. A call that needs a row of an earlier one creates a user instead while there is none. */
  readonly #recipes: readonly (readonly [share: number, build: (draw: Draw) => SoakCall | undefined])[] = [
    [0.17, (draw) => this.#createUser(draw, {})],
    [0.14, (draw) => this.#createUser(draw, { idempotencyKey: `user-${draw.number}` })],
    [0.16, (draw) => this.#updateOwnUser(draw)],
    [0.16, (draw) => this.#readOwnUser(draw)],
    [0.08, (draw) => this.#resolveUser(draw)],
    [0.04, (draw) => this.#deleteUser(draw)],
    [0.06, (draw) => this.#createOrder(draw)],
    [0.03, (draw) => this.#createKit(draw)],
    [0.005, (draw) => this.#readPdf(draw)],
    [0.01, () => this.#walkUsers()],
    [0.005, () => this.#walkPoints()],
  ];

  #createUser({ number, worker, client }: Draw, key: CallOptions): SoakCall {
    const label = `user-${number}`;
    return {
      name: "users.create",
      run: async (options) => {
        const { data, meta } = await client.users
          .create({ client_user_id: label }, { ...options, ...key })
          .withResponse();
        this.#users.created(label, data.user_id);
        this.#expect(data.client_user_id === label, "users.create returned another user");
        const row = { id: data.user_id, label };
        if (!this.#own.has(worker)) this.#own.set(worker, { ...row, late: new Set() });
        else if (number % 3 === 0) this.#deletable.push(row);
        else this.#readableUsers.push(row);
        return meta.attempts;
      },
      fail: (error) => {
        this.#users.failed(label);
        // The label is new, so only a request of this call can have taken it.
        if (isUserExistsError(error))
          this.#countResent(`${label}: created by an earlier request of the same call`);
      },
    };
  }

  #updateOwnUser({ number, worker, client }: Draw): SoakCall | undefined {
    const user = this.#own.get(worker);
    if (!user) return undefined;
    const label = `${readLabel(user.label)}.${number}`;
    return {
      name: "users.update",
      run: async (options) => {
        const { meta } = await client.users
          .update(user.id, { client_user_id: label }, options)
          .withResponse();
        user.label = label;
        if (meta.attempts > 1) user.late.add(label);
        return meta.attempts;
      },
      fail: () => void user.late.add(label),
    };
  }

  #readOwnUser({ worker, client }: Draw): SoakCall | undefined {
    const user = this.#own.get(worker);
    if (!user) return undefined;
    return {
      name: "users.get",
      run: async (options) => {
        const { data, meta } = await client.users.get(user.id, options).withResponse();
        const { user_id, client_user_id: label } = data;
        this.#expect(
          user_id === user.id && (label === user.label || user.late.has(label)),
          "users.get returned another state",
        );
        return meta.attempts;
      },
    };
  }

  #resolveUser({ client, random }: Draw): SoakCall | undefined {
    if (this.#readableUsers.length === 0) return undefined;
    const row = random.pick(this.#readableUsers);
    return {
      name: "users.resolve",
      run: async (options) => {
        const { data, meta } = await client.users.resolve(row.label, options).withResponse();
        this.#expect(data.user_id === row.id, "users.resolve returned another user");
        return meta.attempts;
      },
    };
  }

  #deleteUser({ client }: Draw): SoakCall | undefined {
    const row = this.#deletable.pop();
    if (!row) return undefined;
    return {
      name: "users.delete",
      run: async (options) => {
        const { meta } = await client.users.delete(row.id, options).withResponse();
        this.#users.deleted(row.label, "done");
        return meta.attempts;
      },
      fail: (error) => {
        // An earlier attempt deleted the user, and its response was lost.
        this.#users.deleted(row.label, isNotFoundError(error) ? "done" : "maybe");
        this.#expect(!isNotFoundError(error) || error.attempts > 1, "users.delete did not find the user");
      },
    };
  }

  #createOrder({ number, client, random }: Draw): SoakCall {
    const label = `order-${number}`;
    const { userId: user_id, orderTest } = this.#prepared;
    const order_set = { lab_test_ids: [orderTest] };
    const body: OrderCreate = { ...orderCreate, user_id, order_set, passthrough: label };
    // Without a key of its own, the client generates one.
    const key = random.chance(0.5) ? { idempotencyKey: label } : {};
    return this.#noteOrder("orders.create", label, (options) =>
      client.orders.create(body, { ...options, ...key }),
    );
  }

  #createKit({ number, client }: Draw): SoakCall {
    const label = `kit-${number}`;
    const { userId: user_id, kitTest: lab_test_id } = this.#prepared;
    const body = { ...testkitOrder, user_id, lab_test_id, passthrough: label };
    // The operation takes no key, so the call is sent once.
    return this.#noteOrder("orders.createTestkit", label, (options) =>
      client.orders.createTestkit(body, options),
    );
  }

  #noteOrder(
    name: string,
    label: string,
    create: (
      options: CallOptions,
    ) => Call<{ readonly order: { readonly id: string; readonly passthrough?: string | null } }>,
  ): SoakCall {
    return {
      name,
      run: async (options) => {
        const { data, meta } = await create(options).withResponse();
        this.#orders.created(label, data.order.id);
        this.#expect(data.order.passthrough === label, `${name} returned another order`);
        this.#readableOrders.push({ id: data.order.id, label });
        return meta.attempts;
      },
      fail: () => this.#orders.failed(label),
    };
  }

  #readOrder({ client, random }: Draw): SoakCall | undefined {
    if (this.#readableOrders.length === 0) return undefined;
    const row = random.pick(this.#readableOrders);
    return {
      name: "orders.get",
      run: async (options) => {
        const { data, meta } = await client.orders.get(row.id, options).withResponse();
        this.#expect(
          data.id === row.id && data.passthrough === row.label,
          "orders.get returned another order",
        );
        return meta.attempts;
      },
    };
  }

  #readPdf({ client }: Draw): SoakCall {
    return {
      name: "orders.resultPdf",
      run: async (options) => {
        const { data, meta } = await client.orders.resultPdf(this.#prepared.pdfOrder, options).withResponse();
        const { pdf } = this.#prepared;
        // The fault that makes JSON malformed adds a brace. PDFs may have bytes after their end.
        this.#expect(
          [pdf, `${pdf}}`].includes(toText(data.bytes)),
          `orders.resultPdf returned ${data.size} other bytes`,
        );
        return meta.attempts;
      },
    };
  }

  #walkUsers(): SoakCall {
    return {
      name: "users.list",
      run: async (options) => {
        const list = this.#target.walker.users.list({ limit: 25 }, options);
        const { items, attempts } = await walk(list.pages());
        const found = JSON.stringify(items.map(({ user_id }) => user_id));
        this.#expect(found === this.#prepared.walkedUsers, `users.list returned ${items.length} other rows`);
        return attempts;
      },
    };
  }

  #walkPoints(): SoakCall {
    return {
      name: "timeseries.grouped",
      run: async (options) => {
        const { walker } = this.#target;
        const list = walker.timeseries.grouped(this.#prepared.walkedUser, "steps", SERIES, options);
        const { items, attempts } = await walk(list.pages());
        const found = JSON.stringify(items.map(({ start, value }) => [start, value]));
        this.#expect(
          found === this.#prepared.walkedPoints,
          `timeseries.grouped returned ${items.length} other points`,
        );
        return attempts;
      },
    };
  }

  #expect(holds: boolean, problem: string): void {
    if (!holds) this.report(problem);
  }

  #countResent(problem: string): void {
    this.#resent += 1;
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }
}

/** Reads all pages of a list. The attempts are those of all requests, less those that each page needs. */
async function walk<T>(
  pages: AsyncIterable<Page<T>>,
): Promise<{ readonly items: T[]; readonly attempts: number }> {
  const items: T[] = [];
  let attempts = 1;
  for await (const page of pages) {
    items.push(...page.items);
    const { meta }: CallResult<unknown> = await page.withResponse();
    attempts += meta.attempts - 1;
  }
  return { items, attempts };
}

/** Reads the points of a series without the client. */
async function readPoints(team: MockTeam, user: string): Promise<unknown[]> {
  const points: unknown[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ ...SERIES, ...(cursor === null ? {} : { next_cursor: cursor }) });
    const url = `${team.url}/v2/timeseries/${user}/steps/grouped?${query.toString()}`;
    const response = await team.fetch(url, { headers: { "x-service-api-key": team.apiKey } });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape in the OpenAPI document
    const body = (await response.json()) as SeriesBody;
    for (const { data } of Object.values(body.groups).flat())
      points.push(...data.map(({ start, value }) => [start, value]));
    cursor = body.next_cursor;
  } while (cursor !== null);
  return points;
}

interface SeriesBody {
  readonly groups: Readonly<
    Record<
      string,
      readonly { readonly data: readonly { readonly start: string; readonly value: number }[] }[]
    >
  >;
  readonly next_cursor: string | null;
}

/** Returns the part of a user's label that updates keep. */
const readLabel = (label: string): string => label.split(".")[0] ?? "";

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
