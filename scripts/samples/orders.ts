import type { User } from "sanguine";
import type { Mock } from "sanguine/mock";

/** The id that replaces the placeholder in requests to paths with this prefix. */
export type PathRule = [prefix: string, id: string];

/** The address of appointments. Two phlebotomy companies serve it, and service centers are near. */
const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004" };

/**
 * Creates the orders of the sample world: a completed one, a cancellable one, one for on-site collection, and for each kind of
 * appointment one without and one with a confirmed appointment.
 *
 * @param id - the placeholder for all of them
 * @returns rules of which the first match counts, and the id of a lab test whose sample is taken at a service center
 */
export async function createSampleOrders(mock: Mock, user: User, id: string) {
  const centers = { collection_method: "walk_in_test", lab_slug: "harrowgate_labs" } as const;
  const atCenter = (await mock.client().labTests.list(centers)).items[0]?.id ?? "";
  const visit = { method: "at_home_phlebotomy", address, status: "requisition_created" } as const;
  const center = { address, lab_test_ids: [atCenter], status: "requisition_created" } as const;

  const done = mock.orders.create({ user, status: "completed" });
  const fresh = mock.orders.create({ user });
  mock.orders.create({ user, method: "on_site_collection", status: "requisition_created" });
  const free = { visit: mock.orders.create(visit), center: mock.orders.create(center) };
  const booked = { visit: mock.orders.create(visit), center: mock.orders.create(center) };
  mock.appointments.create(booked.visit, { provider: "hearthside_phlebotomy" });
  mock.appointments.create(booked.center);
  const path = `/v3/order/${id}`;
  const orders: PathRule[] = [
    [`${path}/phlebotomy/appointment/book`, free.visit.id],
    [`${path}/phlebotomy/appointment/request`, free.visit.id],
    [`${path}/phlebotomy/`, booked.visit.id],
    [`${path}/psc/appointment/book`, free.center.id],
    [`${path}/psc/info`, free.center.id],
    [`${path}/psc/`, booked.center.id],
    [`${path}/cancel`, fresh.id],
    [`${path}/test`, fresh.id],
    [`${path}/labels/`, free.center.id],
    [path, done.id],
    ["/v3/order_transaction/", done.order_transaction?.id ?? ""],
  ];
  return { orders, atCenter };
}
