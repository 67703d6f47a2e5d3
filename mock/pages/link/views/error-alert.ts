import type { LinkErrorType } from "../../../catalog/link-errors.ts";
import type { LinkOutcome } from "../../../domain/link/outcome.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import { linkErrorTexts } from "./error-texts.ts";

/** Id of the alert. Invalid fields reference it. */
export const ALERT_ID = "alert";

/** Renders an error: the text for users and, smaller, the one for developers. Use `h1` on a screen without another heading.
 * `addition` follows the advice. */
export function renderErrorAlert(
  type: LinkErrorType,
  outcome: LinkOutcome,
  heading: "h1" | "h2",
  addition: string | null = null,
): Html {
  const { title, advice } = linkErrorTexts[type];
  return html`<div class="alert" role="alert" id="${ALERT_ID}">
    ${heading === "h1" ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
    <p>${advice} ${addition}</p>
    <p><code>${type}</code>: ${outcome.error}</p>
  </div>`;
}
