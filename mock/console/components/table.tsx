import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { buildHref, type Location, navigate } from "../app/location.ts";
import { Button } from "./button.tsx";
import { formatNumber } from "./format.ts";
import { EmptyState } from "./parts.tsx";

export interface Column<Row> {
  readonly title: string;
  readonly render: (row: Row) => ComponentChildren;
  /** `end` for numbers; `wide` for what wraps to two lines on a phone. @default "start" */
  readonly align?: "start" | "end" | "wide";
}

export interface TableProps<Row> {
  /** What the rows are, for screen readers, such as "Orders". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string | number;
  /** Address that a row opens. Its first cell becomes the link. */
  readonly getHref?: (row: Row) => string;
  /** What to say without rows, what to do then, and a button that does it. */
  readonly empty?: string;
  readonly hint?: string;
  readonly action?: ComponentChildren;
  /** The address with the filters of the rows, if there are any. */
  readonly location?: Location;
}

/** More rows would slow the page, and bury what follows the table. */
const MAX_ROWS = 100;

/** A table. Of a long one it shows the first rows, and the others on demand. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, getKey, getHref, empty, hint, action, location } = props;
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0 && location !== undefined && Object.keys(location.query).length > 0)
    return (
      <EmptyState title="Nothing matches." hint="Change or remove the filters.">
        <a class="button" href={buildHref(location.view)}>
          Remove the filters
        </a>
      </EmptyState>
    );
  if (rows.length === 0 && empty !== undefined)
    return (
      <EmptyState title={empty} hint={hint}>
        {action}
      </EmptyState>
    );
  return (
    <>
      <div class="table" role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ title, align }) => (
                <th key={title} scope="col" class={align}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, showsAll ? Infinity : MAX_ROWS).map((row) => {
              const href = getHref?.(row);
              return (
                <tr
                  key={getKey(row)}
                  class={href === undefined ? undefined : "opens"}
                  onClick={href === undefined ? undefined : (event) => openRow(event, href)}
                >
                  {columns.map(({ title, align, render }, column) => (
                    <td key={title} class={align}>
                      {column === 0 && href !== undefined ? <a href={href}>{render(row)}</a> : render(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length > MAX_ROWS && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>{`Show all ${formatNumber(rows.length)} rows`}</Button>
      )}
    </>
  );
}

/** Opens a row that was clicked outside its link and its buttons, unless the click selected text. */
function openRow(event: MouseEvent, href: string): void {
  const { target } = event;
  if (target instanceof Element && target.closest("a, button, input, select, label") !== null) return;
  if (String(getSelection()) === "") navigate(href);
}
