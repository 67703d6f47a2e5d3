import type { ConnectedProvider, ProviderDevice } from "../../src/generated/types.ts";
import { orNotFound } from "../domain/service-error.ts";
import { getCatalogName, isSeriesName } from "../domain/timeseries/profiles/index.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import { getActiveUser } from "../domain/users/rules.ts";
import type { World } from "../domain/world.ts";
import { serializeDevice, renameDevice } from "../domain/connections/devices.ts";
import {
  connect,
  deregister,
  failConnection,
  findLiveConnection,
  listLiveConnections,
  recoverConnection,
} from "../domain/connections/rules.ts";
import { applyTraits, type ConnectionTrait, connectionTraits } from "./traits.ts";
import type { Connection, ConnectionFaultType } from "../domain/connections/table.ts";
import { serializeConnection } from "../domain/connections/serialize.ts";
import { optional, required, text } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

/** A connection in the form of `client.users.providers`, with its ids. */
export interface MockConnection extends ConnectedProvider {
  connection_id: string;
  user_id: string;
  /** Provider slug. The same as `slug`. */
  provider: string;
}

/** A connection, by id, by any object with a `connection_id`, or by user and provider. */
export type ConnectionRef =
  string | { readonly connection_id: string } | { readonly user: UserRef; readonly provider: string };

/** A device, by id or by any object with an `id`. */
export type DeviceRef = string | { readonly id: string };

/** Options of a new connection. */
export interface ConnectionSeed {
  readonly user: UserRef;
  /** Provider slug. */
  readonly provider: string;
  /** Resource names. @default all resources of the provider */
  readonly resources?: readonly string[];
  /** Scopes that the user grants. @default all scopes that are not denied */
  readonly granted?: readonly string[];
  /** Scopes that the user denies. @default all scopes that are not granted, or none */
  readonly denied?: readonly string[];
  /** Duration of a refresh, in seconds. @default the duration of the provider */
  readonly refreshSeconds?: number;
  /** Fails the connection as soon as its history has arrived. */
  readonly fault?: ConnectionFaultType | ConnectionFault;
  /** Names of traits, such as `expired`. Fields that you give win. */
  readonly traits?: readonly ConnectionTrait[];
}

/** Why a connection fails. */
export interface ConnectionFault {
  /** @default "token_refresh_failed" */
  readonly error_type?: ConnectionFaultType;
  /** @default a message for the error type */
  readonly error_message?: string;
}

/** `mock.connections`: connects users to providers without the link flow. */
export interface ConnectionsFacade {
  /** Connects a user to a provider. The history arrives at once. */
  create(seed: ConnectionSeed): MockConnection;
  /** Lists the live connections of a user, oldest first. */
  list(user: UserRef): MockConnection[];
  /** Fails a connection. It delivers no data until it recovers. */
  fail(connection: ConnectionRef, fault?: ConnectionFaultType | ConnectionFault): MockConnection;
  /** Recovers a failed connection and pulls the data that it missed. */
  recover(connection: ConnectionRef): MockConnection;
  /** Lists the devices of a user, in the order in which providers reported them. */
  devices(user: UserRef): ProviderDevice[];
  /** Renames a device. Emits `provider.device.updated`. */
  renameDevice(device: DeviceRef, name: string): ProviderDevice;
  /** Ends a connection, like `client.users.disconnect`. */
  remove(connection: ConnectionRef): void;
}

const user = required("user", seeds.userRef);
const connection = required("connection", seeds.connectionRef);

export const connectionsArea: Area<ConnectionsFacade, ConnectionsFacade> = {
  create: method("MockConnection", [required("seed", seeds.connectionSeed)], ({ world }, seed) => {
    const { user: ref, resources, fault, ...rest } = applyTraits(connectionTraits, seed);
    const connected = connect(world, {
      ...rest,
      user: { user_id: getUserId(ref) },
      // Also accept the path names of series.
      resources: resources?.map((name) => (isSeriesName(name) ? getCatalogName(name) : name)),
    });
    return present(world, fault === undefined ? connected : failBy(world, connected, fault));
  }),
  list: method("MockConnection[]", [user], ({ world }, ref) =>
    listLiveConnections(world, getActiveUser(world, getUserId(ref)).user_id).map((row) =>
      present(world, row),
    ),
  ),
  fail: method(
    "MockConnection",
    [connection, optional("fault", seeds.connectionFault)],
    ({ world }, ref, fault = {}) => present(world, failBy(world, getConnection(world, ref), fault)),
  ),
  recover: method("MockConnection", [connection], ({ world }, ref) =>
    present(world, recoverConnection(world, getConnection(world, ref))),
  ),
  devices: method("ProviderDevice[]", [user], ({ world }, ref) => {
    const { user_id } = getActiveUser(world, getUserId(ref));
    return world.tables.devices.all("user", user_id).map(serializeDevice);
  }),
  renameDevice: method(
    "ProviderDevice",
    [required("device", seeds.idRef), required("name", text)],
    ({ world }, device, name) => serializeDevice(renameDevice(world, seeds.getId(device), name)),
  ),
  remove: method(null, [connection], ({ world }, ref) => {
    deregister(world, getConnection(world, ref));
  }),
};

function present(world: World, connection: Connection): MockConnection {
  return {
    ...serializeConnection(world, connection, getActiveUser(world, connection.user_id)),
    connection_id: connection.connection_id,
    user_id: connection.user_id,
    provider: connection.provider,
  };
}

function failBy(
  world: World,
  connection: Connection,
  fault: ConnectionFaultType | ConnectionFault,
): Connection {
  const { error_type = "token_refresh_failed", error_message }: ConnectionFault =
    typeof fault === "string" ? { error_type: fault } : fault;
  return failConnection(world, connection, error_type, error_message);
}

function getConnection(world: World, ref: ConnectionRef): Connection {
  return orNotFound("Connection", findConnection(world, ref));
}

function findConnection(world: World, ref: ConnectionRef): Connection | undefined {
  if (typeof ref === "string") return world.tables.connections.get(ref);
  if ("connection_id" in ref) return world.tables.connections.get(ref.connection_id);
  return findLiveConnection(world, getUserId(ref.user), ref.provider);
}
