/** Maximum number of media types that are read. Browsers send fewer than ten. */
const MAX_TYPES = 100;

/**
 * Tells whether a client asks for an HTML page: its `Accept` header names `text/html` and does not prefer JSON. A browser that
 * opens an address does. Programs that send no header or only a wildcard do not.
 */
export function prefersHtml(accept: string | null): boolean {
  const types = (accept ?? "").split(",", MAX_TYPES).map(parseType);
  const getWeight = (name: string): number => types.find((type) => type.name === name)?.weight ?? 0;
  const html = getWeight("text/html");
  return html > 0 && html >= getWeight("application/json");
}

function parseType(text: string): { readonly name: string; readonly weight: number } {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
