import type { CatalogProvider } from "../../../catalog/providers.ts";
import { listScopes } from "../../../domain/connections/availability.ts";
import type { Screen } from "../step-result.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import type { PageContext } from "../page-context.ts";
import { renderCredentialsPanel } from "./credentials.ts";
import { renderTokenField } from "./layout.ts";
import { getScopeText } from "./scope-texts.ts";
import { renderProviderHead } from "./sign-in.ts";

/** Builds a provider's consent page. The user grants or denies each scope. */
export function buildConsentScreen(context: PageContext, provider: CatalogProvider): Screen {
  const body = html`${renderProviderHead(provider, `${context.appName} asks to read your data.`)}
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
        <legend>What ${context.appName} may read</legend>
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
  const { title, about } = getScopeText(scope);
  return html`<div class="scope">
    <input type="checkbox" id="${id}" name="scope" value="${scope}" checked aria-describedby="${id}-use" />
    <div>
      <label for="${id}">${title} <code>${scope}</code></label>
      <p id="${id}-use">${about} ${describeUse(provider, scope)}</p>
    </div>
  </div>`;
}

/** Tells when a scope only adds detail: no data requires it. */
function describeUse({ scopes }: CatalogProvider, scope: string): string | null {
  const isRequired = Object.values(scopes ?? {}).some(({ required }) => required.includes(scope));
  return isRequired ? null : "Optional: adds detail to other data.";
}
