import { html } from "hono/html";
import type { DaySteps } from "./steps.ts";

type Markup = ReturnType<typeof html>;

/** What the page shows. */
export interface Home {
  /** Names of the connected providers. */
  readonly connected: readonly string[];
  readonly steps: readonly DaySteps[];
  /** How a link ended; null when the user comes from elsewhere. */
  readonly message: string | null;
}

/** Renders the page. Texts are escaped. */
export function renderHome({ connected, steps, message }: Home): Markup {
  return renderLayout(
    html`<h1>Your devices</h1>
      ${message === null ? "" : html`<p role="status">${message}</p>`}
      ${
        connected.length === 0
          ? html`<p>No device is connected.</p>`
          : html`<ul>
              ${connected.map((name) => html`<li>${name}</li>`)}
            </ul>`
      }
      <form method="post" action="/connect"><button>Connect a device</button></form>
      ${steps.length === 0 ? "" : renderSteps(steps)}`,
  );
}

function renderSteps(steps: readonly DaySteps[]): Markup {
  return html`<table>
    <caption>
      Steps
    </caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Steps</th>
      </tr>
    </thead>
    <tbody>
      ${steps.map(
        (each) =>
          html`<tr>
            <th scope="row">${each.day}</th>
            <td>${Math.round(each.steps).toLocaleString("en-US")}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Renders an error. It says nothing of the cause, which may quote the user's data. */
export function renderError(): Markup {
  return renderLayout(
    html`<h1>Sorry</h1>
      <p>The service did not respond. Please try again.</p>
      <p><a href="/">Back to your devices</a></p>`,
  );
}

function renderLayout(content: Markup): Markup {
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
        <main>${content}</main>
      </body>
    </html>`;
}
