import { createClient } from "sanguine";
import { operationPlaces, webhookPlaces } from "../../src/generated/places.ts";
import { assertFits } from "../domain/assert-room.ts";
import { checkArguments, overrideParameters } from "../tools/arguments/check.ts";
import type { ToolContext } from "../tools/context.ts";
import { addFacades, type AreaName } from "../tools/table.ts";
import { resumeProgress } from "../domain/orders/lifecycle/progress.ts";
import { registerTasks } from "../domain/tasks.ts";
import { StoreError } from "../store/errors.ts";
import { createWorld, type WorldOptions } from "../domain/world.ts";
import type { MockFetch, MockTeam } from "../tools/team.ts";
import { listScenarios } from "../tools/scenarios.ts";
import { seedScenario } from "../tools/seed-scenario.ts";
import { seedWorld } from "../tools/seed-world.ts";
import { Faults } from "../faults/faults.ts";
import { areFaultRecords } from "../tools/arguments/fault-rule.ts";
import type { Team } from "../http/credentials.ts";
import { IdempotencyKeys } from "../http/idempotency.ts";
import type { OverrideFunction } from "../http/override.ts";
import { Overrides } from "../http/overrides.ts";
import { Journal } from "../journal/journal.ts";
import { isRecordingState, Recordings, type RecordingState } from "../recording/recordings.ts";
import { readRecording } from "./host/files.ts";
import { sleep } from "./host/start-timer.ts";
import { isUnknownValuesOptions, UnknownValues } from "../unknown-values/unknown-values.ts";
import type { DeliveryTools } from "../webhooks/send.ts";
import { connectWebhooks, type WebhookParts } from "../webhooks/webhooks.ts";

export interface TeamParts {
  readonly world: WorldOptions;
  readonly journalSize: number | undefined;
  readonly delivery: DeliveryTools;
}

export function createTeam({ world: options, journalSize, delivery: tools }: TeamParts): TeamState {
  const world = createWorld(options);
  registerTasks(world);
  const unknownValues = new UnknownValues(
    { operations: operationPlaces, webhooks: webhookPlaces },
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
export type TeamAddresses = Pick<MockTeam, "name" | "url" | "linkUrl">;

export interface TeamHost {
  readonly fetch: MockFetch;
  readonly remove: () => void;
}

/** Creates the public object of a team. */
export function presentTeam(
  team: TeamState,
  { name, url, linkUrl }: TeamAddresses,
  { fetch, remove }: TeamHost,
): MockTeam {
  const { world, faults, unknownValues, journal, overrides, recordings, webhooks, tools } = team;
  const { apiKey } = world.team;
  const context: ToolContext = {
    world,
    linkUrl,
    faults,
    unknownValues,
    journal,
    webhooks,
    setTimer: (ms, call) => tools.setTimer(ms, call),
    sleep,
    assertOutsideReceiver: () => assertOutsideReceiver(tools),
  };
  const members: Omit<MockTeam, AreaName> = {
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
        now: presented.clock.now,
        sleep: presented.clock.sleep,
        ...options,
      }),
    override: createOverrideFunction(overrides),
    scenario: (name) => seedScenario(presented, name),
    scenarios: () => listScenarios(),
    seedWorld: (seed) => seedWorld(presented, seed),
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
      assertFits(world, exported);
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
    remove,
  };
  Object.defineProperty(members, "apiKey", { enumerable: false });
  const presented: MockTeam = addFacades(members, context);
  const { clock } = presented;
  // A frozen clock stands after a call where it stands in every run.
  const jitter = (): number | undefined => (clock.mode === "running" ? undefined : 0);
  Object.assign(clock.sleep, { jitter });
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
  throw new StoreError(
    "A webhook receiver cannot await mock.clock.advance or mock.idle, because both wait for the receiver. Call them in the test, after the delivery.",
  );
}
