import { orderMachines } from "../../src/generated/lifecycles.ts";
import type { Order } from "../../src/generated/types.ts";
import type { CollectionMethod } from "../catalog/labs/lab.ts";
import type { Mock } from "../core/create-mock.ts";
import { DAY, HOUR, toIso } from "../kernel/time.ts";
import type { Choice, Step } from "./step.ts";

/** How many records of a kind a pack creates at most, so that stories are about few of them. */
const MOST = 3;

const short = (id: string): string => id.slice(0, 8);

/** Creates a step that happens to one of some records, while there are any. */
const onOne = <T>(
  name: string,
  list: (mock: Mock) => readonly T[],
  run: (mock: Mock, one: T, choice: Choice) => string,
): Step => ({
  name,
  when: ({ mock }) => list(mock).length > 0,
  run: ({ mock }, choice) => run(mock, choice.pick(list(mock)), choice),
});

/** Which orders the pack of lab orders creates. */
export interface LabOrderSteps {
  /** @default all collection methods */
  readonly methods?: readonly CollectionMethod[];
}

/** Orders are created at the service, and move, fail, are cancelled and are corrected by the rules of their lifecycle. */
function labOrders({ methods = listMethods() }: LabOrderSteps = {}): Step[] {
  const listMovable = (mock: Mock) =>
    mock.orders.list().filter((order) => mock.orders.explain(order).next.length > 0);
  const isDone = ({ status }: Order) => status === "completed";
  return [
    {
      name: "an order is created at the service",
      when: ({ mock }) => mock.orders.list().length < MOST,
      run: ({ mock }, choice) => {
        const { id } = mock.orders.create({ method: choice.pick(methods) });
        return `Order ${short(id)} is created at the service (${mock.orders.explain(id).status}).`;
      },
    },
    onOne("an order moves", listMovable, (mock, { id }, choice) => {
      const status = choice.pick(mock.orders.explain(id).next);
      mock.orders.move(id, status);
      return `Order ${short(id)} moves to ${status}.`;
    }),
    onOne(
      "the lab reports results",
      (mock) => listMovable(mock).filter((order) => !isDone(order)),
      (mock, { id }, choice) => {
        const status = choice.pick(["partial_results", "completed"]);
        const interpretation = choice.pick(["normal", "abnormal", "critical"] as const);
        try {
          mock.orders.advanceTo(id, status, { interpretation });
        } catch {
          return `The lab has no results of order ${short(id)}.`;
        }
        return `The lab reports results of order ${short(id)}: ${status}, ${interpretation}.`;
      },
    ),
    onOne(
      "the lab corrects results",
      (mock) => mock.orders.list().filter(isDone),
      (mock, { id }, choice) => {
        mock.orders.correct(id, { interpretation: choice.pick(["normal", "abnormal"] as const) });
        return `The lab corrects the results of order ${short(id)}.`;
      },
    ),
  ];
}

const listMethods = (): readonly CollectionMethod[] => [
  ...new Set(Object.values(orderMachines).map(({ method }) => method)),
];

/** Appointments are booked for orders, and are confirmed, rejected, started, completed and cancelled. */
function appointments(): Step[] {
  const listBooked = (mock: Mock) => mock.orders.list().flatMap((order) => mock.appointments.list(order));
  return [
    {
      name: "an appointment is booked at the service",
      when: ({ mock }) => listBooked(mock).length < MOST,
      run: ({ mock }, choice) => {
        const method = choice.pick(["at_home_phlebotomy", "walk_in_test"] as const);
        const order = mock.orders.create({ method, status: "requisition_created" });
        // 17 o'clock UTC is in the morning everywhere in the United States.
        const day = Math.floor(mock.clock.now() / DAY) + choice.integer(1, 5);
        const { start_at } = mock.appointments.create(order, { start_at: day * DAY + 17 * HOUR });
        return `An appointment of order ${short(order.id)} is booked for ${start_at}.`;
      },
    },
    onOne(
      "an appointment moves",
      (mock) => listBooked(mock).filter(({ id }) => mock.appointments.moves(id).length > 0),
      (mock, { id }, choice) => {
        const move = choice.pick(mock.appointments.moves(id));
        mock.appointments[move](id);
        return `Appointment ${short(id)}: ${move}.`;
      },
    ),
  ];
}

/** Users are created, deleted and restored at the service, and connect providers that fail and recover. */
function users(): Step[] {
  const deleted = new WeakMap<Mock, string[]>();
  const listUsers = (mock: Mock) => mock.users.list();
  const listDeleted = (mock: Mock): string[] => deleted.get(mock) ?? [];
  const listConnections = (mock: Mock) => listUsers(mock).flatMap((user) => mock.connections.list(user));
  return [
    {
      name: "a user is created at the service",
      when: ({ mock }) => listUsers(mock).length < MOST,
      run: ({ mock }) => `User ${short(mock.users.create().user_id)} is created at the service.`,
    },
    onOne("a user is deleted at the service", listUsers, (mock, { user_id }) => {
      mock.users.delete(user_id);
      deleted.set(mock, [...listDeleted(mock), user_id]);
      return `User ${short(user_id)} is deleted at the service.`;
    }),
    onOne("a deleted user is restored", listDeleted, (mock, id) => {
      deleted.set(
        mock,
        listDeleted(mock).filter((other) => other !== id),
      );
      try {
        mock.users.undoDelete(id);
      } catch {
        return `User ${short(id)} can no longer be restored.`;
      }
      return `User ${short(id)} is restored at the service.`;
    }),
    onOne("a user connects a provider", listUsers, (mock, user, choice) => {
      const provider = choice.pick(["acme_watch", "acme_ring_v2"]);
      const isNew = !mock.connections.list(user).some((one) => one.provider === provider);
      if (isNew) mock.connections.create({ user, provider });
      return `User ${short(user.user_id)} ${isNew ? "connects" : "keeps"} ${provider}.`;
    }),
    onOne("a connection fails or recovers", listConnections, (mock, connection) => {
      const works = connection.status === "connected";
      if (works) mock.connections.fail(connection);
      else mock.connections.recover(connection);
      return `The connection to ${connection.provider} ${works ? "fails" : "recovers"}.`;
    }),
  ];
}

/** Devices of users deliver points that are up to two days old. */
const series = (): Step[] => [
  onOne(
    "a device delivers points late",
    (mock) => mock.users.list(),
    (mock, user, choice) => {
      const start = toIso(mock.clock.now() - choice.integer(1, 48) * HOUR);
      const points = [{ start, value: choice.integer(1, 200) }];
      mock.timeseries.add(user, "steps", { provider: "acme_watch", points });
      return `A device of user ${short(user.user_id)} delivers steps of ${start}.`;
    },
  ),
];

/** Packs of steps. Combine them, and add steps of your own. */
export const stories = { labOrders, appointments, users, series };
