import type { LinkFault } from "../../catalog/link-faults.ts";
import type { CatalogProvider } from "../../catalog/providers.ts";
import type { LinkOutcome } from "../../domain/link/outcome.ts";
import type { Screen } from "../exchange.ts";
import { html } from "../html.ts";
import { faultTexts } from "../texts.ts";
import type { Visit } from "../visit.ts";
import { faultAlert } from "./fault.ts";
import { otherProviders, providerHead } from "./sign-in.ts";

const tick = html`<svg class="tick" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
  <circle cx="32" cy="32" r="29" fill="none" stroke="currentColor" stroke-width="4" />
  <path
    d="M19 33l9 9 17-19"
    fill="none"
    stroke="currentColor"
    stroke-width="5"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

/** The account is connected, and there is no address to go to. */
export function connectedScreen({ name }: CatalogProvider): Screen {
  const body = html`${tick}
    <h1>Connected</h1>
    <p class="lead" role="status">${name} is connected. Its data is on its way. You can close this page.</p>`;
  return { title: `${name} is connected`, body, closable: false };
}

/** The user has left. */
export function closedScreen({ addresses }: Visit): Screen {
  const body = html`<h1>Closed</h1>
    <p class="lead" role="status">You can close this page now.</p>
    <p><a class="button" href="${addresses.open}">Start again</a></p>`;
  return { title: "Closed", body, closable: false };
}

/** A link that went wrong where there is no form to correct; `again` is an address to try once more, if that can help. */
export function faultScreen(fault: LinkFault, outcome: LinkOutcome, again: string | null): Screen {
  const body = html`${faultAlert(fault, outcome, "h1")}
  ${again !== null && html`<p><a class="button" href="${again}">Try again</a></p>`}`;
  return { title: faultTexts[fault].title, body };
}

/** A provider that no browser can connect. */
export function elsewhereScreen(visit: Visit, provider: CatalogProvider): Screen {
  const { name, auth_type } = provider;
  const text =
    auth_type === null
      ? "What is entered by hand comes from the app itself. There is nothing to sign in to."
      : `${name} is linked in the mobile app, on the phone that has its data. Open the app there to go on.`;
  const body = html`${providerHead(provider, "Not from a browser.")}
    <p>${text}</p>
    ${otherProviders(visit)}`;
  return { title: `${name} is linked elsewhere`, body };
}

/** Something is wrong with the request itself, and not with a link. */
export function refusalScreen(status: number, title: string, text: string, back: string | null): Screen {
  const body = html`<div class="alert" role="alert">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>
    ${back !== null && html`<p><a class="button" href="${back}">Go back</a></p>`}`;
  return { title, body, status };
}
