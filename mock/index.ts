/**
 * The whole service in memory. It runs wherever fetch does, and needs neither MSW nor Node.
 *
 * @module sanguine/mock
 */
import { operations } from "../src/generated/operations.ts";
import { strictOperations } from "../src/generated/schemas/strict.ts";
import { createDeliveryTools } from "./doors/delivering.ts";
import { createFetch, type Answering } from "./doors/fetch.ts";
import type { Handlers } from "./http/handler.ts";
import { handlers } from "./http/handlers/index.ts";
import { Pipeline } from "./http/pipeline.ts";
import { Router } from "./http/router.ts";
import { sideRoutes } from "./http/side-routes.ts";
import { uuidFrom } from "./kernel/ids.ts";
import {
  defaultKey,
  readKey,
  readNow,
  readOptions,
  readPreset,
  type MockOptions,
  type MockSettings,
  type TeamOptions,
} from "./options.ts";
import { createTeam, presentTeam, type MockTeam, type TeamParts } from "./team.ts";
import { TeamRegistry } from "./teams.ts";
import type { DeliveryTools } from "./webhooks/send.ts";

export type { OperationId } from "../src/generated/operations.ts";
export type { MockClock } from "./clock.ts";
export type { Answered, Answering, MockFetch } from "./doors/fetch.ts";
export type {
  AppointmentRef,
  AppointmentSeed,
  AppointmentsFacade,
  LaboratoryWish,
} from "./domain/appointments/facade.ts";
export type { LaboratoryOutcome } from "./domain/appointments/laboratory-answer.ts";
export type {
  ConnectionRef,
  ConnectionSeed,
  ConnectionsFacade,
  FaultSeed,
  MockConnection,
} from "./domain/connections/facade.ts";
export type { InsuranceFacade, InsuranceSeed } from "./domain/insurance/facade.ts";
export type { PatientInfoSeed } from "./domain/people/made-up.ts";
export type {
  LabAccountFields,
  LabAccountFilter,
  LabAccountRef,
  LabAccountsFacade,
  LabAccountSeed,
} from "./domain/laboratory/facade.ts";
export type { Explanation, Planned } from "./domain/orders/explain.ts";
export type { ReportAnswer, ReportSeed, ReportedResult } from "./domain/lab-reports/answer.ts";
export type { LabReportsFacade, ParsingJobRef, ParsingJobSeed } from "./domain/lab-reports/facade.ts";
export type { FailureReason } from "./domain/lab-reports/table.ts";
export type { OrderMove, OrderRef, OrdersFacade } from "./domain/orders/facade.ts";
export type { PatientInput } from "./domain/orders/making/patient.ts";
export type { AddressInput } from "./domain/orders/making/places.ts";
export type { ProgressPolicy } from "./domain/orders/policy.ts";
export type { Judgement } from "./domain/orders/results/outcome.ts";
export type { ResultSeed } from "./domain/orders/results/override.ts";
export type { OrderSeed } from "./domain/orders/seeded.ts";
export type { OrderChanges } from "./domain/orders/set.ts";
export type { Method } from "./domain/orders/statuses.ts";
export type { BillType } from "./catalog/labs/lab.ts";
export type { Preset, SettingChanges, SettingName, SettingValues } from "./domain/settings.ts";
export type { Added, PointSeed, PointsSeed, SeriesChoice } from "./domain/timeseries/explicit.ts";
export type { MockSession, SeriesRange, SourcedPoint, TimeseriesFacade } from "./domain/timeseries/facade.ts";
export type { SeriesName } from "./domain/timeseries/profiles/index.ts";
export type { RangeInput } from "./domain/timeseries/query.ts";
export type { Source } from "./domain/timeseries/table.ts";
export type { UserFields } from "./domain/users/fields.ts";
export type { UserRef, UserSeed, UsersFacade } from "./domain/users/facade.ts";
export type { Fault, FaultRule, Faults, NetworkFault } from "./faults/faults.ts";
export type { Future, FutureOptions } from "./future/future.ts";
export type { MockAbort, MockAnswer, MockRequest, MockResult } from "./http/exchange.ts";
export type { Handlers } from "./http/handler.ts";
export type {
  Journal,
  JournalEntry,
  JournalFilter,
  JournalRequest,
  JournalWarning,
  Violation,
} from "./journal/journal.ts";
export type { ClockMode } from "./kernel/clock.ts";
export type { MockOptions, TeamOptions } from "./options.ts";
export type { Snapshot } from "./store/undo.ts";
export type { WorldExport } from "./store/transfer.ts";
export type { MockTeam, TeamSettings } from "./team.ts";
export type { WebhookAddress, WebhookFunction, WebhookSeed, WebhookTerms } from "./webhooks/endpoint.ts";
export type { EndpointRef, MessageRef, WebhooksFacade } from "./webhooks/facade.ts";
export type { WebhookKind, WebhookKindFilter } from "./webhooks/kinds.ts";
export type { MockWebhook, WebhookAttempt, WebhookEndpoint } from "./webhooks/present.ts";
export type { WebhookHandler } from "./webhooks/send.ts";
export type { MessageStatus, WebhookHeaderNames } from "./domain/webhooks/table.ts";

