import type { Order } from "sanguine";
import type { Mock } from "sanguine/mock";
import type { CheckStoriesOptions, Step, Story } from "sanguine/mock/stories";
import { never, noOrderTwice, once, orderStatusFollows, stories } from "sanguine/mock/stories";
import { verifyWebhook } from "sanguine/webhooks";
import { orderCreate } from "../../src/support/orders.ts";

export type OrdersBug =
  | "acts before it verifies"
  | "no deduplication"
  | "trusts the order of events"
  | "polls and forgets webhooks"
  | "reads results at partial"
  | "retries a create without a key"
  | "drops on 503";

/** What the application stores. Each map is a table of its database. */
interface Tables {
  /** Statuses by the id of the order. */
  readonly orders: Map<string, string>;
  /** What people have ordered, with the id of the order once it is known. */
  readonly wanted: Map<string, string | null>;
  readonly seen: Set<string>;
  readonly told: Set<string>;
}

function openTables({ storage }: Story): Tables {
  const created = { orders: new Map(), wanted: new Map(), seen: new Set(), told: new Set() };
  if (!storage.has("tables")) storage.set("tables", created);
  return storage.get("tables") as Tables;
}

/** An application that orders lab tests, follows their status, and tells people once when their results are final. */
function startOrdersApp(mock: Mock, story: Story, bug?: OrdersBug) {
  const tables = openTables(story);
  const client = mock.client();
  const eventsOnly = bug === "trusts the order of events" || bug === "drops on 503";

  const save = (id: string, status: string, detail: string): void => {
    tables.orders.set(id, status);
    story.crash("after an order is saved");
    const isFinal =
      bug === "reads results at partial" ? /completed|partial/.test(detail) : status === "completed";
    if (!isFinal || (tables.told.has(id) && bug !== "no deduplication")) return;
    tables.told.add(id);
    story.effect("results are ready", id);
  };
  const saveOrder = (order: Pick<Order, "id" | "status" | "last_event">): void =>
    save(order.id, String(order.status), order.last_event.status);

  const { secrets } = story.receive(async (request) => {
    if (bug === "polls and forgets webhooks") return new Response();
    if (bug === "acts before it verifies") {
      const { event_type, data } = JSON.parse(await request.clone().text()) as {
        event_type: string;
        data: Order;
      };
      if (event_type.startsWith("labtest.order.")) saveOrder(data);
    }
    const event = await verifyWebhook(request, { secrets, now: mock.clock.now }).catch(() => null);
    if (event === null) return new Response(null, { status: 400 });
    if (event.type !== "labtest.order.created" && event.type !== "labtest.order.updated")
      return new Response();
    if (tables.seen.has(event.id) && bug !== "no deduplication") return new Response();
    if (bug === "trusts the order of events") saveOrder(event.data);
    else if (bug === "drops on 503") await client.orders.get(event.data.id).then(saveOrder, () => undefined);
    else saveOrder(await client.orders.get(event.data.id));
    tables.seen.add(event.id);
    return new Response();
  });

  const place = async (label: string): Promise<void> => {
    const body = { ...orderCreate, order_set: { lab_test_ids: [findKit(mock)] } };
    const user = mock.users.list()[0] ?? mock.users.create();
    const key = bug === "retries a create without a key" ? {} : { idempotencyKey: label };
    const { order } = await client.orders.create({ ...body, user_id: user.user_id, passthrough: label }, key);
    story.crash("after an order is created");
    tables.wanted.set(label, order.id);
    tables.orders.set(order.id, String(order.status));
  };

  const isOpen = (status: string): boolean => !["completed", "cancelled", "failed"].includes(status);
  const reconcile = async (): Promise<void> => {
    for (const [label, id] of tables.wanted) if (id === null) await place(label).catch(rethrowCrash);
    if (eventsOnly) return;
    for (const [id, status] of tables.orders)
      if (isOpen(status)) await client.orders.get(id).then(saveOrder).catch(rethrowCrash);
  };
  story.every(bug === "polls and forgets webhooks" ? "6h" : "20m", reconcile);

  return {
    statusOf: (id: string): string | undefined => tables.orders.get(id),
    /** A person orders a lab test. */
    async order(): Promise<void> {
      const label = `wish-${tables.wanted.size + 1}`;
      tables.wanted.set(label, null);
      await place(label).catch(rethrowCrash);
    },
  };
}

/** The wish stays, and is tried again. */
function rethrowCrash(cause: unknown): void {
  if (cause instanceof Error && cause.name === "StoryCrash") throw cause;
}

const findKit = (mock: Mock): string =>
  mock.orders.tests().find(({ method }) => method === "walk_in_test")?.id ?? "";

type OrdersApp = ReturnType<typeof startOrdersApp>;

const order: Step<OrdersApp> = {
  name: "a person orders a lab test",
  when: ({ mock }) => mock.orders.list().length < 4,
  run: async ({ app }) => {
    await app.order();
    return "A person orders a lab test in the application.";
  },
};

export const ordersStories = (bug?: OrdersBug): CheckStoriesOptions<OrdersApp> => ({
  app: (mock, story) => startOrdersApp(mock, story, bug),
  steps: [order, stories.labOrders({ methods: ["testkit", "walk_in_test"] })],
  always: [
    orderStatusFollows((app, id) => app.statusOf(id), "1h"),
    once("results are ready"),
    noOrderTwice(),
    never(
      (_, mock, story) => story.effects.some(({ key }) => mock.orders.get(key).status !== "completed"),
      "a person is told of results that are not final",
    ),
  ],
});
