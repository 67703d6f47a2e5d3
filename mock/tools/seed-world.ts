import { ServiceError } from "../domain/service-error.ts";
import type { SettingChanges, SettingsFacade } from "../domain/settings.ts";
import type { Faults } from "../faults/faults.ts";
import type { FaultRule } from "../faults/rule.ts";
import type { Snapshot } from "../store/undo.ts";
import type { WebhookUrlSeed } from "../webhooks/endpoint.ts";
import { checkArguments, seedWorldParameters } from "./arguments/check.ts";
import type { ConnectionSeed, ConnectionsFacade } from "./connections.ts";
import type { OrderFactorySeed, OrdersFacade } from "./orders.ts";
import type { WebhooksFacade } from "./webhooks.ts";
import type { UserSeed, UsersFacade } from "./users.ts";

interface Team {
  readonly users: UsersFacade;
  readonly connections: ConnectionsFacade;
  readonly orders: OrdersFacade;
  readonly webhooks: WebhooksFacade;
  readonly faults: Faults;
  readonly settings: SettingsFacade;
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

/**
 * The records of a world, in the words of the methods that create one: `mock.users.create`, `mock.connections.create`,
 * `mock.orders.create`, `mock.webhooks.register`, `mock.faults.add` and `mock.settings.set`. A `user` is also the `client_user_id`
 * of a user of the seed.
 */
export interface WorldSeed {
  /** The address of the JSON Schema, for editors. */
  readonly $schema?: string;
  readonly settings?: SettingChanges;
  readonly users?: readonly UserSeed[];
  readonly connections?: readonly ConnectionSeed[];
  readonly orders?: readonly OrderFactorySeed[];
  readonly webhooks?: readonly WebhookUrlSeed[];
  readonly faults?: readonly FaultRule[];
}

/** The ids of the records that a seed created, in its order. */
export interface SeededIds extends Readonly<Record<string, readonly string[]>> {
  readonly user_ids: readonly string[];
  readonly connection_ids: readonly string[];
  readonly order_ids: readonly string[];
}

/**
 * Creates the records of a seed. Faults and webhooks come last, so that no record meets them. Throws an error that names the record,
 * and creates nothing then.
 */
export function seedWorld(team: Team, seed: WorldSeed): SeededIds {
  checkArguments("mock.seedWorld", seedWorldParameters, [seed]);
  const before = team.snapshot();
  const known = new Map<unknown, string>();
  const resolve = <Given extends { readonly user?: unknown }>(given: Given): Given =>
    known.has(given.user) ? { ...given, user: known.get(given.user) } : given;
  const all = <Given, Made>(
    name: keyof WorldSeed,
    given: readonly Given[] = [],
    create: (one: Given) => Made,
  ) =>
    given.map((one, index) => {
      try {
        return create(one);
      } catch (cause) {
        // The record is right, and the team is full.
        if (cause instanceof ServiceError && cause.status === 429) throw cause;
        const why = cause instanceof Error ? cause.message : "it is not valid.";
        throw new TypeError(`${name}[${index}] of the seed cannot be created: ${why}`, { cause });
      }
    });
  try {
    if (seed.settings !== undefined) team.settings.set(seed.settings);
    const users = all("users", seed.users, (one) => team.users.create(one));
    for (const { client_user_id, user_id } of users) known.set(client_user_id, user_id);
    const connections = all("connections", seed.connections, (one) => team.connections.create(resolve(one)));
    const orders = all("orders", seed.orders, (one) => team.orders.create(resolve(one)));
    all("webhooks", seed.webhooks, (one) => team.webhooks.register(one));
    all("faults", seed.faults, (one) => team.faults.add(one));
    return {
      user_ids: users.map((one) => one.user_id),
      connection_ids: connections.map((one) => one.connection_id),
      order_ids: orders.map((one) => one.id),
    };
  } catch (cause) {
    team.restore(before);
    throw cause;
  } finally {
    // Otherwise it would record every later change.
    before.discard();
  }
}
