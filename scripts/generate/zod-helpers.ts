import type { Mode } from "./zod-expression.ts";

const about: Record<Mode, string> = {
  strict: "Exact checks: every key known, every enum closed, formats and bounds kept.",
  tolerant: "Readers' checks: unknown keys kept, open enums take any string, formats and bounds pass.",
};

/** The head of a set of schemas, with the imports that its body uses. */
export function imports(mode: Mode, body: string): string[] {
  return [
    `/* ${about[mode]} Written by \`npm run generate\`; never edit it by hand. */`,
    [
      'import * as z from "zod";',
      ...(body.includes("known.") ? ['import * as known from "../enums.ts";'] : []),
      'import type { OperationId } from "../operations.ts";',
      'import type * as t from "../types.ts";',
      ...(body.includes("keyof WebhookData") ? ['import type { WebhookData } from "../webhooks.ts";'] : []),
    ].join("\n"),
  ];
}

/** What the emitted code calls, by name; a file holds those that its body uses. */
const library: Record<string, string> = {
  once: `/** Builds a schema at its first use and keeps it, so that importing this file costs next to nothing. */
    function once<T>(build: () => Checks<T>): Lazy<T> {
      let built: z.ZodType<T> | undefined;
      return () => (built ??= build() as z.ZodType<T>);
    }`,
  often: `/** Compiles a schema once it has proved to be used often: compiling costs as much as some twenty checks. */
    function often(get: Lazy<unknown>): Lazy<unknown> {
      let uses = 0;
      let compiled: z.ZodType | undefined;
      return () => {
        if (compiled) return compiled;
        uses += 1;
        return uses <= 20 ? get() : (compiled = z.compile(get()));
      };
    }`,
  Shape: `/** A schema for each key of a type: none left out, none too many. */
    type Shape<T> = { readonly [Key in keyof T]-?: Checks<T[Key]> };`,
  exactly: `/** An object of these keys and no others. */
    const exactly = <T>(shape: Shape<T>): z.ZodType<T> => z.strictObject(shape as object as z.ZodRawShape) as z.ZodType as z.ZodType<T>;`,
  loosely: `/** An object of at least these keys. */
    const loosely = <T>(shape: Shape<T>): z.ZodType<T> => z.looseObject(shape as object as z.ZodRawShape) as z.ZodType as z.ZodType<T>;`,
  lazily: `/** A schema that stands for one that is built at its first use. */
    const lazily = <T>(get: Lazy<T>): z.ZodType<T> => z.lazy(get) as z.ZodType as z.ZodType<T>;`,
  none: `const none = (): null => null;`,
  answers: `/** Picks the schema of an answer by its status. */
    const answers =
      (byStatus: Readonly<Record<number, (path: Path) => z.ZodType | null>>): Responses =>
      (status, path) =>
        byStatus[status]?.(path);`,
  byParameter: `/** Picks the schema of an answer by a path parameter. */
    const byParameter =
      (name: string, cases: Readonly<Record<string, Lazy<unknown>>>, otherwise: Lazy<unknown>) =>
      (path: Path): z.ZodType => {
        const value = path[name];
        return (value !== undefined && Object.hasOwn(cases, value) ? cases[value] : undefined)?.() ?? otherwise();
      };`,
  tagged: `/** A union whose arms a constant tells apart, which an annotated arm no longer shows in its type. */
    const tagged = <const Arms extends readonly z.ZodType[]>(tag: string, arms: Arms): z.ZodType<z.output<Arms[number]>> =>
      z.discriminatedUnion(tag, arms as never) as z.ZodType as z.ZodType<z.output<Arms[number]>>;`,
  unknownArm: `/** An arm that this release has never heard of; an arm that it knows must keep to its own schema. */
    const unknownArm = <T>(tag: string, known: readonly unknown[]): z.ZodType<T> =>
      z.looseObject({ [tag]: z.string().refine((value) => !known.includes(value)) }) as z.ZodType as z.ZodType<T>;`,
  binary: `const binary = () =>
      z.custom<Blob | Uint8Array>((value) => value instanceof Blob || value instanceof Uint8Array, "Expected bytes");`,
  present: `/** Any value, as long as its key is there. */
    const present = () => z.custom<unknown>((value) => value !== undefined, "Required");`,
  isUnique: `const isUnique = (items: readonly unknown[]): boolean =>
      new Set(items.map((item) => JSON.stringify(item))).size === items.length;`,
  retired: `/** A deprecated field may leave the wire at any time; its type is kept for those who still read it. */
    const retired = <T>(schema: Checks<T>): z.ZodType<T> => z.optional(schema as z.ZodType<T>) as z.ZodType as z.ZodType<T>;`,
};

/** The types and functions that a set of schemas stands on. */
export function helpers(body: string): string[] {
  const called = (name: string) => new RegExp(String.raw`\b${name}\b`).test(body);
  const shaped = called("exactly") || called("loosely");
  const used = Object.entries(library).filter(([name]) => (name === "Shape" ? shaped : called(name)));
  return [
    "/** A schema that is built at its first use. */\ntype Lazy<T> = () => z.ZodType<T>;",
    `/** A schema, reduced to what it makes: comparing that is all the compiler needs, and far cheaper than the rest. */
    interface Checks<T> { readonly _zod: { readonly output: T } }`,
    "type Path = Readonly<Record<string, string>>;",
    "type Responses = (status: number, path: Path) => z.ZodType | null | undefined;",
    ...used.map(([, code]) => code),
  ];
}
