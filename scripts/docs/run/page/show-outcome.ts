import type { Described } from "../describe-value.ts";
import { createButton, element } from "./element.ts";
import type { Outcome, ShownLog, WorldState } from "./protocol.ts";

/** Shows a value, which opens when it holds others. */
function showValue({ text, entries }: Described, name = ""): HTMLElement {
  const line = name === "" ? [text] : [element("b", {}, name), `: ${text}`];
  if (entries === undefined) return element("div", { className: "run-value" }, ...line);
  const details = element("details", { className: "run-value" }, element("summary", {}, ...line));
  // Most values stay closed, so their content is made when they open.
  const fill = (): void => details.append(...entries.map(([key, value]) => showValue(value, key)));
  details.addEventListener("toggle", fill, { once: true });
  return details;
}

export function showLog({ level, values }: ShownLog): HTMLElement {
  const shown = values.flatMap((value, index) => [
    index === 0 ? "" : " ",
    value.entries === undefined ? value.text : showValue(value),
  ]);
  return element("div", { className: `run-log run-${level}` }, ...shown);
}

export function showGroup(title: string, rows: readonly HTMLElement[]): [HTMLElement] {
  const heading = element("h3", { className: "run-title" }, title);
  const properties = { className: "run-group", tabIndex: 0, role: "group", label: title };
  return [element("div", properties, heading, ...rows)];
}

const showFilled = (title: string, rows: readonly HTMLElement[]): HTMLElement[] =>
  rows.length === 0 ? [] : showGroup(title, rows);

export function showWorld(
  { requests, webhooks }: WorldState,
  openPdf: (path: string) => void,
): HTMLElement[] {
  const rows = requests.map(({ method, path, status, reason, isPdf }) =>
    element(
      "div",
      { className: "run-value" },
      element("b", {}, `${method} ${status}`),
      ` ${path}`,
      ...(reason === "" ? [] : [element("div", { className: "run-error" }, reason)]),
      ...(isPdf ? [" ", createButton("Open PDF", () => openPdf(path), `Open PDF ${path}`)] : []),
    ),
  );
  const messages = webhooks.map(({ event, status, body }) => showValue(body, `${event} (${status})`));
  return [...showFilled("Requests", rows), ...showFilled("Webhooks", messages)];
}

export const showVariables = ({ variables }: Outcome): HTMLElement[] =>
  showFilled(
    "Values",
    variables.map(([name, value]) => showValue(value, name)),
  );

export const showError = (text: string): HTMLElement =>
  element("div", { className: "run-log run-error" }, text);

/** Says in one sentence how a run ended. */
export function summarize({ error, world }: Outcome, logs: number): string {
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
  const requests = count(world.requests.length, "request");
  const webhooks = count(world.webhooks.length, "webhook");
  return `${error === null ? "Done" : "Failed"}: ${count(logs, "line")}, ${requests}, ${webhooks}.`;
}
