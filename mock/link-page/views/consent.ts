import type { CatalogProvider } from "../../catalog/providers.ts";
import { listScopes } from "../../domain/connections/availability.ts";
import type { Screen } from "../step-result.ts";
import { html, type Html } from "../../html/html.ts";
import type { PageContext } from "../page-context.ts";
import { renderCredentialsPanel } from "./credentials.ts";
import { renderTokenField } from "./layout.ts";
import { renderProviderHead } from "./sign-in.ts";

/** Builds a provider's consent page. The user grants or denies each scope. */
export function buildConsentScreen(context: PageContext, provider: CatalogProvider): Screen {
  const body = html`${renderProviderHead(provider, "An app asks to read your data.")}
    <form method="post" action="${context.urls.consent(provider.slug)}">
      ${renderTokenField(context.formToken)}
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
        <p class="hint">Optional: every account is accepted here.</p>
      </div>
      <fieldset>
        <legend>What the app may read</legend>
        ${listScopes(provider).map((scope) => renderScope(provider, scope))}
      </fieldset>
      <div class="row">
        <button name="decision" value="allow" class="primary">Allow</button>
        <button name="decision" value="deny">Deny</button>
      </div>
    </form>
    ${renderCredentialsPanel("oauth")}`;
  return { title: `${provider.name} asks for your consent`, body };
}

function renderScope(provider: CatalogProvider, scope: string): Html {
  const id = `scope-${scope}`;
  return html`<div class="scope">
    <input type="checkbox" id="${id}" name="scope" value="${scope}" checked aria-describedby="${id}-use" />
    <div>
      <label for="${id}">${formatName(scope.split(":")[0] ?? scope)} <code>${scope}</code></label>
      <p id="${id}-use">${describeScope(provider, scope)}</p>
    </div>
  </div>`;
}

/** Describes which data needs a scope. A scope that no data requires adds detail to other data. */
function describeScope({ scopes }: CatalogProvider, scope: string): string {
  const dependents = Object.entries(scopes ?? {}).filter(([, { required }]) => required.includes(scope));
  if (dependents.length === 0) return "Optional: adds detail to other data.";
  const names = dependents.map(([resource]) => formatName(resource).toLowerCase());
  const [first, second, third, ...rest] = names;
  const few = [first, second, third].filter((name) => name !== undefined).join(", ");
  return `Needed for ${few}${rest.length > 0 ? ` and ${rest.length} more` : ""}.`;
}

function formatName(name: string): string {
  const spaced = name.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
