import { findProvider, getProviderSlugs, type CatalogProvider } from "../../catalog/providers.ts";
import { DAY } from "../../kernel/time.ts";
import { createBadRequestError, createValidationError, createNotFoundError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { listScopes } from "./availability.ts";
import { storeDevices } from "./devices.ts";
import { emitConnected, emitFailed, emitHistory } from "./events.ts";
import { scheduleDailyData } from "./daily-schedule.ts";
import { closeIngestion, getIngestionEnd, openIngestion } from "./ingestion.ts";
import { buildAccountKey, type Connection, type ConnectionFaultType } from "./table.ts";

/** Options of a new connection. */
export interface ConnectInput {
  readonly user: { readonly user_id: string };
  readonly provider: string;
  /** @default all resources of the provider */
  readonly resources?: readonly string[];
  /** Scopes that the user grants. @default all scopes that are not denied */
  readonly granted?: readonly string[];
  /** Scopes that the user denies. @default all scopes that are not granted, or none */
  readonly denied?: readonly string[];
  /** @default false */
  readonly demo?: boolean;
  /** Days of history to pull. @default the history of the provider */
  readonly historyDays?: number;
  /** Duration of a refresh, in seconds. @default the duration of the provider */
  readonly refreshSeconds?: number;
}

/**
 * Connects a user to a provider and pulls the history. A second connection to the same provider replaces the first.
 * Throws ServiceError 400 instead when the team rejects duplicates.
 */
export function connect(world: World, input: ConnectInput): Connection {
  const user = getActiveUser(world, input.user.user_id);
  const provider = getProvider(input.provider);
  const consent = buildConsent(provider, input);
  const resources = selectResources(provider, input.resources);
  const earlier = findLiveConnection(world, user.user_id, provider.slug);
  if (isRejectedDuplicate(world, earlier)) {
    throw createBadRequestError(
      "This user is already connected to this provider, and the setting rejectDuplicateConnections is on.",
    );
  }
  if (earlier !== undefined) deregister(world, earlier);
  const now = world.now();
  const connection = world.tables.connections.insert({
    connection_id: world.ids.uuid("connection"),
    user_id: user.user_id,
    provider: provider.slug,
    created_on: now,
    ended_at: null,
    resources,
    ...consent,
    external_user_id: hasAccounts(provider) ? world.ids.token("external_user", 16) : null,
    error: null,
    demo: input.demo ?? false,
    refresh_seconds: input.refreshSeconds ?? provider.refresh_seconds,
  });
  const history = (input.historyDays ?? provider.backfill_days) * DAY;
  const segment = openIngestion(world, connection, user, now - history);
  emitConnected(world, connection);
  storeDevices(world, connection);
  emitHistory(world, connection, segment);
  scheduleDailyData(world, connection, { since: now, date: null });
  return connection;
}

/** Tells whether the team rejects a connection beside this one. A connection in error can be replaced: that repairs it. */
export function isRejectedDuplicate(world: World, earlier: Connection | undefined): boolean {
  return earlier?.error === null && world.settings.get().rejectDuplicateConnections;
}

/** Ends a connection. Its data stays readable; no further data arrives. */
export function deregister(world: World, connection: Connection): Connection {
  const live = getLiveConnection(world, connection);
  closeIngestion(world, live.connection_id);
  return world.tables.connections.update(live.connection_id, { ended_at: world.now() });
}

export function deregisterAll(world: World, userId: string): void {
  for (const connection of listLiveConnections(world, userId)) deregister(world, connection);
}

const errorMessages: Readonly<Record<ConnectionFaultType, string>> = {
  token_refresh_failed: "The provider no longer accepts the token of this account.",
  webhook_registration_failed: "The provider rejected the subscription to updates of this account.",
  user_not_found: "The provider no longer knows this account.",
  deregistered_per_provider: "The user removed the access on the provider's side.",
  required_scopes_not_granted: "The user did not grant a scope that is required.",
  provider_credential_error: "The provider no longer accepts the credentials of this account.",
  provider_password_expired: "The password of this account has expired.",
  unknown: "The connection failed for an unknown reason.",
};

/** Fails a connection. It delivers no data until it recovers. */
export function failConnection(
  world: World,
  connection: Connection,
  errorType: ConnectionFaultType,
  message?: string,
): Connection {
  const live = getLiveConnection(world, connection);
  const error = {
    error_type: errorType,
    error_message: message ?? errorMessages[errorType],
    errored_at: world.now(),
  };
  closeIngestion(world, live.connection_id);
  const failed = world.tables.connections.update(live.connection_id, { error });
  emitFailed(world, failed, error);
  return failed;
}

/** Recovers a failed connection and pulls the data that it missed. Returns a healthy connection unchanged. */
export function recoverConnection(world: World, connection: Connection): Connection {
  const live = getLiveConnection(world, connection);
  if (live.error === null) return live;
  const user = getActiveUser(world, live.user_id);
  const missedSince = getIngestionEnd(world, live) ?? live.error.errored_at;
  const healthy = world.tables.connections.update(live.connection_id, { error: null });
  openIngestion(world, healthy, user, missedSince);
  return healthy;
}

export function findLiveConnection(world: World, userId: string, provider: string): Connection | undefined {
  return world.tables.connections.find("live", buildAccountKey(userId, provider));
}

export function listLiveConnections(world: World, userId: string): readonly Connection[] {
  return world.tables.connections.all("liveOfUser", userId);
}

/** Returns the provider with this slug. Throws ServiceError 422 that lists the valid slugs. */
export function getProvider(
  slug: string,
  loc: readonly (string | number)[] = ["body", "provider"],
): CatalogProvider {
  const provider = findProvider(slug);
  if (provider !== undefined) return provider;
  const expected = getProviderSlugs()
    .map((each) => `'${each}'`)
    .join(", ");
  throw createValidationError(loc, "enum", `Input should be one of ${expected}`, slug, { expected });
}

function hasAccounts(provider: CatalogProvider): boolean {
  return provider.auth_type !== null && provider.auth_type !== "sdk";
}

function getLiveConnection(world: World, connection: Connection): Connection {
  const current = world.tables.connections.get(connection.connection_id);
  if (current === undefined || current.ended_at !== null) throw createNotFoundError("Connection");
  return current;
}

function selectResources(
  provider: CatalogProvider,
  requested: readonly string[] | undefined,
): readonly string[] {
  if (requested === undefined) return provider.supported_resources;
  return selectKnown(provider.supported_resources, requested, "resources", provider.name);
}

/** Sorts every scope of the provider into granted or denied, from either or both lists. */
export function buildConsent(
  provider: CatalogProvider,
  { granted, denied }: Pick<ConnectInput, "granted" | "denied">,
): Pick<Connection, "granted" | "denied"> {
  const all = listScopes(provider);
  const yes = selectKnown(all, granted ?? all, "scopes", provider.name);
  const no = selectKnown(all, denied ?? all.filter((scope) => !yes.includes(scope)), "scopes", provider.name);
  return {
    granted: yes.filter((scope) => !no.includes(scope)),
    denied: all.filter((scope) => no.includes(scope) || !yes.includes(scope)),
  };
}

function selectKnown(
  known: readonly string[],
  chosen: readonly string[],
  what: string,
  name: string,
): readonly string[] {
  const unknown = chosen.filter((each) => !known.includes(each));
  if (unknown.length === 0) return [...new Set(chosen)];
  throw createBadRequestError(
    `${name} has no ${what} named ${unknown.join(", ")}. It has ${known.join(", ") || "none"}.`,
  );
}
