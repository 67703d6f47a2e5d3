import { regionValues } from "../../../../src/generated/enums.ts";
import type { CatalogProvider } from "../../../catalog/providers.ts";
import { getLinkChoice } from "../../../domain/link/linkable-providers.ts";
import type { LinkOutcome } from "../../../domain/link/outcome.ts";
import { type Screen, findContextToken, type PageContext } from "../page-context.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import { renderCredentialsPanel, renderCodePanel } from "./credentials.ts";
import { ALERT_ID, renderErrorAlert } from "./error-texts.ts";
import { renderField, renderTokenField, USER_NAME } from "./layout.ts";
import { renderLogo } from "./logo.ts";
import { mfaHints } from "../../../catalog/link-credentials.ts";
import { getPendingCode, MAX_WRONG_CODES } from "../../../domain/link/sign-in.ts";
import type { MfaSession } from "../../../domain/link/table.ts";

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });

const regions: readonly { readonly value: string; readonly name: string }[] = regionValues
  .map((value) => ({ value, name: regionNames.of(value.toUpperCase()) ?? value }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Builds the form of a provider that takes a password or an e-mail address. `failed` is the outcome of the previous attempt. */
export function buildSignInScreen(
  context: PageContext,
  provider: CatalogProvider,
  method: "password" | "email",
  failed: LinkOutcome | null = null,
): Screen {
  const errorType = failed?.error_type ?? null;
  // After the last try, only a new sign-in sends a new code.
  const addition =
    errorType === "incorrect_mfa_code" ? "No tries are left: sign in again to get a new code." : null;
  const invalid = errorType === null ? null : html`aria-invalid="true" aria-describedby="${ALERT_ID}"`;
  const body = html`${renderProviderHead(provider, `Sign in with your account there to connect it to ${context.appName}.`)}
    ${failed !== null && errorType !== null && renderErrorAlert(errorType, failed, "h2", addition)}
    <form method="post" action="${context.urls.provider(provider.slug)}">
      ${renderTokenField(context.formToken)} ${renderFields(method, context.form, invalid)}
      <div class="field">
        <label for="region">Region</label>
        <select id="region" name="region">
          <option value="">Let the provider decide</option>
          ${regions.map(({ value, name }) => renderRegion(value, name, context.form.get("region")))}
        </select>
      </div>
      <button class="primary wide">Connect</button>
    </form>
    ${renderOtherProviders(context)} ${renderCredentialsPanel(method)}`;
  return { title: `Sign in to ${provider.name}`, body };
}

/** Renders the fields of a sign-in method. A password is never filled in again. */
function renderFields(method: "password" | "email", form: URLSearchParams, invalid: Html | null): Html[] {
  if (method === "email")
    return [
      renderField(
        "E-mail",
        "email",
        html`type="email" value="${form.get("email")}" autocomplete="email" required ${invalid}`,
        "The provider sends an invitation to this address.",
      ),
    ];
  const password = html`type="password" autocomplete="current-password" required ${invalid}`;
  return [
    renderField(
      "User name",
      "username",
      html`value="${form.get("username")}" ${USER_NAME} required ${invalid}`,
    ),
    renderField("Password", "password", password),
  ];
}

function renderRegion(value: string, name: string, selected: string | null): Html {
  return html`<option value="${value}" ${value === selected && html`selected`}>${name}</option>`;
}

/** Renders the logo and name at the top of a provider's screens. */
export function renderProviderHead(provider: CatalogProvider, lead: string): Html {
  return html`<div class="head">
    ${renderLogo(provider)}
    <div>
      <h1>${provider.name}</h1>
      <p class="lead">${lead}</p>
    </div>
  </div>`;
}

/** Renders the link back to the list. Returns null for a token that names its provider, because there is no list. */
export function renderOtherProviders(context: PageContext): Html | null {
  const record = findContextToken(context);
  if (record === null || getLinkChoice(record).kind !== "list") return null;
  return html`<p class="hint after"><a href="${context.urls.open}">Choose another provider</a></p>`;
}

const methodNames = { sms: "A text message", email: "An e-mail" } as const;

/** Builds the form for a one-time code. `failed` is the outcome of the previous attempt. */
export function buildCodeScreen(
  context: PageContext,
  provider: CatalogProvider,
  { methods: [method = "sms"], wrongCodes }: MfaSession,
  failed: LinkOutcome | null = null,
): Screen {
  const errorType = failed?.error_type ?? null;
  const described =
    errorType === null
      ? html`aria-describedby="sent"`
      : html`aria-invalid="true" aria-describedby="sent ${ALERT_ID}"`;
  const body = html`${renderProviderHead(provider, "One more step.")}
    ${failed !== null && errorType !== null && renderErrorAlert(errorType, failed, "h2", formatTriesLeft(wrongCodes))}
    <p id="sent">
      ${methodNames[method]} went to <strong>${mfaHints[method]}</strong>. Enter the digits in it.
    </p>
    <form method="post" action="${context.urls.code(provider.slug)}">
      ${renderTokenField(context.formToken)}
      ${renderField("Code", "code", html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required ${described}`)}
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
