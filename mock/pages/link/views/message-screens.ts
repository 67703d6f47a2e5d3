import type { LinkErrorType } from "../../../catalog/link-errors.ts";
import type { CatalogProvider } from "../../../catalog/providers.ts";
import type { LinkOutcome } from "../../../domain/link/outcome.ts";
import type { Screen, PageContext } from "../page-context.ts";
import { html } from "../../../kernel/html/html.ts";
import { linkErrorTexts, renderErrorAlert } from "./error-texts.ts";
import { renderOtherProviders, renderProviderHead } from "./sign-in.ts";

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

/** Builds the screen after a success without a `redirect_url`. */
export function buildConnectedScreen({ name }: CatalogProvider): Screen {
  const body = html`${tick}
    <h1>Connected</h1>
    <p class="lead" role="status">${name} is connected. Its data is on its way. You can close this page.</p>`;
  return { title: `${name} is connected`, body, hasCloseButton: false };
}

export function buildClosedScreen({ urls }: PageContext): Screen {
  const body = html`<h1>Closed</h1>
    <p class="lead" role="status">You can close this page now.</p>
    <p><a class="button" href="${urls.open}">Start again</a></p>`;
  return { title: "Closed", body, hasCloseButton: false };
}

/** Builds the screen of a link error that no form can correct. `retryUrl` starts again, when that can help. */
export function buildLinkErrorScreen(
  type: LinkErrorType,
  outcome: LinkOutcome,
  retryUrl: string | null,
): Screen {
  const body = html`${renderErrorAlert(type, outcome, "h1")}
  ${retryUrl !== null && html`<p><a class="button" href="${retryUrl}">Try again</a></p>`}`;
  return { title: linkErrorTexts[type].title, body };
}

export function buildUnsupportedScreen(context: PageContext, provider: CatalogProvider): Screen {
  const { name, auth_type } = provider;
  const text =
    auth_type === null
      ? "Data that is entered by hand comes from the app itself. There is nothing to sign in to."
      : `${name} is linked in the mobile app, on the phone that has its data. Open the app there to continue.`;
  const body = html`${renderProviderHead(provider, "Not from a browser.")}
    <p>${text}</p>
    ${renderOtherProviders(context)}`;
  return { title: `${name} is linked elsewhere`, body };
}

export function buildRequestErrorScreen(
  status: number,
  title: string,
  text: string,
  backUrl: string | null,
): Screen {
  const body = html`<div class="alert" role="alert">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>
    ${backUrl !== null && html`<p><a class="button" href="${backUrl}">Go back</a></p>`}`;
  return { title, body, status };
}
