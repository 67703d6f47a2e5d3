import { createClient } from "sanguine";
import { nullablePaths, webhookNullablePaths } from "../../src/generated/nullable-paths.ts";
import { openEnumPaths, webhookOpenEnumPaths } from "../../src/generated/open-enum-paths.ts";
import { checkArguments, checkFacade } from "../tools/arguments/check.ts";
import { areas, overrideParameters } from "../tools/arguments/table.ts";
import { resumeProgress } from "../domain/orders/lifecycle/progress.ts";
import type { SettingsFacade } from "../domain/settings.ts";
import { registerTasks } from "../domain/tasks.ts";
import { createWorld, type WorldOptions } from "../domain/world.ts";
import { createAppointmentsFacade } from "../tools/appointments.ts";
import { createClockFacade } from "../tools/clock.ts";
import { createConnectionsFacade } from "../tools/connections.ts";
import { createInsuranceFacade } from "../tools/insurance.ts";
import { createLabAccountsFacade } from "../tools/lab-accounts.ts";
import { createLabReportsFacade } from "../tools/lab-reports.ts";
import { createLinkFacade } from "../tools/link.ts";
import { createOrdersFacade } from "../tools/orders.ts";
import { createRequestsFacade } from "../tools/requests.ts";
import type { MockFetch, MockTeam } from "../tools/team.ts";
import { listScenarios, seedScenario } from "../tools/scenarios.ts";
import { createTimeseriesFacade } from "../tools/timeseries.ts";
import { createUsersFacade } from "../tools/users.ts";
import { createWebhooksFacade } from "../tools/webhooks.ts";
import { areFaultRecords, Faults } from "../faults/faults.ts";
import type { Team } from "../http/credentials.ts";
import { IdempotencyKeys } from "../http/idempotency.ts";
import type { OverrideFunction } from "../http/override.ts";
import { Overrides } from "../http/overrides.ts";
import { Journal } from "../journal/journal.ts";
import { isRecordingState, Recordings, type RecordingState } from "../recording/recordings.ts";
import { readRecording } from "./runtime/read-recording.ts";
import { sleep } from "./runtime/sleep.ts";
import { isUnknownValuesOptions, UnknownValues } from "../unknown-values/unknown-values.ts";
import type { DeliveryTools } from "../webhooks/send.ts";
import { connectWebhooks, type WebhookParts } from "../webhooks/webhooks.ts";

/** Options for creating a team. */
export interface TeamParts {
  readonly world: WorldOptions;
  readonly journalSize: number | undefined;
  readonly delivery: DeliveryTools;
}

/** Creates the state of one team. */
export function createTeam({ world: options, journalSize, delivery: tools }: TeamParts): TeamState {
  const world = createWorld(options);
  registerTasks(world);
  const unknownValues = new UnknownValues(
    {
      operations: (id) => ({ openEnums: openEnumPaths[id], nullables: nullablePaths[id] }),
      webhooks: (family) => ({
        openEnums: webhookOpenEnumPaths[family] ?? [],
        nullables: webhookNullablePaths[family] ?? [],
      }),
    },
    world.cell("unknownValues", null, isUnknownValuesOptions),
    world,
  );
  const journal = new Journal(journalSize);
  return {
    world,
    faults: new Faults(world.cell("faults", [], areFaultRecords), world),
    unknownValues,
    idempotencyKeys: new IdempotencyKeys(world),
    overrides: new Overrides(),
    recordings: new Recordings(
      world,
      world.cell<RecordingState | null>("recordings", null, isRecordingState),
    ),
    journal,
    webhooks: connectWebhooks(world, { tools, unknownValues, journal }),
    tools,
  };
}

/** The state of a team, including the parts that no request reaches. */
export interface TeamState extends Team {
  readonly webhooks: WebhookParts;
  readonly tools: DeliveryTools;
}

/** The name and the addresses under which callers see a team. */
export interface TeamAddresses {
  readonly name: string;
  readonly url: string;
  readonly linkUrl: string;
}

