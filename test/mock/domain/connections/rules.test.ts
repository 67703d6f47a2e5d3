import { beforeEach, describe, expect, it } from "vitest";
import { listScopes } from "../../../../mock/domain/connections/availability.ts";
import { connect, deregister, failConnection } from "../../../../mock/domain/connections/rules.ts";
import { eraseUser } from "../../../../mock/domain/users/erasure.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { getCatalogProvider } from "../../../../mock/catalog/providers.ts";
import type { World } from "../../../../mock/domain/world.ts";
import { DAY, toIso } from "../../../../mock/kernel/time.ts";
import { createTestWorld, catchServiceError, START, type TestWorld } from "../test-world.ts";
import { openTools } from "../../tools/open-tools.ts";

let test: TestWorld;
let world: World;
let user: ReturnType<typeof createUser>;
beforeEach(() => {
  test = createTestWorld();
  ({ world } = test);
  user = createUser(world, { client_user_id: "u" });
});
/** Lists the events whose type begins with a text. */
const events = (prefix = "") => test.events().filter((type) => type.startsWith(prefix));

describe("connecting", () => {
  it("ingests the provider's history and emits events, one per resource", () => {
    connect(world, { user, provider: "umberly_water" });
    expect(events()).toEqual([
      "provider.connection.created",
      "historical.data.water.created",
      "historical.data.caffeine.created",
    ]);
    const [created, history] = world.tables.outbox.all("all");
    expect(created).toMatchObject({
      user_id: user.user_id,
      client_user_id: "u",
      data: {
        provider: { name: "Umberly Water", slug: "umberly_water" },
        resource_availability: { water: {} },
      },
    });
    expect(history?.data).toEqual({
      user_id: user.user_id,
      provider: "umberly_water",
      start_date: toIso(START - 60 * DAY, 0),
      end_date: toIso(START, 0),
      is_final: true,
    });
  });

  it("[EVT-7] emits a device at its first data point, and when its name changes", async () => {
    connect(world, { user, provider: "acme_watch" });
    const connections = openTools(world).connections;
    const timeseries = openTools(world).timeseries;
    const [watch] = connections.devices(user);
    const device_id = "5b0d6a52-94d2-4c7e-8f53-0d1a2f6a7c11";
    const add = (id: string | null, value: number) =>
      timeseries.add(user, "heartrate", {
        provider: "acme_watch",
        source: { device_id: id },
        points: [{ timestamp: "2026-01-14T08:00:00Z", value }],
      });
    add(watch?.id ?? null, 60);
    add(null, 61);
    add(device_id, 62);
    add(device_id, 63);
    expect(events("provider.device")).toEqual(["provider.device.created", "provider.device.created"]);
    await test.advance("1h");
    const renamed = connections.renameDevice(device_id, "Left wrist");
    expect(renamed).toEqual({
      id: device_id,
      user_id: user.user_id,
      provider: watch?.provider,
      name: "Left wrist",
      created_at: "2026-01-15T09:00:00+00:00",
      updated_at: "2026-01-15T10:00:00+00:00",
    });
    expect(world.tables.outbox.all("type", "provider.device.updated").map(({ data }) => data)).toEqual([
      renamed,
    ]);
    connections.renameDevice(device_id, "Left wrist");
    expect(events("provider.device")).toHaveLength(3);
    expect(catchServiceError(() => connections.renameDevice("unknown", "Left wrist")).status).toBe(404);
    expect(catchServiceError(() => connections.renameDevice(device_id, "")).status).toBe(400);
  });

  it("[EVT-7] erases the devices of an erased user, and creates none when the account has none", () => {
    connect(world, { user, provider: "acme_ring_v2" });
    expect(events("provider.device")).toEqual([]);
    connect(world, { user, provider: "acme_watch" });
    expect(world.tables.devices.size).toBe(1);
    eraseUser(world, user.user_id);
    expect(world.tables.devices.size).toBe(0);
  });

  it("sorts every scope into granted or denied with either list", () => {
    const all = listScopes(getCatalogProvider("acme_ring_v2"));
    expect(connect(world, { user, provider: "acme_ring_v2" })).toMatchObject({ granted: all, denied: [] });
    const some = connect(world, { user, provider: "acme_ring_v2", granted: ["sleep:read"] });
    expect(some.granted).toEqual(["sleep:read"]);
    expect(some.denied).toEqual(all.filter((scope) => scope !== "sleep:read"));
    const most = connect(world, { user, provider: "acme_ring_v2", denied: ["sleep:read"] });
    expect([most.granted, most.denied]).toEqual([some.denied, ["sleep:read"]]);
  });
});

it.each([
  ["token_refresh_failed", "The provider no longer accepts the token of this account."],
  ["webhook_registration_failed", "The provider rejected the subscription to updates of this account."],
  ["user_not_found", "The provider no longer knows this account."],
  ["deregistered_per_provider", "The user removed the access on the provider's side."],
  ["required_scopes_not_granted", "The user did not grant a scope that is required."],
  ["provider_credential_error", "The provider no longer accepts the credentials of this account."],
  ["provider_password_expired", "The password of this account has expired."],
  ["unknown", "The connection failed for an unknown reason."],
] as const)("a failed connection says why: %s", (type, says) => {
  const { error } = failConnection(world, connect(world, { user, provider: "acme_watch" }), type);
  expect(error).toMatchObject({ error_type: type, error_message: says });
});

it("a connection cannot be ended twice, and cannot fail after its end", () => {
  const connection = connect(world, { user, provider: "acme_watch" });
  deregister(world, connection);
  for (const act of [() => deregister(world, connection), () => failConnection(world, connection, "unknown")])
    expect(catchServiceError(act)).toMatchObject({ status: 404, detail: "Connection not found" });
});
