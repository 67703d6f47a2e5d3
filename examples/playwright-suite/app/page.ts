import { html } from "hono/html";

/** Renders the connected devices and the steps of each day. Texts are escaped. */
export function renderHome(
  connected: readonly string[],
  steps: readonly (readonly [day: string, steps: number])[],
  message?: string,
) {
  const rows = steps.map(
    ([day, count]) =>
      html`<tr>
        <th scope="row">${day}</th>
        <td>${Math.round(count).toLocaleString("en-US")}</td>
      </tr>`,
  );
  return renderPage(
    html`${message === undefined ? "" : html`<p role="status">${message}</p>`}
      ${connected.length === 0 ? html`<p>No device is connected.</p>` : ""}
      <ul>
        ${connected.map((name) => html`<li>${name}</li>`)}
      </ul>
      <form method="post" action="/connect"><button>Connect a device</button></form>
      ${
        rows.length === 0
          ? ""
          : html`<table aria-label="Steps">
              ${rows}
            </table>`
      }`,
  );
}

export function renderPage(content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Stride</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <h1><a href="/">Your devices</a></h1>
        ${content}
      </body>
    </html>`;
}
