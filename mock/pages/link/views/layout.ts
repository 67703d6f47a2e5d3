import type { Screen } from "../step-result.ts";
import { Html, html } from "../../../kernel/html/html.ts";
import { FORM_TOKEN_FIELD } from "../form-token.ts";
import type { PageContext } from "../page-context.ts";
import { searchScript } from "./search-script.ts";
import { style } from "./style.ts";

const script = new Html(searchScript);
const styles = new Html(style);

/** Renders the HTML document of a screen. */
export function renderLayout(
  screen: Screen,
  context: Pick<PageContext, "urls" | "formToken">,
  nonce: string,
): string {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${screen.title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <div class="card">
          <header class="top">
            <p class="brand">Connect your data <span class="badge">Test mode</span></p>
            ${screen.hasCloseButton !== false && renderCloseForm(context)}
          </header>
          <main>${screen.body}</main>
          <footer>A mock of the link page. Every provider is fake, and no data leaves this machine.</footer>
        </div>
        ${
          screen.hasSearch === true &&
          html`<script nonce="${nonce}">
            ${script};
          </script>`
        }
      </body>
    </html>`;
  return document.text;
}

function renderCloseForm({ urls, formToken }: Pick<PageContext, "urls" | "formToken">): Html {
  return html`<form method="post" action="${urls.close}">
    ${renderTokenField(formToken)}<button class="close">Close</button>
  </form>`;
}

/** Renders the hidden field with the form token. Every submitted form needs it. */
export function renderTokenField(formToken: string): Html {
  return html`<input type="hidden" name="${FORM_TOKEN_FIELD}" value="${formToken}" />`;
}
