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
export function renderPage({ connected, series, outcome }: PageState): string {
  const list = connected.map((name) => `<li>${escapeHtml(name)}</li>`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stride</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<header>
<div><p class="app">Stride</p><h1>Your data</h1></div>
<form method="post" action="/connect"><button>Connect a provider</button></form>
</header>
${outcome === null ? "" : renderOutcome(outcome)}
${series === null ? "" : renderSeries(series)}
<section>
<h2>Connected</h2>
${list === "" ? '<p class="soft">Nothing is connected yet. Connect a watch to see your steps and your heart rate here.</p>' : `<ul>${list}</ul>`}
</section>
</main>
</body>
</html>`;
}

function renderSeries({ steps, heartRate }: UserSeries): string {
  const today = steps.at(-1);
  const latest = heartRate.at(-1);
  const cards = [
    today === undefined
      ? ""
      : `<section><h2>Steps</h2><p class="big">${today.steps.toLocaleString("en-US")}</p><p class="soft">on the last day</p>${renderSteps(steps)}</section>`,
    latest === undefined
      ? ""
      : `<section><h2>Heart rate</h2><p class="big">${latest.bpm} bpm</p><p class="soft">most recently</p>${renderHeartRate(heartRate)}</section>`,
  ].join("");
  return cards === "" ? "" : `<div class="grid">${cards}</div>`;
}

/** Renders the outcome for the user. The outcome's `error` is for developers, so it is not shown. */
function renderOutcome(outcome: LinkRedirect): string {
  return matchLink(outcome, {
    success: () => `<p role="status">That worked.</p>`,
    error: ({ error_type }) =>
      error_type === "user_cancelled"
        ? `<p role="status">Maybe another time.</p>`
        : `<p role="alert">That did not work (${escapeHtml(error_type)}). Please try again.</p>`,
    unknown: () => `<p role="status">Please look below for what is connected.</p>`,
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
