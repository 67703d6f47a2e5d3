import type { AnalyteTable } from "../analyte.ts";

/** Category of an allergen; panels select by it. */
export type AllergenKind = "food" | "grass" | "tree" | "weed" | "mould" | "animal" | "indoor" | "insect";

interface Allergen {
  readonly kind: AllergenKind;
  readonly name: string;
  /** The name that LOINC's components use, mostly the Latin one. */
  readonly source: string;
  readonly ige: string;
  /** LOINC code of IgG antibodies, for foods alone. */
  readonly igg?: string;
}

/** Kind, name, LOINC source, IgE code and, for some foods, IgG code. */
const ALLERGENS = `
food | Peanut | Arachis hypogaea | 6206-7 | 35542-0
food | Soybean | Glycine max | 6248-9 | 35546-1
food | Wheat | Triticum aestivum | 6276-0 | 35537-0
food | Almond | Prunus dulcis | 6019-4 | 60348-0
food | Cashew | Anacardium occidentale | 6718-1 | 63109-3
food | Walnut | Juglans spp | 6273-7 | 63120-0
food | Hazelnut | Corylus avellana | 6136-6 | 63080-6
food | Codfish | Gadus morhua | 6082-2 | 49099-5
food | Shrimp | Pandalus borealis | 6246-3 | 60403-3
food | Salmon | Salmo salar | 6237-2 | 60400-9
food | Tuna | Thunnus albacares | 6270-3 | 60410-8
food | Sesame Seed | Sesamum indicum | 6242-2 | 60402-5
food | Corn | Zea mays | 6087-1 | 35534-7
food | Tomato | Lycopersicon lycopersicum | 6266-1 | 35547-9
food | Oat | Avena sativa | 6190-3 | 51901-7
food | Rice | Oryza sativa | 6230-7 | 35545-3
food | Scallop | Pecten spp | 7691-9
food | Clam | Ruditapes spp | 6076-4
food | Pistachio | Pistacia vera | 7613-3
food | Brazil Nut | Bertholletia excelsa | 6050-9
food | Potato | Solanum tuberosum | 6220-8 | 35544-6
food | Banana | Musa spp | 6035-0 | 60352-2
food | Orange | Citrus sinensis | 6194-5 | 51904-1
food | Garlic | Allium sativum | 6122-6 | 60374-6
food | Peach | Prunus persica | 6205-9
food | Egg White | Egg white | 6106-9 | 35535-4
food | Egg Yolk | Egg yolk | 6107-7 | 35536-2
food | Cow's Milk | Cow milk | 7258-7 | 35539-6
food | Beef | Beef | 6039-2 | 35529-7
food | Pork | Pork | 6219-0 | 35543-8
food | Chicken Meat | Chicken meat | 6071-5
food | Casein | Casein | 6062-4 | 53829-8
food | Galactose-alpha-1,3-galactose | Galactose-alpha-1,3-galactose | 73837-7
grass | Timothy Grass | Phleum pratense | 6265-3
grass | Bermuda Grass | Cynodon dactylon | 6041-8
grass | Kentucky Bluegrass | Poa pratensis | 6153-1
grass | Johnson Grass | Sorghum halepense | 6152-3
tree | White Oak | Quercus alba | 6189-5
tree | Silver Birch | Betula verrucosa | 15283-5
tree | American Elm | Ulmus americana | 6109-3
tree | Mountain Cedar | Juniperus sabinoides | 6178-8
tree | Cottonwood | Populus deltoides | 6090-5
tree | Box Elder | Acer negundo | 7155-5
tree | White Ash | Fraxinus americana | 6278-6
tree | White Mulberry | Morus alba | 6281-0
weed | Mugwort | Artemisia vulgaris | 6183-8
weed | English Plantain | Plantago lanceolata | 6110-1
weed | Russian Thistle | Salsola kali | 6234-9
weed | Sheep Sorrel | Rumex acetosella | 6244-8
weed | Lamb's Quarters | Chenopodium album | 6156-4
mould | Cladosporium herbarum | Cladosporium herbarum | 6075-6
mould | Alternaria alternata | Alternaria alternata | 6020-2
mould | Aspergillus fumigatus | Aspergillus fumigatus | 6025-1
mould | Penicillium notatum | Penicillium notatum | 6212-5
mould | Candida albicans | Candida albicans | 6059-0
animal | Cat Dander | Cat dander | 6833-8
animal | Dog Dander | Dog dander | 6098-8
animal | Horse Dander | Horse dander | 6143-2
animal | Mouse Urine Proteins | Mouse urine proteins | 6181-2
indoor | House Dust Mite (farinae) | Dermatophagoides farinae | 6095-4
indoor | House Dust Mite (pteronyssinus) | Dermatophagoides pteronyssinus | 6096-2
indoor | Latex | Latex | 6158-0
insect | Honey Bee Venom | Apis mellifera | 6844-5
insect | American Cockroach | Periplaneta americana | 30170-5
`;

const PLACES: Readonly<Record<AllergenKind, string>> = {
  food: "a food",
  grass: "a grass pollen",
  tree: "a tree pollen",
  weed: "a weed pollen",
  mould: "a mould",
  animal: "an animal",
  indoor: "an allergen of indoor life",
  insect: "an insect",
};

function isKind(text: string | undefined): text is AllergenKind {
  return text !== undefined && Object.hasOwn(PLACES, text);
}

function parseAllergen(line: string): Allergen {
  const [kind, name, source, ige, igg] = line.split(" | ");
  if (!isKind(kind) || !name || !source || !ige) throw new Error(`Not an allergen: ${line}`);
  return { kind, name, source, ige, ...(igg === undefined ? {} : { igg }) };
}

/** Parses the allergens. The catalog calls it when it is built and keeps the result. */
function parseAllergens(): readonly Allergen[] {
  return ALLERGENS.trim().split("\n").map(parseAllergen);
}

export function listIgeNames(...kinds: readonly AllergenKind[]): string[] {
  return parseAllergens()
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ name }) => `${name} IgE`);
}

export function listIggNames(): string[] {
  return parseAllergens()
    .filter(({ igg }) => igg !== undefined)
    .map(({ name }) => `${name} IgG`);
}

function formatIgeRow({ kind, name, source, ige }: Allergen): string {
  const about = `IgE antibodies to ${name}, ${PLACES[kind]}.`;
  return `${name} IgE | ${ige} | ${source} Ab.IgE | k[IU]/L | <0.10 | 0.05-300 | 2 | ${about}`;
}

function formatIggRow({ name, source, igg }: Allergen): string {
  return `${name} IgG | ${igg} | ${source} Ab.IgG | ug/mL | <2.0 | 0.1-200 | 1 | IgG antibodies to ${name}, a sign that it was eaten.`;
}

/** Builds the tables of allergen antibodies: IgE for each allergen, and IgG for some foods. */
export function buildAllergyTables(): readonly AnalyteTable[] {
  const all = parseAllergens();
  const foods = all.filter(({ igg }) => igg !== undefined);
  return [
    { group: "allergy", specimen: "serum", rows: all.map(formatIgeRow).join("\n") },
    { group: "food_igg", specimen: "serum", rows: foods.map(formatIggRow).join("\n") },
  ];
}
