import type { CatalogProvider } from "../../../catalog/providers.ts";
import { hash32 } from "../../../kernel/random.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import { getSymbolName, renderSymbol } from "./symbol.ts";

/**
 * Renders the fake logo of a provider: a symbol of what it is, in a color that the slug determines. It is decorative and hidden
 * from assistive technology.
 */
export function renderLogo(provider: CatalogProvider): Html {
  const hue = hash32("logo hue", provider.slug) % 360;
  const lightness = 34 + (hash32("logo lightness", provider.slug) % 10);
  return html`<svg
    class="logo"
    viewBox="0 0 40 40"
    width="40"
    height="40"
    aria-hidden="true"
    focusable="false"
  >
    <rect width="40" height="40" rx="11" fill="hsl(${hue} 58% ${lightness}%)" />
    ${renderSymbol(getSymbolName(provider))}
  </svg>`;
}
