import type { Screen, PageContext } from "../page-context.ts";
import { Html, html } from "../../../kernel/html/html.ts";
import { FORM_TOKEN_FIELD } from "../form-token.ts";
import { style } from "./style.ts";

/** Filters the list while the user types. Without scripts, the same field is submitted as a form. */
const searchScript = `
(() => {
  const field = document.getElementById("search");
  const count = document.getElementById("count");
  const items = [...document.querySelectorAll("ul.providers li")];
  const nothing = document.getElementById("nothing");
  if (!field || !count || !nothing) return;
  document.getElementById("search-button")?.setAttribute("hidden", "");
  const show = () => {
    const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let found = 0;
    for (const item of items) {
      const text = item.dataset.text ?? "";
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) found += 1;
    }
    nothing.hidden = found > 0;
    count.textContent = found === 1 ? "1 provider" : found + " providers";
  };
  field.addEventListener("input", show);
  show();
})();
`;

const script = new Html(searchScript);
const styles = new Html(style);

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

/** The attributes of a user name, which is no word of a language. */
export const USER_NAME = html`type="text" autocomplete="username" autocapitalize="none" spellcheck="false"`;

/** Renders a field with its label. Its id is its name. */
export function renderField(label: string, name: string, attributes: Html, hint: string | null = null): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" ${attributes} />
    ${hint !== null && html`<p class="hint">${hint}</p>`}
  </div>`;
}
