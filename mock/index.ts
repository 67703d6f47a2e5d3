/**
 * The whole service in memory. It runs wherever fetch does, and needs neither MSW nor Node.
 *
 * @module sanguine/mock
 */
import { operations } from "../src/generated/operations.ts";
import { strictOperations } from "../src/generated/schemas/strict.ts";
import { checkArguments } from "./arguments/check.ts";
import { createMockParameters, teamParameters } from "./arguments/table.ts";
import { loadOnce } from "./kernel/load-once.ts";
import { isControlPath } from "./control/names.ts";
import { createDeliveryTools } from "./core/delivery.ts";
import { createFetch, type MockCore } from "./core/fetch.ts";
import { readReportInWorker } from "./adapters/report-reader.ts";
import type { MockResponse, MockRequest } from "./http/exchange.ts";
import type { PageKeys } from "./link-page/exchange.ts";
import { isLinkPagePath, linkPagePath } from "./link-page/mount.ts";
import { splitAddress } from "./http/address.ts";
import type { Handlers } from "./http/handler.ts";
import { handlers } from "./http/handlers/index.ts";
import { Pipeline } from "./http/pipeline.ts";
import { Router } from "./http/router.ts";
import { type OrderProgress, readProgress } from "./domain/orders/lifecycle/policy.ts";
import { NamedTeams } from "./core/named-teams.ts";
import { defaultToken, readOptions, type MockOptions, type TeamOptions } from "./core/options.ts";
import type { MockTeam } from "./core/team.ts";
import type { ReadReport } from "./report-parser/read.ts";
import { publicRoutes } from "./http/public-routes.ts";
import type { DeliveryTools } from "./webhooks/send.ts";

export type { OperationId } from "../src/generated/operations.ts";
export type { MockClock } from "./facades/clock.ts";
export type { MockOperation, MockCore, MockFetch } from "./core/fetch.ts";
export type {
  AppointmentRef,
  AppointmentSeed,
  AppointmentsFacade,
  LabDecisionOptions,
} from "./facades/appointments.ts";
export type { LabDecisionOutcome } from "./domain/appointments/lab-decision.ts";
export type {
  ConnectionRef,
  ConnectionSeed,
  ConnectionsFacade,
  DeviceRef,
  FaultSeed,
  MockConnection,
} from "./facades/connections.ts";
export type { InsuranceFacade, InsuranceSeed } from "./facades/insurance.ts";
export type { TokenState } from "./domain/link/admission.ts";
export type {
  LinkFacade,
  LinkTokenRef,
  LinkTokenSeed,
  MockLinkOutcome,
  MockLinkToken,
} from "./facades/link.ts";
export type { ConsentInput } from "./domain/link/oauth.ts";
export type { LinkOutcome, MfaPrompt } from "./domain/link/outcome.ts";
export type { PatientInfoSeed } from "./domain/patients/synthetic-patient.ts";
export type {
  LabAccountFields,
  LabAccountFilter,
  LabAccountRef,
  LabAccountsFacade,
  LabAccountSeed,
} from "./facades/lab-accounts.ts";
export type { Explanation, Planned } from "./domain/orders/lifecycle/explain.ts";
export type { LabReportOutcome, ReportSeed, ReportedResult } from "./domain/lab-reports/answer.ts";
export type { LabReportsFacade, ParsingJobRef, ParsingJobSeed } from "./facades/lab-reports.ts";
export type { FailureReason } from "./domain/lab-reports/table.ts";
export type { OrderMove, OrderRef, OrdersFacade } from "./facades/orders.ts";
export type { PatientInput } from "./domain/orders/intake/patient.ts";
export type { AddressInput } from "./domain/orders/intake/addresses.ts";
export type { OrderProgress, ProgressPolicy } from "./domain/orders/lifecycle/policy.ts";
export type { ResultInterpretation } from "./domain/orders/results/outcome.ts";
export type { ResultSeed } from "./domain/orders/results/override.ts";
export type { OrderSeed } from "./domain/orders/seeding/seed-order.ts";
export type { OrderChanges } from "./domain/orders/lifecycle/set.ts";
export type { Method } from "./domain/orders/lifecycle/statuses.ts";
export type { BillType } from "./catalog/labs/lab.ts";
export type { Preset, SettingChanges, SettingName, SettingValues } from "./domain/settings.ts";
export type { Added, PointSeed, PointsSeed, SeriesChoice } from "./domain/timeseries/explicit.ts";
export type { MockSession, SeriesRange, SourcedPoint, TimeseriesFacade } from "./facades/timeseries.ts";
export type { SeriesName } from "./domain/timeseries/profiles/index.ts";
export type { RangeInput } from "./domain/timeseries/query.ts";
export type { Source } from "./domain/timeseries/table.ts";
export type { UserFields } from "./domain/users/fields.ts";
export type { UserRef, UserSeed, UsersFacade } from "./facades/users.ts";
export type { Fault, FaultRule, Faults, NetworkFault } from "./faults/faults.ts";
export type { UnknownValues, UnknownValuesOptions } from "./unknown-values/unknown-values.ts";
export type { MockAbort, MockResponse, MockRequest, MockResult } from "./http/exchange.ts";
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
export type { MockOptions, TeamOptions } from "./core/options.ts";
export type { Snapshot } from "./store/undo.ts";
export type { WorldExport } from "./store/world-export.ts";
export type { MockTeam, TeamSettings } from "./core/team.ts";
export type {
  WebhookUrlSeed,
  WebhookHandlerSeed,
  WebhookSeed,
  WebhookEndpointOptions,
} from "./webhooks/endpoint.ts";
export type { EndpointRef, MessageRef, WebhooksFacade } from "./facades/webhooks.ts";
export type { WebhookEventType, WebhookEventTypeFilter } from "./webhooks/event-types.ts";
export type { MockWebhook, WebhookAttempt, WebhookEndpoint } from "./webhooks/present.ts";
export type { WebhookHandler } from "./webhooks/send.ts";
export type { MessageStatus, WebhookHeaderNames } from "./domain/webhooks/table.ts";

/** The whole service in memory: one core, which every door leads to, and the team that it was made with. */
export interface Mock extends MockTeam, MockCore {
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
  linkPage(request: MockRequest, keys: PageKeys): Promise<MockResponse | null>;
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
  const control = loadOnce(async () => {
    const { ControlApi } = await import("./control/api.ts");
    return new ControlApi({
      token: () => controlToken,
      prefix,
      teams: (base) => teams.at(base, fetch),
      make: (wanted) => teams.make(wanted, fetch),
    });
  });
  const page = loadOnce(async () => {
    const { LinkPage } = await import("./link-page/page.ts");
    return new LinkPage({ teams: teams.registry, mount, prefix });
  });
  const mount = linkPagePath(settings.linkUrl);
  const answering: MockCore = {
    url,
    operations: [...Object.values(operations), ...publicRoutes],
    handle: (request) =>
      isControlPath(splitAddress(request.url, prefix).path)
        ? control().then((api) => api.handle(request))
        : pipeline.handle(request),
  };
  const fetch = createFetch(answering);
  const first = teams.first(fetch);
  const own: Omit<Mock, keyof MockTeam | keyof MockCore> = {
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
