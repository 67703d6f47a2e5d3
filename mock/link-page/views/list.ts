import type { CatalogProvider } from "../../catalog/providers.ts";
import type { Screen } from "../exchange.ts";
import { html, type Html } from "../html.ts";
import type { Visit } from "../visit.ts";
import { logo } from "./logo.ts";

/** Every word of a search, in any letter case, has to stand somewhere in this. */
const searchText = ({ name, description }: CatalogProvider): string => `${name} ${description}`.toLowerCase();

function isFound(provider: CatalogProvider, search: string): boolean {
  const text = searchText(provider);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The providers to choose from. Those that a search leaves out are not shown, and come back when it is emptied. */
export function listScreen(visit: Visit, providers: readonly CatalogProvider[]): Screen {
  const search = visit.query.get("q") ?? "";
  const found = providers.filter((provider) => isFound(provider, search));
  const body = html`<h1>Choose a provider</h1>
    <p class="lead">Pick the device, app or service that you want to connect.</p>
    <form class="search" method="get" action="${visit.addresses.search}" role="search">
      <input type="hidden" name="token" value="${visit.token}" />
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
          ? html`No provider fits. <a href="${visit.addresses.open}">Show all providers</a>`
          : "This link is for providers that are not connected in a browser. Go back to the app that sent you here."
      }
    </p>
    <ul class="providers" role="list">
      ${providers.map((provider) => item(visit, provider, found.includes(provider)))}
    </ul>`;
  return { title: "Choose a provider", body, searches: true };
}

function item({ addresses }: Visit, provider: CatalogProvider, isShown: boolean): Html {
  const { slug, name, description } = provider;
  return html`<li data-text="${searchText(provider)}" ${!isShown && html`hidden`}>
    ${logo(slug)}
    <div>
      <a href="${addresses.provider(slug)}" aria-describedby="about-${slug}">${name}</a>
      <p id="about-${slug}">${description}</p>
    </div>
  </li>`;
}
