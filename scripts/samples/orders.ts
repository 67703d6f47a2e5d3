import type { User } from "sanguine";
import type { Mock } from "sanguine/mock";

/** Where a request names an order, from which it follows what the order has to be. */
export type Place = [path: string, id: string];

/** Where the appointments of samples are: two companies come to this place, and centers are near. */
const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004" };

/** What samples find of the laboratory. */
export interface Laboratory {
  /** Which order is meant where. */
  readonly orders: readonly Place[];
  /** A lab test whose sample is taken at a center. */
  readonly atCenter: string;
}

/**
 * Makes the orders that samples find: one with results, one that can still be cancelled, one whose sample the team takes, and
 * for either kind of appointment one that has none yet and one that is confirmed.
 *
 * @param id - the id that stands for all of them
 * @returns places of which the first that fits counts
 */
export async function laboratoryFor(mock: Mock, user: User, id: string): Promise<Laboratory> {
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
  const orders: Place[] = [
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
