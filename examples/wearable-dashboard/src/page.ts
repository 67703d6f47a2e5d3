import { html } from "hono/html";
import { matchLink, type LinkRedirect } from "sanguine";
import { renderBars } from "./charts.ts";
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
        <main>
          <header>
            <h1>Your week</h1>
            <form method="post" action="/connect"><button>Connect a device</button></form>
          </header>
          ${outcome === null ? "" : renderOutcome(outcome)}
          ${isWaiting ? html`<p role="status">Your data is on its way. This page shows it as soon as it is here.</p>` : ""}
          ${isConnected ? renderWeek(dashboard, connections) : isWaiting ? "" : renderEmpty()}
        </main>
      </body>
    </html>`;
}

const renderEmpty = () =>
  html`<section><p>Connect a watch to see your steps, your heart rate and your sleep here.</p></section>`;

function renderWeek({ days }: Dashboard, connections: readonly Connection[] | null) {
  return html` <div class="grid">
      ${renderCard("Steps", "a day", days, {
        color: "steps",
        read: ({ steps }) => (steps === null ? null : { to: steps, text: formatSteps(steps) }),
        average: ({ steps }) => steps,
        format: (value) => Math.round(value).toLocaleString("en-US"),
      })}
      ${renderCard("Heart rate", "bpm", days, {
        color: "heart",
        bottom: 30,
        read: ({ heartRate }) =>
          heartRate && {
            from: heartRate.low,
            to: heartRate.high,
            text: `${heartRate.low}–${heartRate.high}`,
          },
        average: ({ heartRate }) => heartRate?.average ?? null,
        format: (value) => String(Math.round(value)),
      })}
      ${renderCard("Sleep", "a night", days, {
        color: "sleep",
        read: ({ asleep }) => (asleep === null ? null : { to: asleep, text: formatMinutes(asleep) }),
        average: ({ asleep }) => asleep,
        format: formatMinutes,
      })}
    </div>
    <section>
      <h2>Connected</h2>
      ${
        connections === null
          ? html`<p role="status">Your devices cannot be shown right now.</p>`
          : html`<ul>
              ${connections.map(
                ({ name, status }) =>
                  html`<li>
                    ${name}${status === "connected" ? "" : html` <strong>Please connect it again.</strong>`}
                  </li>`,
              )}
            </ul>`
      }
    </section>`;
}

/** How a card shows a day. */
interface CardOptions {
  readonly color: string;
  readonly bottom?: number;
  readonly read: (day: Day) => { readonly from?: number; readonly to: number; readonly text: string } | null;
  readonly average: (day: Day) => number | null;
  readonly format: (value: number) => string;
}

function renderCard(
  title: string,
  unit: string,
  days: readonly Day[],
  { color, bottom, read, average, format }: CardOptions,
) {
  const values = days.flatMap((day) => average(day) ?? []);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const bars = days.map((day) => {
    const { from = 0, to = null, text = "no data" } = read(day) ?? {};
    return { date: day.date, from, to, text };
  });
  return html`<section>
    <h2>${title}</h2>
    ${
      values.length === 0
        ? html`<p class="soft">No data this week.</p>`
        : html`<p><span class="big">${format(mean)}</span> <span class="soft">${unit} on average</span></p>
            ${renderBars(bars, { title, color, bottom })}`
    }
  </section>`;
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
