import { listIggNames, listIgeNames } from "./analytes/allergens.ts";
import { getAnalytesByName } from "./analytes.ts";
import type { Analyte } from "./analyte.ts";
import { PANELS } from "./panel-rows.ts";
import { buildOnce } from "../../kernel/build-once.ts";

/** Analytes that are ordered together. */
export interface Panel {
  /** Number of the panel, from which ids and test codes derive. A number is never reused. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly members: readonly Analyte[];
}

/** Allergen panels. Their members come from the table of allergens. */
const ALLERGEN_PANELS: readonly (readonly [number, string, string, () => readonly string[]])[] = [
  [60, "Food Allergy Panel", "IgE to common foods.", () => listIgeNames("food").slice(0, 12)],
  [
    61,
    "Nut Allergy Panel",
    "IgE to peanut and tree nuts.",
    () => ["Peanut IgE", "Almond IgE", "Cashew IgE", "Walnut IgE", "Hazelnut IgE"],
  ],
  [
    62,
    "Northeast Respiratory Allergy Panel",
    "IgE to what flies in the north-east.",
    () => [
      ...listIgeNames("tree", "mould").slice(0, 9),
      "Timothy Grass IgE",
      "Cat Dander IgE",
      "Dog Dander IgE",
    ],
  ],
  [
    63,
    "Southwest Respiratory Allergy Panel",
    "IgE to what flies in the south-west.",
    () => [...listIgeNames("grass", "weed"), "Mountain Cedar IgE", "Box Elder IgE", "Cat Dander IgE"],
  ],
  [64, "Indoor Allergy Panel", "IgE to what lives in houses.", () => listIgeNames("animal", "indoor")],
  [65, "Mould Allergy Panel", "IgE to moulds.", () => listIgeNames("mould")],
  [66, "Food IgG Panel", "IgG to foods.", () => listIggNames()],
];

function findMembers(names: readonly string[], panel: string): Analyte[] {
  return names.map((name) => {
    const found = getAnalytesByName().get(name);
    if (found === undefined) throw new Error(`Panel ${panel} needs ${name}, which is not an analyte.`);
    return found;
  });
}

function parsePanel(line: string): Panel {
  const [number, name, members, description] = line.split(" | ");
  if (!number || !name || !members || !description) throw new Error(`Not a panel: ${line}`);
  return { number: Number(number), name, description, members: findMembers(members.split("; "), name) };
}

export const getPanels = buildOnce<readonly Panel[]>(() => [
  ...PANELS.trim().split("\n").map(parsePanel),
  ...ALLERGEN_PANELS.map(([number, name, description, names]) => ({
    number,
    name,
    description,
    members: findMembers(names(), name),
  })),
]);
