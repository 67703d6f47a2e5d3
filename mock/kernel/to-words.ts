/** Names of the wire whose words alone say too little. */
const WORDS: Readonly<Record<string, string>> = {
  testkit: "test kit",
  walk_in_test: "walk-in visit",
  at_home_phlebotomy: "at-home visit",
  on_site_collection: "on-site collection",
};

/** Writes a name of the wire, such as a collection method or a status, in words: `at_home_phlebotomy` as `at-home visit`. */
export function toWords(name: string): string {
  return Object.hasOwn(WORDS, name) ? (WORDS[name] ?? name) : name.replaceAll("_", " ");
}

/** Writes a name of the wire in words with a capital first letter. */
export function toTitle(name: string): string {
  const words = toWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
