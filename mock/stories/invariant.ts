import { parseDuration } from "../kernel/time.ts";
import type { Duration } from "../../src/duration.ts";
import type { Order } from "../../src/generated/types.ts";
import type { Mock } from "../core/create-mock.ts";
import { equals } from "../kernel/equals.ts";
import type { Scene } from "./step.ts";
import type { Story } from "./story.ts";

/** What must hold in a story. */
export interface Invariant<App = unknown> {
  /** What holds, as words that complete "It does not hold that ...". */
  readonly name: string;
  /** How long it may be broken, in milliseconds of virtual time. */
  readonly within: number;
  /** Returns what is wrong, or null when it holds. What it throws is wrong, too. */
  readonly check: (scene: Scene<App>) => string | null | Promise<string | null>;
}

/** A condition. An error that it throws, such as that of an assertion, counts as false and is printed. */
export type StoryCheck<App> = (
  app: App,
  mock: Mock,
  story: Story,
) => boolean | void | Promise<boolean | void>;

/**
 * The application, where a check does not name its type: TypeScript does not infer it inside a list. Name it to have the check typed:
 * `always((app: MyApp) => ...)`.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- With unknown, every check would have to name the type.
export type AnyApp = any;

const define = <App>(name: string, within: Duration, check: Invariant<App>["check"]): Invariant<App> => ({
  name,
  within: parseDuration(within),
  check,
});

/** The condition holds after each step. */
export const always = <App = AnyApp>(
  check: StoryCheck<App>,
  name = "a condition always holds",
): Invariant<App> => eventually(check, 0, name);

/** The condition never becomes true. */
export const never = <App = AnyApp>(
  happens: (app: App, mock: Mock, story: Story) => boolean | Promise<boolean>,
  name = "a condition is never true",
): Invariant<App> =>
  define(name, 0, async ({ app, mock, story }) =>
    (await happens(app, mock, story)) ? "The condition is true." : null,
  );

/** Whenever the condition is false, it is true again within this much virtual time. */
export const eventually = <App = AnyApp>(
  check: StoryCheck<App>,
  within: Duration,
  name = "a condition holds in the end",
): Invariant<App> =>
  define(name, within, async ({ app, mock, story }) =>
    (await check(app, mock, story)) === false ? "The condition is false." : null,
  );

/** The application shows the same as the service, at the latest after this much virtual time. */
export const matches = <T, App = AnyApp>(
  readApp: (app: App, mock: Mock) => T | Promise<T>,
  readMock: (mock: Mock) => T,
  within: Duration = 0,
  name = "the application shows the same as the service",
): Invariant<App> =>
  define(name, within, async ({ app, mock }) => {
    const [found, expected] = [await readApp(app, mock), readMock(mock)];
    if (equals(found, expected)) return null;
    return `The application has ${JSON.stringify(found)}, the service has ${JSON.stringify(expected)}.`;
  });

/** No effect of this name happens twice with the same key. Without a name, no effect at all. */
export const once = (effect?: string): Invariant =>
  define(`${effect === undefined ? "each effect" : `"${effect}"`} happens once`, 0, ({ story }) => {
    const seen = new Set<string>();
    for (const { name, key } of story.effects.filter((one) => effect === undefined || one.name === effect)) {
      const id = JSON.stringify([name, key]);
      if (seen.has(id)) return `"${name}" happened twice for ${key}.`;
      seen.add(id);
    }
    return null;
  });

/** The application shows the status of each order that it knows, at the latest after this much virtual time. Return undefined for an unknown order. */
export const orderStatusFollows = <App = AnyApp>(
  read: (app: App, orderId: string) => string | undefined | Promise<string | undefined>,
  within: Duration,
): Invariant<App> =>
  define("the application's status of an order follows the service", within, async ({ app, mock }) => {
    for (const { id, status } of mock.orders.list()) {
      const found = await read(app, id);
      if (found !== undefined && found !== status)
        return `Order ${id.slice(0, 8)} is ${found} in the application and ${status} at the service.`;
    }
    return null;
  });

/**
 * No two orders of the service have the same key: what the application orders once exists once. Redraws and other orders that the lab
 * adds do not count. @default the passthrough
 */
export const noOrderTwice = (
  getKey: (order: Order) => string | null | undefined = ({ passthrough }) => passthrough,
): Invariant =>
  define("no order exists twice", 0, ({ mock }) => {
    const keys = mock.orders
      .list()
      .flatMap((order) => (order.origin === "initial" ? (getKey(order) ?? []) : []));
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    return twice === undefined ? null : `Two orders have the key ${twice}.`;
  });

/** The application keeps nothing of a user that the service has deleted, and everything else, at the latest after this much virtual time. */
export const deletedUsersAreGone = <App = AnyApp>(
  listUsers: (app: App) => readonly string[] | Promise<readonly string[]>,
  within: Duration,
): Invariant<App> =>
  define("the application has the users that the service has", within, async ({ app, mock }) => {
    const [found, expected] = [await listUsers(app), mock.users.list().map((user) => user.user_id)];
    const extra = found.find((id) => !expected.includes(id));
    if (extra !== undefined) return `User ${extra.slice(0, 8)} is deleted at the service.`;
    const missing = expected.find((id) => !found.includes(id));
    return missing === undefined ? null : `The application lacks user ${missing.slice(0, 8)}.`;
  });
