import { html } from "hono/html";
import { matchLink, type LinkRedirect } from "sanguine";
import { renderHeartRate, renderSteps } from "./charts.ts";
import type { UserSeries } from "./series.ts";

/** State of the page. */
export interface PageState {
  /** Names of the user's connected providers. */
  readonly connected: readonly string[];
  /** The user's series; null when no provider is connected. */
  readonly series: UserSeries | null;
  /** Outcome of the link that the user returns from; null when there was none. */
  readonly outcome: LinkRedirect | null;
}

/** Renders the page. It needs no script and loads only the style sheet. */
export function renderPage({ connected, series, outcome }: PageState) {
  const { steps = [], heartRate = [] } = series ?? {};
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Stride</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <h1>Your data</h1>
        <form method="post" action="/connect"><button>Connect a provider</button></form>
        ${outcome === null ? "" : renderOutcome(outcome)} ${steps.length === 0 ? "" : renderSteps(steps)}
        ${heartRate.length === 0 ? "" : renderHeartRate(heartRate)}
        <h2>Connected</h2>
        <ul>
          ${connected.map((name) => html`<li>${name}</li>`)}
        </ul>
        ${connected.length === 0 ? html`<p>Nothing is connected yet. Connect a watch to see your steps and your heart rate here.</p>` : ""}
      </body>
    </html>`;
}

/** Renders the outcome for the user. The outcome's `error` is for developers, so it is not shown. */
function renderOutcome(outcome: LinkRedirect) {
  return matchLink(outcome, {
    success: () => html`<p role="status">That worked.</p>`,
    error: ({ error_type }) =>
      error_type === "user_cancelled"
        ? html`<p role="status">Maybe another time.</p>`
        : html`<p role="alert">That did not work (${error_type}). Please try again.</p>`,
    unknown: () => html`<p role="status">Please look below for what is connected.</p>`,
  });
}

/** The style sheet of the page: light and dark, from a phone's width up. */
export const style = `
:root { color-scheme: light dark; --bar: light-dark(#0f6b57, #6fd3b6); --line: light-dark(#b3324a, #ff9aac); }
body { max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
button { padding: .5rem 1.25rem; font: inherit; }
[role=status], [role=alert] { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: 10px; }
text { font-size: 11px; fill: currentColor; text-anchor: middle; }
rect { fill: var(--bar); }
polyline { fill: none; stroke: var(--line); stroke-width: 2; }
`;
