import { regionValues } from "../../../src/generated/enums.ts";
import type { CatalogProvider } from "../../catalog/providers.ts";
import type { LinkOutcome } from "../../domain/link/outcome.ts";
import { offersChoice } from "../choice.ts";
import type { Screen } from "../exchange.ts";
import { html, type Html } from "../html.ts";
import type { Visit } from "../visit.ts";
import { credentialsPanel } from "./credentials.ts";
import { ALERT, faultAlert } from "./fault.ts";
import { tokenField } from "./layout.ts";
import { logo } from "./logo.ts";

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });

/** Regions by their names, in the order of those. */
const regions: readonly { readonly value: string; readonly name: string }[] = regionValues
  .map((value) => ({ value, name: regionNames.of(value.toUpperCase()) ?? value }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The form of a provider that takes a password or an e-mail address; `failed` is what came of it the last time. */
export function signInScreen(
  visit: Visit,
  provider: CatalogProvider,
  kind: "password" | "email",
  failed: LinkOutcome | null = null,
): Screen {
  const fault = failed?.error_type ?? null;
  const wrong = fault === null ? null : html` aria-invalid="true" aria-describedby="${ALERT}"`;
  const body = html`${providerHead(provider, "Sign in with your account there.")}
    ${failed !== null && fault !== null && faultAlert(fault, failed, "h2")}
    <form method="post" action="${visit.addresses.provider(provider.slug)}">
      ${tokenField(visit.formToken)} ${fields[kind](visit, wrong)}
      <div class="field">
        <label for="region">Region</label>
        <select id="region" name="region">
          <option value="">Let the provider find out</option>
          ${regions.map(({ value, name }) => regionOption(value, name, visit.form.get("region")))}
        </select>
      </div>
      <button class="primary wide">Connect</button>
    </form>
    ${otherProviders(visit)} ${credentialsPanel(kind)}`;
  return { title: `Sign in to ${provider.name}`, body };
}

/** What each kind of sign-in asks for. A password is never shown again. */
const fields: Readonly<Record<"password" | "email", (visit: Visit, wrong: Html | null) => Html>> = {
  password: ({ form }, wrong) =>
    html`<div class="field">
        <label for="username">User name</label>
        <input
          type="text"
          id="username"
          name="username"
          value="${form.get("username")}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          ${wrong}
        />
      </div>
      <div class="field">
        <label for="password">Password</label>
        <input
          type="password"
          id="password"
          name="password"
          autocomplete="current-password"
          required
          ${wrong}
        />
      </div>`,
  email: ({ form }, wrong) =>
    html`<div class="field">
      <label for="email">E-mail</label>
      <input
        type="email"
        id="email"
        name="email"
        value="${form.get("email")}"
        autocomplete="email"
        required
        ${wrong}
      />
      <p class="hint">The provider sends an invitation to this address.</p>
    </div>`,
};

function regionOption(value: string, name: string, chosen: string | null): Html {
  return html`<option value="${value}" ${value === chosen && html`selected`}>${name}</option>`;
}

/** Logo and name at the top of a provider's screens. */
export function providerHead({ slug, name }: CatalogProvider, lead: string): Html {
  return html`<div class="head">
    ${logo(slug)}
    <div>
      <h1>${name}</h1>
      <p class="lead">${lead}</p>
    </div>
  </div>`;
}

/** The way back to the list, where there is one. */
export function otherProviders(visit: Visit): Html | null {
  if (!offersChoice(visit)) return null;
  return html`<p class="hint after"><a href="${visit.addresses.open}">Choose another provider</a></p>`;
}
