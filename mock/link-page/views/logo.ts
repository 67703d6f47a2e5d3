import { hash32 } from "../../kernel/random.ts";
import { html, type Html } from "../../html/html.ts";

/** White shapes on a square of 40 by 40. Each provider gets one of them. */
const shapes: readonly Html[] = [
  html`<circle cx="20" cy="20" r="9" fill="none" stroke="#fff" stroke-width="4" /><circle
      cx="20"
      cy="20"
      r="2.5"
      fill="#fff"
    />`,
  html`<path
    d="M9 24c4-9 7-9 11 0s7 9 11 0"
    fill="none"
    stroke="#fff"
    stroke-width="4"
    stroke-linecap="round"
  />`,
  html`<path
    d="M12 28V20M20 28V12M28 28v-6"
    fill="none"
    stroke="#fff"
    stroke-width="4.5"
    stroke-linecap="round"
  />`,
  html`<path
    d="M9 21h5l4-9 5 17 3-8h5"
    fill="none"
    stroke="#fff"
    stroke-width="3.2"
    stroke-linecap="round"
    stroke-linejoin="round"
  />`,
  html`<path d="M20 9c6 7 9 11 9 14a9 9 0 0 1-18 0c0-3 3-7 9-14z" fill="#fff" />`,
  html`<path d="M20 10l10 18H10z" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" />`,
  html`<path d="M26 11a11 11 0 1 0 4 15 8.5 8.5 0 0 1-4-15z" fill="#fff" />`,
  html`<circle cx="14" cy="14" r="4" fill="#fff" /><circle cx="26" cy="14" r="4" fill="#fff" /><circle
      cx="14"
      cy="26"
      r="4"
      fill="#fff"
    /><circle cx="26" cy="26" r="4" fill="#fff" />`,
];

/** Renders the fake logo of a provider. The slug determines shape and color. It is decorative and hidden from assistive technology. */
export function renderLogo(slug: string): Html {
  const hue = hash32("logo hue", slug) % 360;
  const lightness = 34 + (hash32("logo lightness", slug) % 10);
  const shape = shapes[hash32("logo mark", slug) % shapes.length];
  return html`<svg
    class="logo"
    viewBox="0 0 40 40"
    width="40"
    height="40"
    aria-hidden="true"
    focusable="false"
  >
    <rect width="40" height="40" rx="11" fill="hsl(${hue} 58% ${lightness}%)" />
    ${shape}
  </svg>`;
}
