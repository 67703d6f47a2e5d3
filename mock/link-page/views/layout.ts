import type { Screen } from "../exchange.ts";
import { Html, html } from "../html.ts";
import { FORM_TOKEN } from "../form-token.ts";
import type { Visit } from "../visit.ts";
import { searchScript } from "./search-script.ts";
import { style } from "./style.ts";

const searches = new Html(searchScript);
const styled = new Html(style);

/** The whole document of a screen. */
export function layout(screen: Screen, visit: Pick<Visit, "addresses" | "formToken">, nonce: string): string {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${screen.title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${styled}
        </style>
      </head>
      <body>
        <div class="card">
          <header class="top">
            <p class="brand">Connect your data <span class="badge">Test mode</span></p>
            ${screen.closable !== false && closeForm(visit)}
          </header>
          <main>${screen.body}</main>
          <footer>
            A mock of the link page. Every provider is made up, and nothing leaves this machine.
          </footer>
        </div>
        ${
          screen.searches === true &&
          html`<script nonce="${nonce}">
            ${searches};
          </script>`
        }
      </body>
    </html>`;
  return document.text;
}

function closeForm({ addresses, formToken }: Pick<Visit, "addresses" | "formToken">): Html {
  return html`<form method="post" action="${addresses.close}">
    ${tokenField(formToken)}<button class="close">Close</button>
  </form>`;
}

/** What every form that is posted carries. */
export function tokenField(formToken: string): Html {
  return html`<input type="hidden" name="${FORM_TOKEN}" value="${formToken}" />`;
}
