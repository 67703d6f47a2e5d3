import { createClient, type Client, type ClientOptions } from "sanguine";
import { openEnumPaths } from "../../src/generated/open-enum-paths.ts";
import { checkFacade } from "../arguments/check.ts";
import { areas } from "../arguments/table.ts";
import { createClock, type MockClock } from "../facades/clock.ts";
import type { MockFetch } from "./fetch.ts";
import { appointmentsFacade, type AppointmentsFacade } from "../facades/appointments.ts";
import { connectionsFacade, type ConnectionsFacade } from "../facades/connections.ts";
import { insuranceFacade, type InsuranceFacade } from "../facades/insurance.ts";
import { labAccountsFacade, type LabAccountsFacade } from "../facades/lab-accounts.ts";
import { linkFacade, type LinkFacade } from "../facades/link.ts";
import { labReportsFacade, type LabReportsFacade } from "../facades/lab-reports.ts";
import { ordersFacade, type OrdersFacade } from "../facades/orders.ts";
import { resumeProgress } from "../domain/orders/lifecycle/progress.ts";
import type { SettingsFacade } from "../domain/settings.ts";
import { registerTasks } from "../domain/tasks.ts";
import { timeseriesFacade, type TimeseriesFacade } from "../facades/timeseries.ts";
import { usersFacade, type UsersFacade } from "../facades/users.ts";
import { createWorld, type World, type WorldOptions } from "../domain/world.ts";
import { areFaultRecords, Faults } from "../faults/faults.ts";
import { isUnknownValuesOptions, UnknownValues } from "../unknown-values/unknown-values.ts";
import { IdempotencyKeys } from "../http/idempotency.ts";
import type { Team } from "../http/credentials.ts";
import { Journal } from "../journal/journal.ts";
import type { DeliveryTools } from "../webhooks/send.ts";
import { type WebhooksFacade, webhooksFacade } from "../facades/webhooks.ts";
import { connectWebhooks, type WebhookParts } from "../webhooks/webhooks.ts";
import type { Snapshot } from "../store/undo.ts";
import type { WorldExport } from "../store/world-export.ts";

/** One team: its data, its clock, its faults and its journal, of which no other team sees anything. */
export interface MockTeam {
  /** Address for clients, without a trailing slash. */
  readonly url: string;
  /** Address of the link page, as clients of `url` are given it. */
  readonly linkUrl: string;
  /** The team credential. Not enumerable, so that printing a team does not show it. */
  readonly apiKey: string;
  /** A fetch that the mock answers without any network. */
  readonly fetch: MockFetch;
  /** A client of the team. It sleeps and reads the time by the team's clock. */
  client(options?: Partial<ClientOptions>): Client;

  readonly users: UsersFacade;
  readonly insurance: InsuranceFacade;
  readonly connections: ConnectionsFacade;
  readonly link: LinkFacade;
  readonly timeseries: TimeseriesFacade;
  readonly labAccounts: LabAccountsFacade;
  readonly orders: OrdersFacade;
  readonly appointments: AppointmentsFacade;
  readonly labReports: LabReportsFacade;
  readonly webhooks: WebhooksFacade;

  readonly clock: MockClock;
  readonly settings: TeamSettings;
  readonly faults: Faults;
  readonly unknownValues: UnknownValues;
  /** What was asked of the team. */
  readonly requests: Journal;

