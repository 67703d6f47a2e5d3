import { html } from "hono/html";

/** Markup whose texts are escaped. */
export type Markup = ReturnType<typeof html>;

/** Renders a page. It loads nothing but its style sheet and, where asked for, the script that follows an order. */
export function renderLayout(title: string, content: Markup, revision: number | null = null): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Alder Labs</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
        ${revision === null ? "" : html`<script src="/script.js" defer></script>`}
      </head>
      <body data-revision="${revision ?? ""}">
        <header><a href="/">Alder Labs</a></header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** Renders a page with one sentence. */
export function renderMessage(message: string): Markup {
  return renderLayout(
    "Sorry",
    html`<h1>Sorry</h1>
      <p>${message}</p>
      <p><a href="/">Show the tests</a></p>`,
  );
}

/** Renders what went wrong, so that a screen reader says it. */
export function renderAlert(alert: string | null): Markup {
  return alert === null ? html`` : html`<p role="alert">${alert}</p>`;
}

export function formatPrice(dollars: number): string {
  return dollars.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** The style sheet of the shop: light and dark, from a phone's width up. */
export const style = `
:root { color-scheme: light dark; --accent: light-dark(#4338ca, #a5b4fc); --on-accent: light-dark(#ffffff, #171a3a); --line: light-dark(#dfe3ea, #2c333e); --soft: light-dark(#5a6472, #a6b0be); --bad: light-dark(#b3261e, #ffb4ab); }
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
ul, ol { margin: 0; padding: 0; list-style: none; }
button, .button { padding: .625rem 1.25rem; font: inherit; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role=alert], [role=status] { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: 8px; }
[role=alert], [role=alert] a, .problem, strong { color: var(--bad); }
.soft { color: var(--soft); }
.tests, .fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem; margin-bottom: 1rem; }
.tests label { display: grid; grid-template-columns: auto 1fr auto; gap: .25rem .75rem; height: 100%; padding: 1rem; align-content: start; border: 1px solid var(--line); border-radius: 8px; }
.about, .tests .soft { grid-column: 2 / -1; }
.summary li, .events li { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
.field input, select { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; }
.problem { margin: 0; }
.day { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0; }
table { display: block; overflow-x: auto; }
th, td { padding: .5rem 1rem .5rem 0; text-align: left; }
`;

/**
 * The only script of the shop. It follows the order of the page, and loads the page again when the order changed. The server sends the
 * current revision at each connection, so a change during a lost connection is not missed.
 */
export const script = `
const events = new EventSource(location.pathname.replace(/\\/appointment$/, "") + "/revisions");
events.onmessage = ({ data }) => {
  if (data !== document.body.dataset.revision) location.replace(location.pathname.replace(/\\/appointment$/, ""));
};
`;