/** The whole service in memory: one core, which every door leads to, and the team that it was made with. */
export interface Mock extends MockTeam, Answering {
  /** Makes another team at the same address, with a key of its own; neither sees anything of the other. */
  team(options?: TeamOptions): MockTeam;
  /** Every team, the one that the mock was made with first. */
  teams(): readonly MockTeam[];
  /** Passes on real time that went by, in milliseconds, to every team whose clock runs. A door that serves it does so. */
  tick(elapsed: number): Promise<void>;
}

/** What only the mock's own tests change. */
export interface CreateMockInternals {
  /** Handlers in place of the mock's own. */
  readonly handlers?: Partial<Handlers>;
  /** How webhooks are sent and receivers watched, in place of the runtime's own means. */
  readonly delivery?: Partial<DeliveryTools>;
}

/**
 * Makes a mock of the service. It opens no connection, starts no timer and reads no clock of the machine.
 *
 * @example
 * ```ts
 * import { createMock } from "sanguine/mock";
 *
 * const mock = createMock({ seed: "suite", now: "2026-01-15T09:00:00Z" });
 * const client = mock.client();
 * const user = await client.users.create({ client_user_id: "u-42" });
 * console.log(mock.users.get(user).created_on);
 * ```
 */
export function createMock(options: MockOptions = {}, internals: CreateMockInternals = {}): Mock {
  const settings = readOptions(options);
  const { seed, url, apiKey } = settings;
  const delivery = { ...createDeliveryTools(), ...internals.delivery };
  const firstTeam = createTeam({ ...partsOf(settings, seed, apiKey), delivery });
  const teams = new TeamRegistry(firstTeam);
  const pipeline = new Pipeline({
    router: new Router(Object.values(operations)),
    schemas: strictOperations,
    handlers: { ...handlers, ...internals.handlers },
    teams,
    urls: { base: url, link: settings.linkUrl },
    prefix: settings.prefix,
    seed,
  });
  const answering: Answering = {
    url,
    operations: [...Object.values(operations), ...sideRoutes],
    handle: (request) => pipeline.handle(request),
  };
  const fetch = createFetch(answering);
  const addresses = { url, linkUrl: settings.linkUrl ?? `${url}/link` };
  const first = presentTeam(firstTeam, addresses, fetch);
  const presented = new Map<string, MockTeam>([["team-1", first]]);
  const team = ({ name = freeName(presented), apiKey: key, now, preset }: TeamOptions = {}): MockTeam => {
    if (presented.has(name)) throw new TypeError(`Another team of this mock is named "${name}" already.`);
    const own = `${seed}/${name}`;
    const start = now === undefined ? settings.start : readNow(now);
    const changed = { ...settings, start, preset: readPreset(preset ?? settings.preset) };
    const added = createTeam({ ...partsOf(changed, own, readKey(key ?? defaultKey(own))), delivery });
    teams.add(added);
    const made = presentTeam(added, addresses, fetch);
    presented.set(name, made);
    return made;
  };
  const everyTeam = (): readonly MockTeam[] => [...presented.values()];
  const tick = (elapsed: number): Promise<void> => teams.tick(elapsed);
  const mock = Object.defineProperties(
    { ...answering, team, teams: everyTeam, tick },
    Object.getOwnPropertyDescriptors(first),
  ) as Mock;
  // Whoever prints a mock wants to see no table of operations.
  return Object.defineProperty(mock, "operations", { enumerable: false });
}

/** The first of "team-2", "team-3" and so on that no team is named. */
function freeName(taken: ReadonlyMap<string, MockTeam>): string {
  let number = taken.size + 1;
  while (taken.has(`team-${number}`)) number += 1;
  return `team-${number}`;
}

function partsOf(settings: MockSettings, seed: string, apiKey: string): Omit<TeamParts, "delivery"> {
  const { start, clock, preset, journalSize, pageSize, url } = settings;
  return {
    world: {
      team: { id: uuidFrom(seed, "team", 1), apiKey },
      seed,
      url,
      start,
      mode: clock,
      preset,
      pageSize,
    },
    journalSize,
  };
}
