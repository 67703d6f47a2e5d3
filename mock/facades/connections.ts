import type { ConnectedProvider, ProviderDevice } from "../../src/generated/types.ts";
import { createNotFoundError } from "../domain/service-error.ts";
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
import type { Connection } from "../domain/connections/table.ts";
import { serializeConnection } from "../domain/connections/wire.ts";

/** A connection as the user's list of providers shows it, with the ids by which it is named here. */
export interface MockConnection extends ConnectedProvider {
  connection_id: string;
  user_id: string;
  /** Slug; the same as `slug`. */
  provider: string;
}

/** A connection by its id, by anything that carries it, or by its user and provider. */
export type ConnectionRef =
  string | { readonly connection_id: string } | { readonly user: UserRef; readonly provider: string };

/** A device by its id, or by anything that carries it. */
export type DeviceRef = string | { readonly id: string };

/** What a test connects. */
export interface ConnectionSeed {
  readonly user: UserRef;
  /** Provider slug. */
  readonly provider: string;
  /** Resource names. @default all that the provider supports */
  readonly resources?: readonly string[];
  /** Scopes that the user allows. @default all that are not denied */
  readonly granted?: readonly string[];
  /** Scopes that the user refuses. @default none, or all that are not granted */
  readonly denied?: readonly string[];
  /** Seconds that the account takes to answer a refresh. @default what the provider takes */
  readonly refreshSeconds?: number;
}

/** Why a connection fails. */
export interface ConnectionFault {
  /** A known `ConnectionErrorType` or any other text. @default "token_refresh_failed" */
  readonly error_type?: string;
  /** @default a sentence that fits the type */
  readonly error_message?: string;
}

/** `mock.connections`: a user's accounts at providers, without the link flow. */
export interface ConnectionsFacade {
  /** Connects an account; its history arrives at once. */
  create(seed: ConnectionSeed): MockConnection;
  /** The user's live connections, oldest first. */
  list(user: UserRef): MockConnection[];
  /** Puts a connection into error; it delivers nothing until it recovers. */
  fail(connection: ConnectionRef, fault?: string | ConnectionFault): MockConnection;
  /** Brings a failed connection back; what it missed is pulled. */
  recover(connection: ConnectionRef): MockConnection;
  /** The user's devices that providers told of, in the order in which they were first seen. */
  devices(user: UserRef): ProviderDevice[];
  /** Gives a device another name, which `provider.device.updated` announces. */
  renameDevice(device: DeviceRef, name: string): ProviderDevice;
  /** Ends a connection, as a disconnect does. */
  remove(connection: ConnectionRef): void;
}

/** Makes the facade of one world. */
export function createConnectionsFacade(world: World): ConnectionsFacade {
  const shown = (connection: Connection): MockConnection => ({
    ...serializeConnection(world, connection, getActiveUser(world, connection.user_id)),
    connection_id: connection.connection_id,
    user_id: connection.user_id,
    provider: connection.provider,
  });
  return {
    create: ({ user, resources, ...rest }) =>
      shown(
        connect(world, {
          ...rest,
          user: { user_id: getUserId(user) },
          // A series may be called by its name in the path, too.
          resources: resources?.map((name) => (isSeriesName(name) ? getCatalogName(name) : name)),
        }),
      ),
    list: (user) => listLiveConnections(world, getActiveUser(world, getUserId(user)).user_id).map(shown),
    fail: (connection, fault = {}) => {
      const { error_type = "token_refresh_failed", error_message }: ConnectionFault =
        typeof fault === "string" ? { error_type: fault } : fault;
      return shown(failConnection(world, getConnection(world, connection), error_type, error_message));
    },
    recover: (connection) => shown(recoverConnection(world, getConnection(world, connection))),
    devices: (user) => {
      const { user_id } = getActiveUser(world, getUserId(user));
      return world.tables.devices.all("user", user_id).map(serializeDevice);
    },
    renameDevice: (device, name) =>
      serializeDevice(renameDevice(world, typeof device === "string" ? device : device.id, name)),
    remove: (connection) => {
      deregister(world, getConnection(world, connection));
    },
  };
}

function getConnection(world: World, ref: ConnectionRef): Connection {
  const connection = findConnection(world, ref);
  if (connection === undefined) throw createNotFoundError("Connection");
  return connection;
}

function findConnection(world: World, ref: ConnectionRef): Connection | undefined {
  if (typeof ref === "string") return world.tables.connections.get(ref);
  if ("connection_id" in ref) return world.tables.connections.get(ref.connection_id);
  return findLiveConnection(world, getUserId(ref.user), ref.provider);
}
