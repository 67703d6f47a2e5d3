import type { Described } from "../describe-value.ts";
import { element } from "./element.ts";
import type { Outcome, ShownLog, WorldState } from "./protocol.ts";

/** Shows a value, which opens when it holds others. */
function showValue({ text, entries }: Described, name = ""): HTMLElement {
  const line = name === "" ? [text] : [element("b", {}, name), `: ${text}`];
  if (entries === undefined) return element("div", { className: "run-value" }, ...line);
  const details = element("details", { className: "run-value" }, element("summary", {}, ...line));
  // Most values stay closed, so their content is made when they open.
  details.addEventListener(
    "toggle",
    () => details.append(...entries.map(([key, value]) => showValue(value, key))),
    {
      once: true,
    },
  );
  return details;
}

/** Shows what a sample logged in one call. */
export function showLog({ level, values }: ShownLog): HTMLElement {
  const shown = values.flatMap((value, index) => [
    ...(index === 0 ? [] : [" "]),
    value.entries === undefined ? value.text : showValue(value),
  ]);
  return element("div", { className: `run-log run-${level}` }, ...shown);
}

function showGroup(title: string, rows: readonly HTMLElement[]): HTMLElement {
  const heading = element("h3", { className: "run-title" }, `${title} (${rows.length})`);
  return element(
    "div",
    { className: "run-group", tabIndex: 0, role: "group", label: title },
    heading,
    ...rows,
  );
}

/** Shows the requests to the mock and its webhooks. */
export function showWorld(
  { requests, webhooks }: WorldState,
  openPdf: (path: string) => void,
): HTMLElement[] {
  const showPdf = (path: string): HTMLElement => {
    const button = element("button", { type: "button", label: `Open the PDF ${path}` }, "Open PDF");
    button.addEventListener("click", () => openPdf(path));
    return button;
  };
  const rows = requests.map(({ method, path, status, reason, isPdf }) =>
    element(
      "div",
      { className: "run-value" },
      element("b", {}, `${method} ${status}`),
      ` ${path}`,
      ...(reason === "" ? [] : [element("div", { className: "run-error" }, reason)]),
      ...(isPdf ? [" ", showPdf(path)] : []),
    ),
  );
  return [
    showGroup("Requests", rows),
    ...(webhooks.length === 0
      ? []
      : [
          showGroup(
            "Webhooks",
            webhooks.map(({ event, status, body }) => showValue(body, `${event} (${status})`)),
          ),
        ]),
  ];
}

/** Shows the values of a sample's variables. */
export function showVariables({ variables }: Outcome): HTMLElement[] {
  return variables.length === 0
    ? []
    : [
        showGroup(
          "Values",
          variables.map(([name, value]) => showValue(value, name)),
        ),
      ];
}

/** Shows why a sample failed. */
export const showError = (text: string): HTMLElement =>
  element("div", { className: "run-log run-error" }, text);

/** Says in one sentence how a run ended. */
export function summarize({ error, world }: Outcome, logs: number): string {
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
  const seen = [
    count(logs, "line"),
    count(world.requests.length, "request"),
    count(world.webhooks.length, "webhook"),
  ];
  return `${error === null ? "Done" : "Failed"}: ${seen.join(", ")}.`;
}
