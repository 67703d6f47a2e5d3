import { html } from "hono/html";

/** Markup whose texts are escaped. */
export type Markup = ReturnType<typeof html>;

/** Renders a page, which can load itself again. It has no script and loads nothing but its style sheet. */
export function renderLayout(title: string, content: Markup, isWaiting = false): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Alder Labs</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
        ${isWaiting ? html`<meta http-equiv="refresh" content="3" />` : ""}
      </head>
      <body>
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
