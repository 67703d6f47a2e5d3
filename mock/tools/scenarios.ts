import type { AppointmentsFacade } from "./appointments.ts";
import type { ConnectionsFacade } from "./connections.ts";
import type { LabReportsFacade } from "./lab-reports.ts";
import type { OrdersFacade } from "./orders.ts";
import type { OrderTrait } from "./traits.ts";
import type { UsersFacade } from "./users.ts";

export interface Facades {
  readonly users: UsersFacade;
  readonly connections: ConnectionsFacade;
  readonly orders: OrdersFacade;
  readonly appointments: AppointmentsFacade;
  readonly labReports: LabReportsFacade;
}

/** One scenario: what it seeds, and the function that seeds it and returns the ids. */
export interface Scenario {
  readonly says: string;
  seed(team: Facades): Readonly<Record<string, string | readonly string[]>>;
}

/** All scenarios by name. `mock.scenarios()` lists them, and a test seeds each. */
export const scenarios = {
  "new-user": {
    says: "a user with patient info, and nothing else",
    seed: ({ users }) => ({ user_id: users.create({ traits: ["patient"] }).user_id }),
  },
  "insured-user": {
    says: "a user with patient info and primary insurance",
    seed: ({ users }) => ({ user_id: users.create({ traits: ["insured"] }).user_id }),
  },
  "connected-user": {
    says: "a user with a watch and its history",
    seed: ({ users, connections }) => {
      const { user_id } = users.create();
      return {
        user_id,
        connection_id: connections.create({ user: user_id, provider: "acme_watch" }).connection_id,
      };
    },
  },
  "failed-connection": {
    says: "a user whose watch delivers no data, because the password changed",
    seed: ({ users, connections }) => {
      const { user_id } = users.create();
      const { connection_id } = connections.create({
        user: user_id,
        provider: "acme_watch",
        traits: ["wrong_password"],
      });
      return { user_id, connection_id };
    },
  },
  "kit-to-register": {
    says: "a test kit that waits for the registration of its patient",
    seed: (team) => seedOrder(team, ["unregistered"]),
  },
  "kit-in-transit": {
    says: "a test kit on its way to the customer",
    seed: (team) => seedOrder(team, ["shipped"]),
  },
  "upcoming-visit": {
    says: "an at-home order with a confirmed appointment",
    seed: (team) => {
      const ids = seedOrder(team, ["at_home"]);
      team.orders.advance(ids.order_id);
      return { ...ids, appointment_id: team.appointments.create(ids.order_id).id };
    },
  },
  "order-with-partial-results": {
    says: "a walk-in order with some of its results, one of them abnormal",
    seed: (team) => seedOrder(team, ["partial", "abnormal"]),
  },
  "order-with-critical-results": {
    says: "a completed walk-in order with a critical result",
    seed: (team) => seedOrder(team, ["walk_in", "critical"]),
  },
  "corrected-order": {
    says: "a completed order whose results the lab corrected",
    seed: (team) => {
      const ids = seedOrder(team, ["walk_in", "completed"]);
      team.orders.correct(ids.order_id, { interpretation: "abnormal" });
      return ids;
    },
  },
  "redrawn-order": {
    says: "a walk-in order whose lab asked for a second sample, and the order for it",
    seed: (team) => {
      const ids = seedOrder(team, ["walk_in"]);
      return { ...ids, redraw_order_id: team.orders.redraw(ids.order_id).id };
    },
  },
  "lost-kit": {
    says: "a test kit that was lost, and the order that replaces it",
    seed: (team) => {
      const ids = seedOrder(team, ["testkit"]);
      team.orders.fail(ids.order_id, "lost");
      return { ...ids, new_order_id: team.orders.recreate(ids.order_id).id };
    },
  },
  "report-in-progress": {
    says: "an uploaded lab report that the service still parses; it ends when the clock advances",
    seed: ({ users, labReports }) => {
      const { user_id } = users.create({ traits: ["patient"] });
      return { user_id, job_id: labReports.create({ user: user_id, traits: ["abnormal"] }).id };
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** The ids of the records that a scenario seeded. */
export type ScenarioIds<Name extends ScenarioName = ScenarioName> = ReturnType<
  (typeof scenarios)[Name]["seed"]
>;

/** A scenario that `mock.scenario` seeds. */
export interface ScenarioInfo {
  readonly name: ScenarioName;
  /** The records that the scenario seeds. */
  readonly description: string;
}

/** The names of all scenarios. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Keys have no types of their own.
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export function listScenarios(): ScenarioInfo[] {
  return scenarioNames.map((name) => ({ name, description: scenarios[name].says }));
}

function seedOrder(
  { users, orders }: Facades,
  traits: readonly OrderTrait[],
): { user_id: string; order_id: string } {
  const { user_id } = users.create({ traits: ["patient"] });
  return { user_id, order_id: orders.create({ user: user_id, traits }).id };
}
