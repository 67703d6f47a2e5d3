import type { CatalogProvider } from "../../catalog/providers.ts";
import { listScopes } from "../../domain/connections/availability.ts";
import type { Screen } from "../exchange.ts";
import { html, type Html } from "../html.ts";
import type { Visit } from "../visit.ts";
import { credentialsPanel } from "./credentials.ts";
import { tokenField } from "./layout.ts";
import { providerHead } from "./sign-in.ts";

/** The made-up provider's own page: what is asked for, each to be granted or denied by itself. */
export function consentScreen(visit: Visit, provider: CatalogProvider): Screen {
  const body = html`${providerHead(provider, "An app asks to read your data.")}
    <form method="post" action="${visit.addresses.consent(provider.slug)}">
      ${tokenField(visit.formToken)}
      <div class="field">
        <label for="username">User name</label>
        <input
          type="text"
          id="username"
          name="username"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
        />
        <p class="hint">May stay empty: any account is taken here.</p>
      </div>
      <fieldset>
        <legend>What the app may read</legend>
        ${listScopes(provider).map((scope) => scopeBox(provider, scope))}
      </fieldset>
      <div class="row">
        <button name="decision" value="allow" class="primary">Allow</button>
        <button name="decision" value="deny">Deny</button>
      </div>
    </form>
    ${credentialsPanel("consent")}`;
  return { title: `${provider.name} asks for your consent`, body };
}

function scopeBox(provider: CatalogProvider, scope: string): Html {
  const id = `scope-${scope}`;
  return html`<div class="scope">
    <input type="checkbox" id="${id}" name="scope" value="${scope}" checked aria-describedby="${id}-use" />
    <div>
      <label for="${id}">${words(scope.split(":")[0] ?? scope)} <code>${scope}</code></label>
      <p id="${id}-use">${useOf(provider, scope)}</p>
    </div>
  </div>`;
}

/** What is lost without a scope; one that nothing requires makes other data richer. */
function useOf({ scopes }: CatalogProvider, scope: string): string {
  const needing = Object.entries(scopes ?? {}).filter(([, { required }]) => required.includes(scope));
  if (needing.length === 0) return "Optional: adds detail to other data.";
  const names = needing.map(([resource]) => words(resource).toLowerCase());
  const [first, second, third, ...rest] = names;
  const few = [first, second, third].filter((name) => name !== undefined).join(", ");
  return `Needed for ${few}${rest.length > 0 ? ` and ${rest.length} more` : ""}.`;
}

function words(name: string): string {
  const spaced = name.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
