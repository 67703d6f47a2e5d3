import { transform } from "sucrase";
import { specifier } from "../../samples/sample.ts";

/**
 * Turns a sample into JavaScript that exports its variables, so that their values can be shown.
 *
 * @param resolve - returns the address of a module
 */
export function compile(code: string, resolve: (name: string) => string): string {
  const { code: stripped } = transform(code, { transforms: ["typescript"], disableESTransforms: true });
  const names = [...stripped.matchAll(/^(?:const|let|var) (?:(\w+)|([{[][^=]*[}\]])) =/gm)].flatMap(
    ([, name, pattern = ""]) => (name === undefined ? listNames(pattern) : [name]),
  );
  const linked = stripped.replaceAll(
    specifier,
    (_, before: string, quote: string, name: string) => `${before}${quote}${resolve(name)}${quote}`,
  );
  return `${linked}\nexport { ${names.join(", ")} };\n`;
}

/** Lists the variables of a destructuring pattern without nesting: `{ a, b: c, ...d }`. */
function listNames(pattern: string): string[] {
  return pattern
    .slice(1, -1)
    .split(",")
    .flatMap((part) => /(\w+)\s*$/.exec(part)?.[1] ?? []);
}
