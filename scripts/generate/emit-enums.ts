import { commentLines, commentText } from "./document-comment.ts";
import { camelCase } from "./model.ts";
import type { Component, Model } from "./model.ts";

/** Emits the known values of every enum and a helper that reads unknown ones. */
export function emitEnums(model: Model): string {
  const enums = [...model.components.values()].flatMap((component) => {
    const values = valuesOf(component);
    return values ? [emitEnum(component, values)] : [];
  });
  return [
    "/* The enums of the document. Written by `npm run generate`; never edit it by hand. */",
    'import { openEnum } from "../open-enum.ts";',
    ...enums,
  ].join("\n\n");
}

function emitEnum({ name, raw }: Component, values: readonly string[]): string {
  const array = `${camelCase(name)}Values`;
  const text = commentText(commentLines(raw));
  const list = values.map((value) => JSON.stringify(value)).join(", ");
  return [
    `/** The values of {@link ${name}} that this release knows. */`,
    `export const ${array} = [${list}] as const;`,
    ...(text === null ? [] : [`/*${text}*/`]),
    `export const ${name} = /* @__PURE__ */ openEnum(${array});`,
  ].join("\n");
}

/** The known values of an enum component, without null. */
function valuesOf({ shape }: Component): readonly string[] | null {
  const inner = shape.kind === "nullable" ? shape.of : shape;
  return inner.kind === "enum" ? inner.values : null;
}
