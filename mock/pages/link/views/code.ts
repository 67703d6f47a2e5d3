import { mfaHints } from "../../../catalog/link-credentials.ts";
import type { CatalogProvider } from "../../../catalog/providers.ts";
import type { LinkOutcome } from "../../../domain/link/outcome.ts";
import { getPendingCode, MAX_WRONG_CODES } from "../../../domain/link/mfa.ts";
import type { MfaSession } from "../../../domain/link/table.ts";
import type { Screen } from "../step-result.ts";
import { html } from "../../../kernel/html/html.ts";
import type { PageContext } from "../page-context.ts";
import { renderCodePanel } from "./credentials.ts";
import { ALERT_ID, renderErrorAlert } from "./error-texts.ts";
import { renderTokenField } from "./layout.ts";
import { renderProviderHead } from "./sign-in.ts";

const methodNames = { sms: "text message", email: "e-mail" } as const;

/** Builds the form for a one-time code. `failed` is the outcome of the previous attempt. */
export function buildCodeScreen(
  context: PageContext,
  provider: CatalogProvider,
  { methods: [method = "sms"], wrongCodes }: MfaSession,
  failed: LinkOutcome | null = null,
): Screen {
  const errorType = failed?.error_type ?? null;
  const described = html` aria-describedby="sent${errorType === null ? "" : ` ${ALERT_ID}`}"`;
  const body = html`${renderProviderHead(provider, "One more step.")}
    ${failed !== null && errorType !== null && renderErrorAlert(errorType, failed, "h2", formatTriesLeft(wrongCodes))}
    <p id="sent">
      A ${methodNames[method]} went to <strong>${mfaHints[method]}</strong>. Enter the digits in it.
    </p>
    <form method="post" action="${context.urls.code(provider.slug)}">
      ${renderTokenField(context.formToken)}
      <div class="field">
        <label for="code">Code</label>
        <input
          type="text"
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          required
          ${described}
          ${errorType !== null && html`aria-invalid="true"`}
        />
      </div>
      <button class="primary wide">Continue</button>
    </form>
    <p class="hint after"><a href="${context.urls.provider(provider.slug)}">Sign in again</a></p>
    ${renderCodePanel(getPendingCode(context.world, context.token))}`;
  return { title: `Confirm it is you at ${provider.name}`, body };
}

/** Tells how often the user can try again. */
function formatTriesLeft(wrongCodes: number): string {
  const left = MAX_WRONG_CODES - wrongCodes;
  return left === 1 ? "You have 1 try left." : `You have ${left} tries left.`;
}
