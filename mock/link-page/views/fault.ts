import type { LinkFault } from "../../catalog/link-faults.ts";
import type { LinkOutcome } from "../../domain/link/outcome.ts";
import { html, type Html } from "../html.ts";
import { faultTexts } from "../texts.ts";

/** Id of the alert, by which fields say what is wrong with them. */
export const ALERT = "alert";

/** What went wrong, for the user and, smaller, for the developer. The heading is the screen's own where it has no other. */
export function faultAlert(fault: LinkFault, outcome: LinkOutcome, heading: "h1" | "h2"): Html {
  const { title, advice } = faultTexts[fault];
  return html`<div class="alert" role="alert" id="${ALERT}">
    ${heading === "h1" ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
    <p>${advice}</p>
    <p><code>${fault}</code>: ${outcome.error}</p>
  </div>`;
}
