import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { OrderListInput } from "../../../domain/orders/queries/list-orders.ts";
import type { OrderSearch } from "../../../tools/orders.ts";
import { buildHref, useFilters, type Filters } from "../../app/router.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { Button } from "../../components/button.tsx";
import { EmptyState, LoadState } from "../../components/load-state.tsx";
import { SearchField, TextField } from "../../components/field.tsx";
import { Select } from "../../components/select.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
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

const methods = ["testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"] as const;
const sizes = ["20", "50", "100", "1000"] as const;

/** The fields under "More filters", by the name of the filter. */
const moreFields: readonly {
  readonly name: string;
  readonly label: string;
  readonly type: "date" | "search";
}[] = [
  { name: "start_date", label: "Created from", type: "date" },
  { name: "end_date", label: "Created until", type: "date" },
  { name: "updated_start_date", label: "Updated from", type: "date" },
  { name: "updated_end_date", label: "Updated until", type: "date" },
  { name: "patient_name", label: "Patient", type: "search" },
  { name: "shipping_recipient_name", label: "Recipient", type: "search" },
  { name: "user_id", label: "User id", type: "search" },
  { name: "order_transaction_id", label: "Order transaction id", type: "search" },
];

const moreNames = [
  ...moreFields.map(({ name }) => name),
  "is_critical",
  "order_direction",
  "order_activation_types",
  "size",
];

/** Lists the orders with the filters of the service, and creates orders. */
export function OrderList({ query }: { query: URLSearchParams }): JSX.Element {
  const [filters, setFilters] = useFilters(query, "orders");
  const search = query.toString();
  const [isCreating, setCreating] = useState(false);
  const live = useLive((team) => team.orders.search(readFilters(filters)), [search], {
    on: ["state"],
    areas: ["orders"],
  });
  // While another page loads, the old one stays. When the load fails, it goes: its rows do not match the filters.
  const last = useRef<OrderSearch | undefined>(undefined);
  if (live.data !== undefined) last.current = live.data;
  const data = live.data ?? (live.error === null ? last.current : undefined);
  const change = (changes: Filters): void => setFilters({ page: "", ...changes });
  const isFiltered = Object.keys(filters).some((name) => name !== "page" && name !== "size");
  return (
    <>
      <div class="head">
        <h1>Orders</h1>
        <Button look="primary" onClick={() => setCreating(true)}>
          Create an order
        </Button>
      </div>
      <div class="stack">
        <div class="row bottom" role="search" aria-label="Filter orders">
          <SearchField
            label="Search"
            placeholder="Name, birth date or id"
            value={filters["search_input"] ?? ""}
            onChange={(search_input) => change({ search_input })}
          />
          <Select
            label="Status"
            value={filters["status"] ?? ""}
            choices={[
              ["", "All"],
              ...Object.entries(data?.counts ?? {}).map(
                ([status, count]) => [status, `${toWords(status)} (${count})`] as const,
              ),
              ...(filters["status"] !== undefined && !Object.hasOwn(data?.counts ?? {}, filters["status"])
                ? [[filters["status"], toWords(filters["status"])] as const]
                : []),
            ]}
            onChange={(status) => change({ status })}
          />
          <Select
            label="Method"
            value={filters["order_type"] ?? ""}
            choices={[["", "All"], ...methods.map((method) => [method, toWords(method)] as const)]}
            onChange={(order_type) => change({ order_type })}
          />
          <Select
            label="Results"
            value={filters["interpretation"] ?? ""}
            choices={[["", "All"], "normal", "abnormal", "critical", "unknown"]}
            onChange={(interpretation) => change({ interpretation })}
          />
          <Select
            label="Order by"
            value={filters["order_key"] ?? ""}
            choices={[
              ["", "newest first"],
              ["patient_name", "patient"],
              ["last_status", "status"],
            ]}
            onChange={(order_key) => change({ order_key })}
          />
        </div>
        <details open={moreNames.some((name) => name in filters)}>
          <summary>More filters</summary>
          <div class="row bottom">
            {moreFields.map(({ name, label, type }) =>
              type === "date" ? (
                <TextField
                  key={name}
                  label={label}
                  type="date"
                  value={filters[name] ?? ""}
                  onInput={(value) => change({ [name]: value })}
                />
              ) : (
                <SearchField
                  key={name}
                  label={label}
                  value={filters[name] ?? ""}
                  onChange={(value) => change({ [name]: value })}
                />
              ),
            )}
            <Select
              label="Critical results"
              value={filters["is_critical"] ?? ""}
              choices={[
                ["", "All"],
                ["true", "with"],
                ["false", "without"],
              ]}
              onChange={(is_critical) => change({ is_critical })}
            />
            <Select
              label="Direction"
              value={filters["order_direction"] ?? ""}
              choices={[
                ["", "usual"],
                ["asc", "ascending"],
                ["desc", "descending"],
              ]}
              onChange={(order_direction) => change({ order_direction })}
            />
            <Select
              label="Day"
              value={filters["order_activation_types"] ?? ""}
              choices={[["", "All"], "current", "scheduled"]}
              onChange={(order_activation_types) => change({ order_activation_types })}
            />
            <Select
              label="Rows on a page"
              value={filters["size"] ?? "50"}
              choices={sizes}
              onChange={(size) => change({ size })}
            />
          </div>
        </details>
        {(data === undefined || live.error !== null) && <LoadState live={live} />}
        {data !== undefined && (
          <>
            <Table
              label="Orders"
              columns={columns}
              rows={data.orders}
              getKey={({ id }) => id}
              getHref={({ id }) => buildHref("orders", id)}
              empty={
                isFiltered ? (
                  <EmptyState title="No order matches." hint="Change or remove the filters.">
                    <Button onClick={() => location.replace(buildHref("orders"))}>Remove the filters</Button>
                  </EmptyState>
                ) : (
                  <EmptyState
                    title="There are no orders."
                    hint="Create one here, or send POST /v3/order with your client."
                  >
                    <Button onClick={() => setCreating(true)}>Create the first order</Button>
                  </EmptyState>
                )
              }
            />
            <Pager data={data} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </div>
      {isCreating && <CreateOrder onClose={() => setCreating(false)} />}
    </>
  );
}

function readFilters(filters: Filters): OrderListInput {
  const {
    status,
    order_type,
    order_activation_types,
    is_critical,
    page = "1",
    size = "50",
    ...rest
  } = filters;
  return {
    ...rest,
    ...(status === undefined ? {} : { status: [status] }),
    ...(order_type === undefined ? {} : { order_type: [order_type] }),
    ...(order_activation_types === undefined ? {} : { order_activation_types: [order_activation_types] }),
    ...(is_critical === undefined ? {} : { is_critical: is_critical === "true" }),
    page: Number(page),
    size: Number(size),
  };
}

function Pager({ data, onPage }: { data: OrderSearch; onPage: (page: number) => void }): JSX.Element | null {
  const { page, size, total } = data;
  const pages = Math.max(1, Math.ceil(total / size));
  if (total === 0) return null;
  return (
    <div class="row" role="navigation" aria-label="Pages">
      <span class="soft">
        {total} {total === 1 ? "order" : "orders"}, page {page} of {pages}
      </span>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  );
}
