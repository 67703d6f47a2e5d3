import { factorHints } from "../../catalog/link-credentials.ts";
import type { CatalogProvider } from "../../catalog/providers.ts";
import type { LinkOutcome } from "../../domain/link/outcome.ts";
import { pendingCode } from "../../domain/link/second-factor.ts";
import type { MfaSession } from "../../domain/link/table.ts";
import type { Screen } from "../exchange.ts";
import { html } from "../html.ts";
import type { Visit } from "../visit.ts";
import { codePanel } from "./credentials.ts";
import { ALERT, faultAlert } from "./fault.ts";
import { tokenField } from "./layout.ts";
import { providerHead } from "./sign-in.ts";

const ways = { sms: "text message", email: "e-mail" } as const;

/** The form for a second factor that is under way; `failed` is what came of it the last time. */
export function codeScreen(
  visit: Visit,
  provider: CatalogProvider,
  { factors: [method = "sms"] }: MfaSession,
  failed: LinkOutcome | null = null,
): Screen {
  const fault = failed?.error_type ?? null;
  const described = html` aria-describedby="sent${fault === null ? "" : ` ${ALERT}`}"`;
  const body = html`${providerHead(provider, "One more step.")}
    ${failed !== null && fault !== null && faultAlert(fault, failed, "h2")}
    <p id="sent">
      A ${ways[method]} went to <strong>${factorHints[method]}</strong>. Enter the digits in it.
    </p>
    <form method="post" action="${visit.addresses.code(provider.slug)}">
      ${tokenField(visit.formToken)}
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
          ${fault !== null && html`aria-invalid="true"`}
        />
      </div>
      <button class="primary wide">Continue</button>
    </form>
    <p class="hint after"><a href="${visit.addresses.provider(provider.slug)}">Sign in again</a></p>
    ${codePanel(pendingCode(visit.world, visit.token))}`;
  return { title: `Confirm it is you at ${provider.name}`, body };
}
