import type { CatalogProvider } from "../../../catalog/providers.ts";
import type { Screen, PageContext } from "../page-context.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import { renderLogo } from "./logo.ts";

/** Returns the text that a search matches. It must contain every word of the search, in any letter case. */
const getSearchText = ({ name, description }: CatalogProvider): string =>
  `${name} ${description}`.toLowerCase();

function matchesSearch(provider: CatalogProvider, search: string): boolean {
  const text = getSearchText(provider);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Builds the list of providers. A search hides the providers that do not match; emptying the search shows them again. */
export function buildListScreen(context: PageContext, providers: readonly CatalogProvider[]): Screen {
  const search = context.query.get("q") ?? "";
  const found = providers.filter((provider) => matchesSearch(provider, search));
  const body = html`<h1>Choose a provider</h1>
    <p class="lead">Pick the device, app or service that ${context.appName} may read your data from.</p>
    <form class="search" method="get" action="${context.urls.search}" role="search">
      <input type="hidden" name="token" value="${context.token}" />
      <div class="field">
        <label for="search">Search</label>
        <input type="search" id="search" name="q" value="${search}" autocomplete="off" />
      </div>
      <button id="search-button">Search</button>
    </form>
    <p class="hint" role="status" id="count">
      ${found.length === 1 ? "1 provider" : `${found.length} providers`}
    </p>
    <p id="nothing" ${found.length > 0 && html`hidden`}>
      ${
        providers.length > 0
          ? html`No provider matches. <a href="${context.urls.open}">Show all providers</a>`
          : "This link is for providers that are not connected in a browser. Go back to the app that sent you here."
      }
    </p>
    <ul class="providers" role="list">
      ${providers.map((provider) => renderProvider(context, provider, found.includes(provider)))}
    </ul>`;
  return { title: "Choose a provider", body, hasSearch: true };
}

function renderProvider({ urls }: PageContext, provider: CatalogProvider, isShown: boolean): Html {
  const { slug, name, description } = provider;
  return html`<li data-text="${getSearchText(provider)}" ${!isShown && html`hidden`}>
    ${renderLogo(provider)}
    <div>
      <a href="${urls.provider(slug)}" aria-describedby="about-${slug}">${name}</a>
      <p id="about-${slug}">${description}</p>
    </div>
  </li>`;
}
