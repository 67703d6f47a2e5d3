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