  /** Notes the present state, at no cost. */
  snapshot(): Snapshot;
  /** Returns to a snapshot, as often as wanted. The journal stays. */
  restore(snapshot: Snapshot): void;
  /** Returns to the state of a new team, and empties the journal. */
  reset(): void;
  /** The whole state as plain JSON, link tokens and the secrets of webhooks included; the team credential is not part of it. */
  export(): WorldExport;
  /** Replaces the whole state by an exported one. */
  import(exported: unknown): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** The switches of a team. */
export type TeamSettings = SettingsFacade;

/** What a team is made of. */
export interface TeamParts {
  readonly world: WorldOptions;
  readonly journalSize: number | undefined;
  readonly delivery: DeliveryTools;
}

/** Makes the state of one team. */
export function createTeam({ world: options, journalSize, delivery: tools }: TeamParts): TeamState {
  const world = createWorld(options);
  registerTasks(world);
  const unknownValues = new UnknownValues(
    openEnumPaths,
    world.cell("unknownValues", null, isUnknownValuesOptions),
  );
  const journal = new Journal(journalSize);
  return {
    world,
    faults: new Faults(world.cell("faults", [], areFaultRecords)),
    unknownValues,
    idempotencyKeys: new IdempotencyKeys(world),
    journal,
    webhooks: connectWebhooks(world, { tools, unknownValues, journal }),
    tools,
  };
}

/** All that a team is, the parts included that no request reaches. */
export interface TeamState extends Team {
  readonly webhooks: WebhookParts;
  readonly tools: DeliveryTools;
}

/** Where a mock seems to be. */
export interface Addresses {
  readonly url: string;
  readonly linkUrl: string;
}

/** Makes what a test holds of a team. */
export function presentTeam(team: TeamState, { url, linkUrl }: Addresses, fetch: MockFetch): MockTeam {
  const { world, faults, unknownValues, journal, webhooks, tools } = team;
  const { apiKey } = world.team;
  const clock = createClock(world, () => refuseReceivers(tools));
  const settings: TeamSettings = {
    get: () => world.settings.get(),
    set: (values) => world.settings.set(values),
  };
  const presented: MockTeam = {
    url,
    linkUrl,
    apiKey,
    fetch,
    // The key of a mock opens nothing real, so a page may hold it.
    client: (options) =>
      createClient({
        baseUrl: url,
        apiKey,
        fetch,
        dangerouslyAllowBrowser: true,
        allowInsecureHttp: true,
        ...clockOf(world),
        ...options,
      }),
    users: checkFacade("mock.users", usersFacade(world), areas.users),
    insurance: checkFacade("mock.insurance", insuranceFacade(world), areas.insurance),
    connections: checkFacade("mock.connections", connectionsFacade(world), areas.connections),
    link: checkFacade("mock.link", linkFacade(world, linkUrl), areas.link),
    timeseries: checkFacade("mock.timeseries", timeseriesFacade(world), areas.timeseries),
    labAccounts: checkFacade("mock.labAccounts", labAccountsFacade(world), areas.labAccounts),
    orders: checkFacade("mock.orders", ordersFacade(world), areas.orders),
    appointments: checkFacade("mock.appointments", appointmentsFacade(world), areas.appointments),
    labReports: checkFacade("mock.labReports", labReportsFacade(world), areas.labReports),
    webhooks: checkFacade("mock.webhooks", webhooksFacade(world, webhooks), areas.webhooks),
    clock: checkFacade("mock.clock", clock, areas.clock, ["advance", "advanceTo"]),
    settings: checkFacade("mock.settings", settings, areas.settings),
    faults: checkFacade("mock.faults", faults, areas.faults),
    unknownValues: checkFacade("mock.unknownValues", unknownValues, areas.unknownValues),
    requests: checkFacade("mock.requests", journal, areas.requests),
    snapshot: () => world.snapshot(),
    restore: (snapshot) => {
      world.restore(snapshot);
      resumeProgress(world);
    },
    reset: () => {
      world.reset();
      journal.clear();
    },
    export: () => world.export(),
    import: (exported) => {
      world.import(exported);
      resumeProgress(world);
    },
    idle: async () => {
      refuseReceivers(tools);
      webhooks.deliveries.dispatchPending();
      await world.idle();
      await webhooks.deliveries.waitForUnawaited();
    },
  };
  Object.defineProperty(presented, "apiKey", { enumerable: false });
  return presented;
}

/** A delivery is waited for, so its receiver would wait for itself. @throws where a receiver calls */
function refuseReceivers(tools: DeliveryTools): void {
  if (!tools.isInsideReceiver()) return;
  throw new Error(
    "A receiver of webhooks cannot await mock.clock.advance or mock.idle: both wait for the receiver. Do it in the test, after the delivery.",
  );
}

/** How a client lives by a team's clock: waiting moves a frozen clock on, and takes its time where the clock runs. */
function clockOf(world: World): Pick<ClientOptions, "now" | "sleep"> {
  const now = (): number => world.now();
  return world.clock.mode === "running" ? { now } : { now, sleep: (ms) => world.scheduler.sleep(ms) };
}
