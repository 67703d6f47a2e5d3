import type { ComponentChildren } from "preact";
import { useEffect, useId } from "preact/hooks";
import { buildHref } from "../app/location.ts";
import { describeError } from "../data/describe-error.ts";
import type { Live } from "../data/use-live.ts";
import { Button } from "./button.tsx";

/** The heading of a view, which is the title of the page too. */
export function Head({
  title,
  back,
  children,
}: {
  title: string;
  /** The list that a record belongs to: its address and its name. */
  back?: readonly [href: string, name: string];
  /** Beside the heading: a status or buttons. */
  children?: ComponentChildren;
}) {
  useEffect(() => {
    document.title = `${title} · sanguine console`;
  }, [title]);
  return (
    <div class="head">
      <h1>{title}</h1>
      {children}
      {back !== undefined && <a href={back[0]}>{back[1]}</a>}
    </div>
  );
}

/** A section of a view with its own heading. */
export function Card({
  title,
  actions,
  children,
}: {
  title: string;
  /** Beside the heading: a status or buttons. */
  actions?: ComponentChildren;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class="card" role="group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** Names and values. Leaves out rows without a value. */
export function KeyValue({ rows }: { rows: readonly (readonly [name: string, value: ComponentChildren])[] }) {
  return (
    <dl class="key-value">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The meaning of a badge's color. The text says it too. */
export type Tone = "plain" | "info" | "good" | "warn" | "bad";

/** A short status. */
export function Badge({ children, tone = "plain" }: { children: ComponentChildren; tone?: Tone }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

/**
 * An instant in UTC: `2026-01-15 09:00:00 UTC`.
 *
 * @param precise - whether to show milliseconds
 */
export function Time({ value, precise = false }: { value: string | null | undefined; precise?: boolean }) {
  if (value === null || value === undefined || Number.isNaN(Date.parse(value))) return <span>–</span>;
  const iso = new Date(value).toISOString();
  return (
    <time datetime={iso} title={iso}>
      {iso.slice(0, 10)} <span class="clock-time">{iso.slice(11, precise ? 23 : 19)}</span> UTC
    </time>
  );
}

/** Writes an instant in UTC for a label: `2026-01-15 09:00:00 UTC`. */
export function formatTime(value: string): string {
  const iso = new Date(value).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}

/** Leads to the page of a user. */
export function UserLink({ id, name = id }: { id: string | null; name?: string | null }) {
  return id === null ? <span class="soft">none</span> : <a href={buildHref("users", id)}>{name}</a>;
}

/** Shows data: a note while there is none, and why the last load failed. */
export function Loaded<Data>({
  live: { data, error, reload },
  children,
}: {
  live: Live<Data>;
  children: (data: Data) => ComponentChildren;
}) {
  return (
    <>
      {error !== null && (
        <Problem text={describeError(error)}>
          <Button onClick={reload}>Try again</Button>
        </Problem>
      )}
      {data !== undefined ? children(data) : error === null && <p class="soft">Loading…</p>}
    </>
  );
}

/** Says that there is nothing to show, and what to do. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ComponentChildren;
  /** Buttons that change it. */
  children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {hint !== undefined && <p class="soft">{hint}</p>}
      {children}
    </div>
  );
}

/** Why something failed; nothing when it did not. */
export function Problem({ text, children }: { text: string | null; children?: ComponentChildren }) {
  if (text === null) return null;
  return (
    <div class="alert" role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}
