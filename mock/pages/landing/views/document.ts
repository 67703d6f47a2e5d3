import { ICON_URL } from "../../../kernel/html/page-headers.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import { paths } from "../paths.ts";

/** Renders an HTML document. It loads only files of the mock itself. */
export function renderDocument(title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="${ICON_URL}" />
        <link rel="stylesheet" href="${paths.style}" />
        <script src="${paths.script}" defer></script>
      </head>
      <body>
        <main>${main}</main>
        <footer>All data here is synthetic.</footer>
      </body>
    </html>`;
}
