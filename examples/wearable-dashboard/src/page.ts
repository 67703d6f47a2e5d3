import { html } from "hono/html";
import { matchLink, type LinkRedirect } from "sanguine";
import { renderBars, type Bar } from "./charts.ts";
import type { Connection } from "./connections.ts";
import type { Dashboard, Day } from "./week.ts";

/** State of the page. */
export interface PageState {
  /** Null before the person has connected anything. */
  readonly dashboard: Dashboard | null;
  /** Null when the service does not say. */
  readonly connections: readonly Connection[] | null;
  /** Outcome of the link that the person returns from; null when there was none. */
  readonly outcome: LinkRedirect | null;
}

/** Renders the page. It needs no script and loads only the style sheet. */
export function renderPage({ dashboard, connections, outcome }: PageState) {
  const isConnected = dashboard !== null && connections?.length !== 0;
  const isWaiting =
    dashboard !== null && (dashboard.importing || (outcome?.state === "success" && !isConnected));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${isWaiting ? html`<meta http-equiv="refresh" content="3" />` : ""}
        <title>Your week</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <h1>Your week</h1>
        <form method="post" action="/connect"><button>Connect a device</button></form>
        ${outcome === null ? "" : renderOutcome(outcome)}
        ${isWaiting ? html`<p role="status">Your data is on its way. This page shows it as soon as it is here.</p>` : ""}
        ${isConnected ? renderWeek(dashboard, connections) : isWaiting ? "" : html`<p>Connect a watch to see your steps, your heart rate and your sleep here.</p>`}
      </body>
    </html>`;
}

/** The charts: the title, the unit, the bar of a day, and the value at the bottom. */
const charts: readonly (readonly [string, string, (day: Day) => Bar | null, number?])[] = [
  ["Steps", "a day", ({ steps }) => (steps === null ? null : { to: steps, text: formatSteps(steps) })],
  [
    "Heart rate",
    "bpm",
    ({ heartRate }) =>
      heartRate && { from: heartRate.low, to: heartRate.high, text: `${heartRate.low}–${heartRate.high}` },
    30,
  ],
  [
    "Sleep",
    "hours a night",
    ({ asleep }) => (asleep === null ? null : { to: asleep, text: formatMinutes(asleep) }),
  ],
];

function renderWeek({ days }: Dashboard, connections: readonly Connection[] | null) {
  const sections = charts.map(
    ([title, unit, read, bottom]) =>
      html`<section>
        <h2>${title}, ${unit}</h2>
        ${renderBars(
          title,
          days.map((day) => ({ date: day.date, bar: read(day) })),
          bottom,
        )}
      </section>`,
  );
  const devices = connections?.map(
    ({ name, status }) =>
      html`<li>${name}${status === "connected" ? "" : html` <strong>Please connect it again.</strong>`}</li>`,
  );
  return html`<div class="grid">${sections}</div>
    <h2>Connected</h2>
    ${
      devices === undefined
        ? html`<p role="status">Your devices cannot be shown right now.</p>`
        : html`<ul>
            ${devices}
          </ul>`
    }`;
}

const formatSteps = (steps: number): string =>
  steps >= 1_000 ? `${(steps / 1_000).toFixed(1)}k` : String(Math.round(steps));

function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Renders the outcome. Its `error` is for developers, so it is not shown. Anyone can type the address, so it proves nothing. */
function renderOutcome(outcome: LinkRedirect) {
  return matchLink(outcome, {
    success: () => html`<p role="status">Thank you.</p>`,
    error: ({ error_type }) =>
      error_type === "user_cancelled"
        ? html`<p role="status">Nothing was connected.</p>`
        : html`<p role="alert">The connection failed. Please try again.</p>`,
    unknown: () => html`<p role="status">See below what is connected.</p>`,
  });
}

/** The style sheet: light and dark, from the width of a phone up. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c2329, #edf1f4); --bar: light-dark(#1f5fbf, #86b7ff); --line: light-dark(#dbe1e6, #2d3740); }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
button { padding: .5rem 1.25rem; font: inherit; }
h2 { margin: 0; font-size: 1rem; }
[role=status], [role=alert] { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: 10px; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin: 1rem 0; }
section { padding: 1rem; border: 1px solid var(--line); border-radius: 10px; }
text { font-size: 11px; fill: var(--ink); text-anchor: middle; }
rect { fill: var(--bar); }
`;
