import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { navigate } from "../app/location.ts";

/** One column of a table. */
export interface Column<Row> {
  readonly title: string;
  readonly render: (row: Row) => ComponentChildren;
  /** `end` for numbers; `wide` for what wraps to two lines on a phone. @default "start" */
  readonly align?: "start" | "end" | "wide";
}

/** Props of a table. */
export interface TableProps<Row> {
  /** What the rows are, for screen readers, such as "Orders". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string | number;
  /** Address that a row opens. Its first cell becomes the link. */
  readonly getHref?: (row: Row) => string;
  /** Key of the row that is open beside the table. */
  readonly current?: string | number | undefined;
  /** Shown without rows. */
  readonly empty?: ComponentChildren;
}

/** From this many rows on, only the visible ones are rendered. */
const WINDOW_FROM = 100;

/** Rows rendered above and below the visible ones. */
const MARGIN = 12;

/** Height of a row before it is measured, in pixels. Windowed rows do not wrap, so all have the same height. */
const ROW_HEIGHT = 33;

/** A table. Long ones scroll in their own box and render only what is visible. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, getKey, getHref, current, empty } = props;
  const box = useRef<HTMLDivElement>(null);
  const { first, last, rowHeight, onScroll } = useWindow(box, rows.length);
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const isWindowed = rows.length > WINDOW_FROM;
  return (
    <div
      class={isWindowed ? "table windowed" : "table"}
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={isWindowed ? onScroll : undefined}
      onKeyDown={moveToRow}
    >
      <table aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
        <thead>
          <tr aria-rowindex={isWindowed ? 1 : undefined}>
            {columns.map(({ title, align }) => (
              <th key={title} scope="col" class={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={first * rowHeight} columns={columns.length} />
          {rows.slice(first, last).map((row, index) => {
            const key = getKey(row);
            const href = getHref?.(row);
            return (
              <tr
                key={key}
                aria-rowindex={isWindowed ? first + index + 2 : undefined}
                aria-current={key === current ? "true" : undefined}
                class={href === undefined ? undefined : "opens"}
                onClick={href === undefined ? undefined : (event) => openRow(event, href)}
              >
                {columns.map(({ title, align, render }, column) => (
                  <td key={title} class={align}>
                    {column === 0 && href !== undefined ? (
                      // The Tab key must not have to pass thousands of rows: the arrows move between them.
                      <a href={href} tabIndex={isWindowed && first + index > 0 ? -1 : undefined}>
                        {render(row)}
                      </a>
                    ) : (
                      render(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          <Spacer height={(rows.length - last) * rowHeight} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

/** Moves the focus to the link of the next row or the one before. */
function moveToRow(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("td:first-child > a")];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = step === undefined ? undefined : links[at === -1 ? 0 : at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Opens a row that was clicked outside its link and its buttons, unless the click selected text. */
function openRow(event: MouseEvent, href: string): void {
  const { target } = event;
  if (target instanceof Element && target.closest("a, button, input, select, label") !== null) return;
  if (String(getSelection()) === "") navigate(href);
}

/** Takes the place of rows that are not rendered. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr class="spacer" aria-hidden="true">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );
}

interface Window {
  /** Index of the first rendered row. */
  readonly first: number;
  /** Index after the last rendered row. */
  readonly last: number;
  readonly rowHeight: number;
  readonly onScroll: () => void;
}

/** Computes which rows to render. It renders again only when others are needed. */
function useWindow(box: { readonly current: HTMLElement | null }, count: number): Window {
  const [{ top, visible, rowHeight }, setView] = useState({ top: 0, visible: 30, rowHeight: ROW_HEIGHT });
  const measure = (): void => {
    const element = box.current;
    if (element === null) return;
    const height =
      element.querySelector("tbody tr:not(.spacer)")?.getBoundingClientRect().height || ROW_HEIGHT;
    // Steps of half the margin, so that most scroll events change nothing.
    const step = MARGIN / 2;
    const next = {
      top: Math.floor(element.scrollTop / height / step) * step,
      visible: Math.ceil(element.clientHeight / height) + step,
      rowHeight: height,
    };
    setView((old) =>
      old.top === next.top && old.visible === next.visible && old.rowHeight === next.rowHeight ? old : next,
    );
  };
  useLayoutEffect(measure, [count]);
  if (count <= WINDOW_FROM) return { first: 0, last: count, rowHeight, onScroll: measure };
  const first = Math.min(Math.max(0, top - MARGIN), Math.max(0, count - visible - MARGIN));
  const last = Math.min(count, first + visible + 2 * MARGIN);
  return { first, last, rowHeight, onScroll: measure };
}
