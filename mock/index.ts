/**
 * The whole service in memory. It runs wherever fetch does, and needs neither MSW nor Node.
 *
 * @module sanguine/mock
 */
import { operations } from "../src/generated/operations.ts";
import { strictOperations } from "../src/generated/schemas/strict.ts";
import { checkArguments } from "./arguments/check.ts";
import { createMockParameters, teamParameters } from "./arguments/table.ts";
import { late } from "./catalog/late.ts";
import { isControlPath } from "./control/names.ts";
import { createDeliveryTools } from "./doors/delivering.ts";
import { createFetch, type Answering } from "./doors/fetch.ts";
import { readReportInWorker } from "./doors/report-reader.ts";
import type { MockAnswer, MockRequest } from "./http/exchange.ts";
import type { PageKeys } from "./link-page/exchange.ts";
import { isLinkPagePath, linkPagePath } from "./link-page/mount.ts";
import { splitAddress } from "./http/address.ts";
import type { Handlers } from "./http/handler.ts";
import { handlers } from "./http/handlers/index.ts";
import { Pipeline } from "./http/pipeline.ts";
import { Router } from "./http/router.ts";
import { type OrderProgress, readProgress } from "./domain/orders/policy.ts";
import { NamedTeams } from "./named-teams.ts";
import { defaultToken, readOptions, type MockOptions, type TeamOptions } from "./options.ts";
import type { MockTeam } from "./team.ts";
import type { ReadReport } from "./reports/read.ts";
import { sideRoutes } from "./http/side-routes.ts";
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
  DeviceRef,
  FaultSeed,
  MockConnection,
} from "./domain/connections/facade.ts";
export type { InsuranceFacade, InsuranceSeed } from "./domain/insurance/facade.ts";
export type { TokenState } from "./domain/link/admission.ts";
export type {
  LinkFacade,
  LinkTokenRef,
  LinkTokenSeed,
  MockLinkOutcome,
  MockLinkToken,
} from "./domain/link/facade.ts";
export type { ConsentInput } from "./domain/link/oauth.ts";
export type { LinkOutcome, MfaPrompt } from "./domain/link/outcome.ts";
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
export type { OrderProgress, ProgressPolicy } from "./domain/orders/policy.ts";
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
export type { PageKeys } from "./link-page/exchange.ts";
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
  /** What opens the control API. Not enumerable, so that printing a mock does not show it. */
  readonly controlToken: string;
  /**
   * Puts another control token in the place of one that derives from the seed; one that was given stays. A server that can
   * be reached from other machines does so.
   */
  replaceControlToken(token: string): void;
  /** Makes another team at the same address, with a key of its own; neither sees anything of the other. */
  team(options?: TeamOptions): MockTeam;
  /** Every team, the one that the mock was made with first. */
  teams(): readonly MockTeam[];
  /** Passes on real time that went by, in milliseconds, to every team whose clock runs. A door that serves it does so. */
  tick(elapsed: number): Promise<void>;
  /**
   * Says how orders move of every team that was told nothing by `orders.policy`. A server that is given `orders` does so.
   * @default "manual"
   */
  setOrderProgress(progress: OrderProgress): void;
  /**
   * Answers a request to the link page; null where it is not for that. A door that people's browsers reach asks this
   * first, and brings the randomness that the page needs.
   */
  linkPage(request: MockRequest, keys: PageKeys): Promise<MockAnswer | null>;
}

/** What only the mock's own tests change. */
export interface CreateMockInternals {
  /** Handlers in place of the mock's own. */
  readonly handlers?: Partial<Handlers>;
  /** How webhooks are sent and receivers watched, in place of the runtime's own means. */
  readonly delivery?: Partial<DeliveryTools>;
  /** Reads uploaded PDFs. @default in a worker, where the runtime has one */
  readonly readReport?: ReadReport;
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
  checkArguments("createMock", createMockParameters, [options]);
  const settings = readOptions(options);
  const { seed, url, prefix } = settings;
  let { controlToken } = settings;
  const teams = new NamedTeams(settings, {
    delivery: { ...createDeliveryTools(), ...internals.delivery },
    readReport: internals.readReport ?? readReportInWorker,
  });
  const pipeline = new Pipeline({
    router: new Router(Object.values(operations)),
    schemas: strictOperations,
    handlers: { ...handlers, ...internals.handlers },
    teams: teams.registry,
    urls: { base: url, link: settings.linkUrl },
    prefix,
    seed,
  });
  const control = late(async () => {
    const { ControlApi } = await import("./control/api.ts");
    return new ControlApi({
      token: () => controlToken,
      prefix,
      teams: (base) => teams.at(base, fetch),
      make: (wanted) => teams.make(wanted, fetch),
    });
  });
  const page = late(async () => {
    const { LinkPage } = await import("./link-page/page.ts");
    return new LinkPage({ teams: teams.registry, mount, prefix });
  });
  const mount = linkPagePath(settings.linkUrl);
  const answering: Answering = {
    url,
    operations: [...Object.values(operations), ...sideRoutes],
    handle: (request) =>
      isControlPath(splitAddress(request.url, prefix).path)
        ? control().then((api) => api.handle(request))
        : pipeline.handle(request),
  };
  const fetch = createFetch(answering);
  const first = teams.first(fetch);
  const own: Omit<Mock, keyof MockTeam | keyof Answering> = {
    get controlToken() {
      return controlToken;
    },
    replaceControlToken: (token) => {
      if (controlToken === defaultToken(seed)) controlToken = token;
    },
    team: (wanted = {}) => {
      checkArguments("mock.team", teamParameters, [wanted]);
      return teams.make(wanted, fetch).team;
    },
    teams: () => teams.all(),
    tick: (elapsed) => teams.registry.tick(elapsed),
    setOrderProgress: (progress) => teams.setOrderProgress(readProgress(progress)),
    linkPage: async (request, keys) =>
      isLinkPagePath(splitAddress(request.url, prefix).path, mount)
        ? (await page()).handle(request, keys)
        : null,
  };
  const mock = Object.defineProperties(
    { ...answering },
    { ...Object.getOwnPropertyDescriptors(own), ...Object.getOwnPropertyDescriptors(first) },
  ) as Mock;
  // Whoever prints a mock wants to see no table of operations, and nobody else is to see what opens it.
  for (const name of ["operations", "controlToken"]) Object.defineProperty(mock, name, { enumerable: false });
  return mock;
}