/** Creates the public object of a team. */
export function presentTeam(
  team: TeamState,
  { name, url, linkUrl }: TeamAddresses,
  fetch: MockFetch,
): MockTeam {
  const { world, faults, unknownValues, journal, overrides, recordings, webhooks, tools } = team;
  const { apiKey } = world.team;
  const clock = createClockFacade(world, () => assertOutsideReceiver(tools), sleep);
  const checkedClock = checkFacade("mock.clock", clock, areas.clock, ["advance", "advanceTo", "sleep"]);
  // A frozen clock stands after a call where it stands in every run.
  const jitter = (): number | undefined => (clock.mode === "running" ? undefined : 0);
  for (const each of [clock, checkedClock]) Object.assign(each.sleep, { jitter });
  const requests = createRequestsFacade(journal, (ms, call) => tools.setTimer(ms, call));
  const settings: SettingsFacade = {
    get: () => world.settings.get(),
    list: () => world.settings.list(),
    set: (values) => world.settings.set(values),
  };
  const presented: MockTeam = {
    name,
    url,
    linkUrl,
    apiKey,
    get seed() {
      return world.seed;
    },
    fetch,
    // The key gives access to fake data only, so a browser may hold it.
    client: (options) =>
      createClient({
        baseUrl: url,
        apiKey,
        fetch,
        dangerouslyAllowBrowser: true,
        allowInsecureHttp: true,
        now: clock.now,
        sleep: clock.sleep,
        ...options,
      }),
    users: checkFacade("mock.users", createUsersFacade(world), areas.users),
    insurance: checkFacade("mock.insurance", createInsuranceFacade(world), areas.insurance),
    connections: checkFacade("mock.connections", createConnectionsFacade(world), areas.connections),
    link: checkFacade("mock.link", createLinkFacade(world, linkUrl), areas.link),
    timeseries: checkFacade("mock.timeseries", createTimeseriesFacade(world), areas.timeseries),
    labAccounts: checkFacade("mock.labAccounts", createLabAccountsFacade(world), areas.labAccounts),
    orders: checkFacade("mock.orders", createOrdersFacade(world), areas.orders, ["pdf"]),
    appointments: checkFacade("mock.appointments", createAppointmentsFacade(world), areas.appointments),
    labReports: checkFacade("mock.labReports", createLabReportsFacade(world), areas.labReports),
    webhooks: checkFacade("mock.webhooks", createWebhooksFacade(world, webhooks), areas.webhooks),
    clock: checkedClock,
    settings: checkFacade("mock.settings", settings, areas.settings),
    faults: checkFacade("mock.faults", faults, areas.faults),
    unknownValues: checkFacade("mock.unknownValues", unknownValues, areas.unknownValues),
    requests: checkFacade("mock.requests", requests, areas.requests, ["waitFor"]),
    override: createOverrideFunction(overrides),
    scenario: (name) => seedScenario(presented, name),
    scenarios: () => listScenarios(),
    snapshot: () => world.snapshot(),
    restore: (snapshot) => {
      world.restore(snapshot);
      resumeProgress(world);
    },
    reset: () => {
      world.reset();
      journal.clear();
      webhooks.deliveries.inbox.clear();
      overrides.clear();
    },
    export: () => world.export(),
    import: (exported) => {
      world.import(exported);
      resumeProgress(world);
    },
    importRecording: async (recording) =>
      recordings.import(typeof recording === "string" ? readRecording(recording) : recording),
    idle: async () => {
      assertOutsideReceiver(tools);
      webhooks.deliveries.dispatchPending();
      await world.idle();
      await webhooks.deliveries.waitForUnawaited();
    },
  };
  Object.defineProperty(presented, "apiKey", { enumerable: false });
  return presented;
}

function createOverrideFunction(overrides: Overrides): OverrideFunction {
  return (operation, handler, options) => {
    checkArguments("mock.override", overrideParameters, [operation, handler, options]);
    return overrides.add(operation, handler as (call: object) => unknown, options);
  };
}

/** Throws when a webhook receiver calls: the delivery waits for the receiver, so the receiver would wait for itself. */
function assertOutsideReceiver(tools: DeliveryTools): void {
  if (!tools.isInsideReceiver()) return;
  throw new Error(
    "A webhook receiver cannot await mock.clock.advance or mock.idle, because both wait for the receiver. Call them in the test, after the delivery.",
  );
}
