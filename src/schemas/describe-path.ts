import type * as z from "zod/v4";

/** What the kinds of schemas hold of other schemas. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly getter?: () => z.ZodType;
}

/** Lists the definitions that a schema can stand for: its variants, without what only makes it optional, nullable or lazy. */
function listDefinitions(schema: z.ZodType): Definition[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kinds of schemas have definitions of different types.
  const definition = schema._zod.def as unknown as Definition;
  const inner = [definition.innerType, definition.getter?.(), ...(definition.options ?? [])];
  const schemas = inner.filter((each) => each !== undefined);
  return schemas.length > 0 ? schemas.flatMap(listDefinitions) : [definition];
}

/**
 * Describes a path of an issue. Writes a key as `*` unless the schema declares it at that place: the key of a map may be a value, such as
 * the number of a sample or the provider of a person.
 */
export function describePath(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let definitions = listDefinitions(schema);
  const steps = path.map((step) => {
    const name = String(step);
    const fields = definitions.flatMap(({ shape = {} }) => (Object.hasOwn(shape, name) ? [shape[name]] : []));
    const items = definitions.flatMap(({ element, valueType }) => [element, valueType]);
    definitions = [...fields, ...items].filter((each) => each !== undefined).flatMap(listDefinitions);
    return typeof step === "number" || fields.length > 0 ? name : "*";
  });
  return steps.join(".");
}
