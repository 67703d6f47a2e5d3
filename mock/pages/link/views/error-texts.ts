import type { LinkErrorType } from "../../../catalog/link-errors.ts";
import type { LinkOutcome } from "../../../domain/link/outcome.ts";
import { html, type Html } from "../../../kernel/html/html.ts";

export interface LinkErrorText {
  readonly title: string;
  readonly advice: string;
}

/** Texts for users of all link errors. The messages for developers are in catalog/link-errors.ts. */
export const linkErrorTexts: Readonly<Record<LinkErrorType, LinkErrorText>> = {
  invalid_token: {
    title: "This link is not valid",
    advice: "Go back to the app that sent you here, and start again from there.",
  },
  token_expired: {
    title: "This link has expired",
    advice: "Go back to the app that sent you here, and start again from there.",
  },
  token_not_validated: {
    title: "This link was not opened yet",
    advice: "Open the link from the app that sent you here, and sign in again.",
  },
  token_consumed: {
    title: "This link has been used",
    advice:
      "It has connected an account already. To connect another one, go back to the app and start again.",
  },
  provider_credential_error: {
    title: "That sign-in was not accepted",
    advice: "Check what you entered, and try again.",
  },
  provider_password_expired: {
    title: "Your password has expired",
    advice: "Choose a new password with the provider first. Then come back and try again.",
  },
  provider_api_error: {
    title: "The provider does not respond",
    advice: "This is not your fault. Wait a moment, and try again.",
  },
  unsupported_region: {
    title: "Your region is not supported",
    advice:
      "The provider does not serve the region of this account. Choose another region or another provider.",
  },
  duplicate_connection: {
    title: "This account is connected already",
    advice: "There is nothing left to do. You can close this page.",
  },
  required_scopes_not_granted: {
    title: "Nothing was shared",
    advice: "Without your permission no data can be read. Try again, and allow at least one kind of data.",
  },
  incorrect_mfa_code: {
    title: "That code was not right",
    advice: "Check the newest code that was sent to you, and enter it again.",
  },
  user_cancelled: {
    title: "You ended this before it was complete",
    advice: "Nothing was connected. You can try again at any time.",
  },
};

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
