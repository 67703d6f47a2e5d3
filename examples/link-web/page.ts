import { matchLink, type LinkRedirect } from "sanguine";

/** State of the page. */
export interface PageState {
  /** Names of the user's connected providers. */
  readonly connected: readonly string[];
  /** Outcome of the link that the user returns from; null when there was none. */
  readonly outcome: LinkRedirect | null;
}

/** Renders the page. */
export function renderPage({ connected, outcome }: PageState): string {
  const list = connected.map((name) => `<li>${escapeHtml(name)}</li>`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; }
body { max-width: 32rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
button { font: inherit; padding: .6rem 1.2rem; }
[role] { padding: .6rem 1rem; border: 1px solid; border-radius: .5rem; }
</style>
</head>
<body>
<main>
<h1>Your data</h1>
${outcome === null ? "" : renderOutcome(outcome)}
<h2>Connected</h2>
${list === "" ? "<p>Nothing is connected yet.</p>" : `<ul>${list}</ul>`}
<form method="post" action="/connect"><button>Connect a provider</button></form>
</main>
</body>
</html>`;
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
