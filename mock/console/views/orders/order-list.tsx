import { collectionMethodValues, interpretationValues } from "../../../../src/generated/enums.ts";
import { useState } from "preact/hooks";
import type { OrderListInput } from "../../../domain/orders/queries/list-orders.ts";
import type { OrderSearch } from "../../../tools/orders.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { buildHref, changeFilters, type Location, type Values } from "../../app/location.ts";
import { Button } from "../../components/button.tsx";
import { type Field, Filters, toChoice } from "../../components/fields.tsx";
import { formatCount, formatNumber } from "../../components/format.ts";
import { Head, Loaded, Time } from "../../components/parts.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { CreateOrder } from "./create-order.tsx";
import { getPatientName, Interpretation, OrderStatus } from "./order-parts.tsx";

type Row = OrderSearch["orders"][number];

const columns: readonly Column<Row>[] = [
  { title: "Patient", render: getPatientName },
  { title: "Status", render: (order) => <OrderStatus order={order} /> },
  { title: "Results", render: ({ interpretation }) => <Interpretation value={interpretation} /> },
  { title: "Test", render: ({ lab_test }) => lab_test.name },
  { title: "Method", render: ({ lab_test }) => toWords(lab_test.method) },
  { title: "Created", render: ({ created_at }) => <Time value={created_at} /> },
];

/** The filters above the list. Their names are those of the service. */
function listFilters(counts: Readonly<Record<string, number | undefined>>): readonly Field[] {
  const statuses = Object.entries(counts).map(
    ([status, count = 0]) => [status, `${toWords(status)} (${formatNumber(count)})`] as const,
  );
  return [
    { name: "search_input", label: "Search", type: "search", placeholder: "Name, birth date or id" },
    { name: "status", label: "Status", choices: [["", "All"], ...statuses] },
    { name: "order_type", label: "Method", choices: [["", "All"], ...collectionMethodValues.map(toChoice)] },
    { name: "interpretation", label: "Results", choices: [["", "All"], ...interpretationValues] },
    {
      name: "order_key",
      label: "Order by",
      choices: { "": "newest first", patient_name: "patient", last_status: "status" },
    },
  ];
}

const moreFilters: readonly Field[] = [
  { name: "start_date", label: "Created from", type: "date" },
  { name: "end_date", label: "Created until", type: "date" },
  { name: "updated_start_date", label: "Updated from", type: "date" },
  { name: "updated_end_date", label: "Updated until", type: "date" },
  { name: "patient_name", label: "Patient", type: "search" },
  { name: "shipping_recipient_name", label: "Recipient", type: "search" },
  { name: "user_id", label: "User id", type: "search" },
  { name: "order_transaction_id", label: "Order transaction id", type: "search" },
  { name: "is_critical", label: "Critical results", choices: { "": "All", true: "with", false: "without" } },
  {
    name: "order_direction",
    label: "Direction",
    choices: { "": "usual", asc: "ascending", desc: "descending" },
  },
  { name: "order_activation_types", label: "Day", choices: [["", "All"], "current", "scheduled"] },
  { name: "size", label: "Rows on a page", choices: ["50", "20", "100", "1000"] },
];

/** Lists the orders with the filters of the service, and creates orders. */
export function OrderList({ location }: { location: Location }) {
  const { query } = location;
  const [isCreating, setCreating] = useState(false);
  const live = useLive((team) => team.orders.search(readFilters(query)), [JSON.stringify(query)], ["orders"]);
  // A status of the address that no order has is a choice too.
  const counts = { ...(query.status === undefined ? {} : { [query.status]: 0 }), ...live.data?.counts };
  return (
    <div class="stack">
      <Head title="Orders">
        <Button look="primary" onClick={() => setCreating(true)}>
          Create an order
        </Button>
      </Head>
      <Filters label="Filter orders" fields={listFilters(counts)} location={location} />
      <details open={moreFilters.some(({ name }) => name in query)}>
        <summary>More filters</summary>
        <Filters label="Filter orders further" fields={moreFilters} location={location} />
      </details>
      <Loaded live={live}>
        {({ orders, page, size, total }) => (
          <>
            <Table
              label="Orders"
              columns={columns}
              rows={orders}
              getKey={({ id }) => id}
              getHref={({ id }) => buildHref("orders", id)}
              location={location}
              empty="There are no orders."
              hint="Create one here, or send POST /v3/order with your client."
            />
            {total > 0 && (
              <div class="row" role="navigation" aria-label="Pages">
                <span class="soft">
                  {formatCount(total, "order")}, page {formatNumber(page)} of{" "}
                  {formatNumber(Math.ceil(total / size))}
                </span>
                <Button
                  disabled={page <= 1}
                  onClick={() => changeFilters(location, { page: String(page - 1) })}
                >
                  Show the previous page
                </Button>
                <Button
                  disabled={page * size >= total}
                  onClick={() => changeFilters(location, { page: String(page + 1) })}
                >
                  Show the next page
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      {isCreating && <CreateOrder user={query.user_id} onClose={() => setCreating(false)} />}
    </div>
  );
}

function readFilters({ page = "1", size = "50", is_critical, ...rest }: Values): OrderListInput {
  // These take several values.
  const lists = ["status", "order_type", "order_activation_types"];
  const given = Object.entries(rest).map(([name, value]) => [name, lists.includes(name) ? [value] : value]);
  return {
    ...(Object.fromEntries(given) as OrderListInput),
    ...(is_critical === undefined ? {} : { is_critical: is_critical === "true" }),
    page: Number(page),
    size: Number(size),
  };
}
