import { setTimeout as wait } from "node:timers/promises";
import { createControlClient } from "sanguine/mock/control";
import { orderCreate } from "../src/support/orders.ts";
import { MOCK_HEADER, type Fleet } from "./fleet.ts";
import type { Served } from "./records.ts";

/** How many calls of a team run at the same time. */
const WORKERS = 2;

/** How long a call may be repeated, in milliseconds. */
const PATIENCE = 60_000;

/** How long a request may take, in milliseconds. */
const TIMEOUT = 5000;

interface Team {
  readonly key: string;
  /** What was created, as responses said: client_user_id or idempotency key, and id. */
  readonly users: Map<string, string>;
  readonly orders: Map<string, string>;
  /** The idempotency keys of the orders that were sent, with a response or without. */
  readonly sent: Set<string>;
  readonly labTest: string;
  owner: string;
}

/**
 * Calls to the teams of a fleet, each repeated until it gets a response other than 503, or 409 while an earlier attempt is in progress,
 * and an account of what the responses said.
 */
export class Workload {
  readonly #fleet: Fleet;
  readonly #teams: Team[] = [];
  readonly #unexpected: string[] = [];
  /** Every response that a mock gave for a team. */
  readonly served: Served[] = [];
  #requests = 0;
  #unavailable = 0;
  #longest = 0;

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
  }

  async createTeams(count: number): Promise<void> {
    const { url, token } = this.#fleet;
    const control = createControlClient({ url, token });
    for (let number = 0; number < count; number += 1) {
      const { api_key: key } = await (await control.team({ name: `fleet-${number}`, preset: "demo" })).info();
      const team: Team = {
        key,
        users: new Map(),
        orders: new Map(),
        sent: new Set(),
        labTest: "",
        owner: "",
      };
      const { data } = await this.#send(team, "GET", "/v3/lab_test?lab_test_limit=50");
      const tests = (data as { data: { id: string; method: string }[] }).data;
      const labTest = tests.find(({ method }) => method === "walk_in_test")?.id ?? "";
      this.#teams.push({ ...team, labTest });
      await this.#createUser(this.#teams[number]!, "owner");
      this.#teams[number]!.owner = this.#teams[number]!.users.get("owner") ?? "";
    }
  }

  async run(calls: number): Promise<void> {
    const work = async (team: Team, first: number): Promise<void> => {
      for (let number = first; number < calls / this.#teams.length; number += WORKERS)
        await this.#call(team, number);
    };
    await Promise.all(
      this.#teams.flatMap((team) => Array.from({ length: WORKERS }, (_, first) => work(team, first))),
    );
  }

  /** Reads everything, and compares it with what the responses said. */
  async check() {
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const team of this.#teams) {
      const users = await this.#list(team, "/v2/user", "users", (row) => String(row["client_user_id"]));
      const orders = await this.#list(team, "/v3/orders", "orders", (row) => String(row["id"]));
      for (const name of team.users.keys()) if (!users.includes(name)) lost.push(`user ${name} is missing`);
      for (const [key, id] of team.orders) if (!orders.includes(id)) lost.push(`order ${key} is missing`);
      if (orders.length > team.sent.size)
        doubled.push(`${orders.length} orders instead of ${team.sent.size}`);
      if (new Set(users).size < users.length) doubled.push("a user is listed twice");
    }
    return {
      requests: this.#requests,
      "503": this.#unavailable,
      "longest wait (s)": Math.round(this.#longest / 100) / 10,
      lost,
      doubled,
      unexpected: this.#unexpected,
    };
  }

  async #call(team: Team, number: number): Promise<void> {
    switch (number % 5) {
      case 0:
        return this.#createOrder(team, `order-${number}`);
      case 1:
      case 2:
        return this.#createUser(team, `user-${number}`);
      default:
        return this.#readUser(team, number);
    }
  }

  async #createUser(team: Team, name: string): Promise<void> {
    const { status, data, attempts } = await this.#send(team, "POST", "/v2/user", { client_user_id: name });
    if (status === 200) team.users.set(name, (data as { user_id: string }).user_id);
    // The first attempt got no response, and was stored.
    else if (attempts > 1 && JSON.stringify(data).includes("user_id")) team.users.set(name, "");
    else this.#unexpected.push(`POST /v2/user: ${status} ${JSON.stringify(data)}`);
  }

  async #createOrder(team: Team, key: string): Promise<void> {
    team.sent.add(key);
    const order = { ...orderCreate, user_id: team.owner, order_set: { lab_test_ids: [team.labTest] } };
    const { status, data } = await this.#send(team, "POST", "/v3/order", order, key);
    if (status === 200) team.orders.set(key, (data as { order: { id: string } }).order.id);
    else this.#unexpected.push(`POST /v3/order: ${status} ${JSON.stringify(data)}`);
  }

  /** Reads a user that a response has named. Another owner of the team that still responds would not have it. */
  async #readUser(team: Team, number: number): Promise<void> {
    const known = [...team.users.values()].filter((id) => id !== "");
    const id = known[known.length - 1 - (number % Math.min(3, known.length))];
    const { status } = await this.#send(team, "GET", `/v2/user/${id}`);
    if (status !== 200) this.#unexpected.push(`GET of a user that a response has named: ${status}`);
  }

  async #list(
    team: Team,
    path: string,
    field: string,
    name: (row: Record<string, unknown>) => string,
  ): Promise<string[]> {
    const found: string[] = [];
    for (let page = path === "/v2/user" ? 0 : 1; ; page += 1) {
      const query = path === "/v2/user" ? `limit=100&offset=${page * 100}` : `size=100&page=${page}`;
      const { data } = await this.#send(team, "GET", `${path}?${query}`);
      const rows = (data as Record<string, Record<string, unknown>[]>)[field] ?? [];
      found.push(...rows.map(name));
      if (rows.length < 100) return found;
    }
  }

  async #send(team: Team, method: string, path: string, body?: object, idempotencyKey?: string) {
    const headers = {
      "x-service-api-key": team.key,
      "content-type": "application/json",
      ...(idempotencyKey !== undefined && { "x-idempotency-key": idempotencyKey }),
    };
    const started = performance.now();
    for (let attempts = 1; ; attempts += 1) {
      this.#requests += 1;
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const from = Date.now();
      const { status, headers: received, text } = await this.#request(path, request);
      const waited = performance.now() - started;
      this.#longest = Math.max(this.#longest, waited);
      const isUnderWay = status === 409 && received.has("retry-after");
      if ((status !== 503 && !isUnderWay) || waited > PATIENCE) {
        const mock = received.get(MOCK_HEADER) ?? "";
        this.served.push({ team: team.key.slice(6, 14), mock, from, to: Date.now() });
        // HAProxy's own responses are no JSON.
        const data: unknown = status === 503 || text === "" ? text : JSON.parse(text);
        return { status, data, attempts };
      }
      this.#unavailable += isUnderWay ? 0 : 1;
      if (received.get("retry-after") === null) this.#unexpected.push("503 without Retry-After");
      // At first sooner than Retry-After says, to find what is wrong between two owners.
      await wait(attempts < 4 ? 250 : 1000);
    }
  }

  /** Sends a request. One that gets no response in time counts as a 503, because its mock may stand still. */
  async #request(path: string, init: RequestInit) {
    try {
      const response = await fetch(this.#fleet.url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (thrown) {
      if (!(thrown instanceof DOMException)) throw thrown;
      return { status: 503, headers: new Headers({ "retry-after": "0" }), text: "" };
    }
  }
}
