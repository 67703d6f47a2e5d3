import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { OrderListInput } from "../../../domain/orders/queries/list-orders.ts";
import type { OrderSearch } from "../../../facades/orders.ts";
import { buildHref } from "../../app/router.ts";
import { toWords } from "../../charts/state-machine.tsx";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { TextField } from "../../components/field.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { Select } from "../../components/select.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useLive } from "../../data/use-live.ts";
import { CreateOrder } from "./create-order.tsx";
import { getPatientName, Interpretation, OrderStatus } from "./order-parts.tsx";

type Row = OrderSearch["orders"][number];

const columns: readonly Column<Row>[] = [
  { title: "Patient", render: getPatientName },
  { title: "Test", render: ({ lab_test }) => lab_test.name },
  { title: "Method", render: ({ lab_test }) => toWords(lab_test.method) },
  { title: "Status", render: (order) => <OrderStatus order={order} /> },
  { title: "Results", render: ({ interpretation }) => <Interpretation value={interpretation} /> },
  { title: "Created", render: ({ created_at }) => <Time value={created_at} /> },
];

/** The filters of the list, as they stand in the address. */
type Filters = Readonly<Record<string, string>>;

const methods = ["testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"] as const;
const sizes = ["20", "50", "100", "1000"] as const;

/** Lists the orders with the filters of the service, and creates orders. */
export function OrderList({ query }: { query: URLSearchParams }): JSX.Element {
  const filters: Filters = Object.fromEntries(query);
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
  const change = (changes: Filters): void => {
    const page = "page" in changes ? {} : { page: "" };
    // Filters are no steps of the history.
    location.replace(buildHref("orders", null, { ...filters, ...page, ...changes }));
  };
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
        <details open={["start_date", "end_date", "order_activation_types"].some((name) => name in filters)}>
          <summary>More filters</summary>
          <div class="row bottom">
            <TextField
              label="Created from"
              type="date"
              value={filters["start_date"] ?? ""}
              onInput={(start_date) => change({ start_date })}
            />
            <TextField
              label="Created until"
              type="date"
              value={filters["end_date"] ?? ""}
              onInput={(end_date) => change({ end_date })}
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
              keyOf={({ id }) => id}
              hrefOf={({ id }) => buildHref("orders", id)}
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
  const { status, order_type, order_activation_types, page = "1", size = "50", ...rest } = filters;
  return {
    ...rest,
    ...(status === undefined ? {} : { status: [status] }),
    ...(order_type === undefined ? {} : { order_type: [order_type] }),
    ...(order_activation_types === undefined ? {} : { order_activation_types: [order_activation_types] }),
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

/** How long a search waits for more characters, in milliseconds. */
const PAUSE = 200;

/** A search field that reports its value when the typing pauses. */
function SearchField({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  const [text, setText] = useState(value);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => report.current(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return <TextField label={label} type="search" placeholder={placeholder} value={text} onInput={setText} />;
}
