import type { CatalogProvider } from "../../../catalog/providers.ts";
import { hash32 } from "../../../kernel/random.ts";
import { html, type Html } from "../../../kernel/html/html.ts";
import { getResourceGroup, type ResourceGroup } from "../../../catalog/resources.ts";

/** What a provider is, as its symbol shows it. */
type SymbolName = keyof typeof symbols;

/** Draws a white line. */
const draw = (path: string): Html =>
  html`<path
    d="${path}"
    fill="none"
    stroke="#fff"
    stroke-width="2.4"
    stroke-linecap="round"
    stroke-linejoin="round"
  />`;

/** Symbols on a square of 40 by 40. */
const symbols = {
  watch: draw("M15 12l1-5h8l1 5M15 28l1 5h8l1-5M12 14h16v12H12zM20 17v3.5h3"),
  ring: draw("M20 14a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM17 14l-2-3.5 2-3.5h6l2 3.5-2 3.5"),
  scale: draw(
    "M10 10h20a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2zM14 17a8 8 0 0 1 12 0M20 18l2.5-3",
  ),
  bloodPressure: draw(
    "M9 10h13v12H9zM15.5 22v5a4 4 0 0 0 8 0v-2M26.5 18a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 16h2l1.5-3 2 5 1-2h1",
  ),
  glucose: draw("M20 8c5 6 8 9.5 8 13.500a8 8 0 0 1-16 0C12 17.5 15 14 20 8zM16.5 22a3.5 3.5 0 0 0 3.5 3.5"),
  pump: draw(
    "M10 13h15v16H10zM13 17h9v4h-9zM14 25.500h.01M17.5 25.500h.01M25 17h3a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0",
  ),
  oximeter: draw("M9 17l17-5a4 4 0 0 1 4 4v1H11zM11 17h19v4a4 4 0 0 1-4 4L9 22M15 30h3l2-3 2.5 4 1.5-1h3"),
  heart: draw("M20 30S9 23.5 9 16.500a5.5 5.5 0 0 1 11-1.5 5.5 5.5 0 0 1 11 1.500C31 23.5 20 30 20 30z"),
  sleep: draw("M28.5 23.500A10.5 10.5 0 1 1 17 10a8.5 8.5 0 0 0 11.5 13.500zM23.5 10.500h6l-6 7h6"),
  bicycle: draw(
    "M13 21a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM27 21a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM13 26l4-11h6l4 11M17 15l3 11h-7M15 12h4M22 12h3",
  ),
  training: draw("M9 16v8M13 13v14M27 13v14M31 16v8M13 20h14"),
  running: draw("M24 8.500a2 2 0 1 0 .01 0M12 17l5-3 5 2-3 6 5 3-1 7M19 22l-3 4-6 1M22 16l3 3h4"),
  swimming: draw("M8 28c3-2 5 2 8 0s5 2 8 0 5 2 8 0M11 23l8-6 6 6M19 17l-4-5M28 13.5a2 2 0 1 0 .01 0"),
  food: draw("M13 9v7a3 3 0 0 0 6 0V9M16 9v23M27 32V9c-3 1-4.5 5-4.5 11H27"),
  water: draw("M12 10h16l-2 21H14zM12.9 18c3-2 5 2 7.5 0s5 1.5 6.7 0"),
  journal: draw("M12 9h15a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H12zM12 9v22M17 15h8M17 20h8M17 25h5"),
  breath: draw(
    "M20 8v12M17 14c-5 1-8 7-8 13 0 4 8 4 8-1zM23 14c5 1 8 7 8 13 0 4-8 4-8-1zM20 20l-3 2M20 20l3 2",
  ),
  phone: draw(
    "M14 7h12a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM18.5 29h3M15 20h2l1.5-4 2.5 7 1.5-3H25",
  ),
  lab: draw("M17 8h6M18 8v8l-7 12a2 2 0 0 0 1.7 3h14.600a2 2 0 0 0 1.7-3l-7-12V8M14 24h12"),
  clinic: draw("M10 31V12h20v19zM20 15.500v7M16.5 19h7M17 31v-5h6v5"),
  manual: draw(
    "M10 30l1.5-6L25 10.500a2.5 2.5 0 0 1 3.5 0l1 1a2.5 2.5 0 0 1 0 3.500L16 28.500zM22.5 13l4.5 4.5",
  ),
  app: draw("M10 10h8v8h-8zM22 10h8v8h-8zM10 22h8v8h-8zM22 22h8v8h-8z"),
} as const;

const bySourceType: Readonly<Record<string, SymbolName>> = {
  watch: "watch",
  ring: "ring",
  scale: "scale",
  cuff: "bloodPressure",
  fingerprick: "glucose",
  manual_scan: "glucose",
};

/** Returns what a provider is: by its catalog entry, by its most common source, or by the data that it has. */
export function getSymbolName(provider: CatalogProvider): SymbolName {
  const { auth_type, source_type, source_types, supported_resources } = provider;
  if (auth_type === null) return "manual";
  if (source_type === "lab") return "lab";
  if (source_type === "provider") return "clinic";
  // A store that collects from many apps has no subject of its own.
  if (source_types.includes("multiple_sources")) return "phone";
  const groups = new Set<string>(supported_resources.map(getResourceGroup));
  const has = (group: ResourceGroup): boolean => groups.has(group);
  const bySource = bySourceType[source_types[0] ?? ""];
  if (bySource !== undefined && source_type !== "app") return bySource;
  if (supported_resources.includes("insulin_injection") && !supported_resources.includes("note"))
    return "pump";
  if (has("glucose")) return "glucose";
  if (has("workouts")) return getTrainingSymbol(provider);
  if (has("mind") && has("sleep")) return "journal";
  if (has("sleep")) return "sleep";
  if (supported_resources.includes("meal")) return "food";
  if (has("nutrition")) return "water";
  if (supported_resources.includes("blood_oxygen")) return "oximeter";
  if (has("respiration")) return "breath";
  if (source_types.includes("phone")) return "phone";
  return has("heart") ? "heart" : "app";
}

/** Returns the symbol of a provider of workouts: a bicycle, another machine, or a sport outside. */
function getTrainingSymbol({ source_type, description, supported_resources }: CatalogProvider): SymbolName {
  if (supported_resources.includes("workout_swimming_stroke") && source_type === "app") return "swimming";
  if (/\bbike\b/i.test(description)) return "bicycle";
  return source_type === "app" ? "running" : "training";
}

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
    ${symbols[getSymbolName(provider)]}
  </svg>`;
}
