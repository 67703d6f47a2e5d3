import { loadDocument } from "../../scripts/generate/document.ts";
import type { Model, ObjectShape, Shape, StringShape } from "../../scripts/generate/model.ts";

/** Loads the document of `spec/`, which requires all that the mock sends. The shipped one allows what the published service leaves out. */
export const loadSpec = () => (spec ??= loadDocument(file));

const file = new URL("../../spec/openapi.yaml", import.meta.url);
let spec: ReturnType<typeof loadDocument> | undefined;

/** The case of a schema that depends on a path parameter: the schema, and the component that takes its place. */
export interface SampledCase {
  readonly schema: string;
  readonly component: string;
}

/**
 * Creates values of a shape that together contain every property and every variant that the OpenAPI document describes. Nothing in
 * them is null.
 */
export function sampleShape(
  shape: Shape,
  model: Model,
  chosen: SampledCase | null = null,
  within: readonly string[] = [],
): unknown[] {
  const sample = (inner: Shape): unknown[] => sampleShape(inner, model, chosen, within);
  switch (shape.kind) {
    case "ref": {
      const name = shape.name === chosen?.schema ? chosen.component : shape.name;
      const component = model.components.get(name);
      // A recursion ends here; the caller leaves the property out.
      if (component === undefined || within.includes(name)) return [];
      return sampleShape(component.shape, model, chosen, [...within, name]);
    }
    case "nullable":
      return sample(shape.of);
    case "union":
      return shape.variants.flatMap(sample);
    case "array":
      return [fillList(sample(shape.items), shape.minItems ?? 0)];
    case "object":
      return sampleObject(shape, sample);
    case "enum":
      return shape.values.slice(0, 1);
    case "const":
      return [shape.value];
    case "string":
      return [sampleText(shape)];
    case "number":
      return [shape.minimum ?? 1];
    case "boolean":
      return [true];
    case "null":
      return [];
    case "any":
      return [{ any: 1 }];
    case "binary":
      return [new Uint8Array(0)];
  }
}

function fillList(items: readonly unknown[], length: number): unknown[] {
  const [first] = items;
  return [...items, ...Array.from({ length: Math.max(0, length - items.length) }, () => first)];
}

/** Creates as many objects as the property with most samples needs. */
function sampleObject({ properties, rest }: ObjectShape, sample: (shape: Shape) => unknown[]): unknown[] {
  const entries = properties.map(({ name, shape }) => [name, sample(shape)] as const);
  const others = (rest === null ? [] : sample(rest)).map(
    (value, index) => [`key_${index}`, [value]] as const,
  );
  const all = [...entries, ...others].filter(([, values]) => values.length > 0);
  const count = Math.max(1, ...all.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(all.map(([name, values]) => [name, values[index % values.length]])),
  );
}

const texts: Readonly<Record<string, string>> = {
  uuid: "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11",
  date: "2026-01-15",
  "date-time": "2026-01-15T09:00:00+00:00",
  email: "sam@example.com",
  uri: "https://example.com/a",
};

function sampleText({ format, pattern, minLength = 1 }: StringShape): string {
  if (format !== undefined && texts[format] !== undefined) return texts[format];
  const known = ["85004", "text"].find((text) => pattern === undefined || new RegExp(pattern).test(text));
  return (pattern === undefined ? "text" : (known ?? "text")).padEnd(minLength, "x");
}
