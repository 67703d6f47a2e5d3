import { expect, test } from "vitest";
import { listFields, type Place } from "../contract/schemas.ts";
import { listOperations } from "../support/document.ts";
import * as resources from "../../src/generated/descriptors.ts";
import { checkTypes, createProject } from "../support/check-types.ts";

/** Every enum of every request of the OpenAPI document, with its place in a part of the request. */
const positions = listOperations().flatMap(({ id, parameters, body }) =>
  [
    ...parameters.map(({ in: part, name, schema }) => ({ part, schema: { properties: { [name]: schema } } })),
    { part: "body", schema: body?.schema ?? {} },
  ].flatMap(({ part, schema }) =>
    listFields(schema)
      .filter((field) => part !== "header" && field.schema.enum && field.schema.type !== "integer")
      .map((field) => ({ ...field, id, part, isOpen: "x-open-enum" in field.schema })),
  ),
);
type Position = (typeof positions)[number];

/** Returns which argument of the client's method a part of the request is, and the place inside of it. */
function findArgument({ id, part, place }: Position): { index: number; inside: Place } {
  const [resource = "", method = ""] = id.split(".");
  const text = (resources as unknown as Record<string, Record<string, string>>)[resource]?.[method] ?? "";
  const [, path = "", ...words] = text.split(" ");
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (part === "path") return { index: names.indexOf(String(place[0])), inside: place.slice(1) };
  return { index: names.length + words.indexOf(part), inside: place };
}

/** Writes the type of a position, from the arguments of the client's method. */
function writeType(position: Position): string {
  const { index, inside } = findArgument(position);
  const [resource, method] = position.id.split(".");
  return inside.reduce<string>(
    (type, step) => (step === 0 ? `Item<${type}>` : `Get<${type}, "${step}">`),
    `NonNullable<Parameters<Client["${resource}"]["${method}"]>[${index}]>`,
  );
}

/** What some positions take besides their enum. */
const further: Readonly<Record<string, string>> = {
  "labAccounts.list status": ' | "ACTIVE" | "PENDING" | "SUSPENDED" | "READY_TO_LAUNCH"',
  "psc.info radius": " | 10 | 20 | 25 | 50 | 100",
  "psc.areaInfo radius": " | 10 | 20 | 25 | 50 | 100",
  "psc.orderInfo radius": " | 10 | 20 | 25 | 50 | 100",
  "psc.availability radius": " | 10 | 20 | 25 | 50 | 100",
};

const prelude = `import type { Client, Unlisted } from "sanguine";
type Get<T, Key> = T extends unknown ? (Key extends keyof T ? NonNullable<T[Key]> : never) : never;
type Item<T> = T extends readonly (infer Each)[] ? Each : never;
type Is<A, B> = [A] extends [B] ? ([B] extends [A] ? "exact" : "too narrow") : "too wide";
`;

test("[GEN-12] the document has 89 enums in requests: 52 in bodies, 37 in queries and paths", () => {
  const count = (part: string) => positions.filter((position) => position.part === part).length;
  expect([count("body"), count("query"), count("path")]).toEqual([52, 31, 6]);
  expect(
    positions.filter(({ isOpen }) => !isOpen).map(({ id, place }) => `${id} ${place.join(".")}`),
  ).toEqual(["link.createToken on_error", "link.createToken on_close", "timeseries.grouped resource"]);
});

const lines = positions.map((position, index) => {
  const values = (position.schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => JSON.stringify(value))
    .join(" | ");
  const unlisted = position.isOpen ? " | Unlisted" : "";
  const more = further[`${position.id} ${position.place.join(".")}`] ?? "";
  return `export const p${index}: Is<${writeType(position)}, ${values}${unlisted}${more}> = "exact";\n`;
});
/**
 * A program that finds, in the arguments of every method of the client and in all options, an optional property that takes no
 * undefined, and a list that takes no readonly one. Its messages name the property.
 */
const program = `import type { Client, ClientOptions, LinkClient, LinkClientOptions } from "sanguine";
import type { ResponseValidatorOptions } from "sanguine/schemas";
import type { TransportOptions, TransportPlugin } from "sanguine/transport";
import type { VerifyOptions, WebhookRouterOptions, WebhookToSign } from "sanguine/webhooks";
type Leaf = string | number | boolean | null | undefined | Blob | Uint8Array | Headers | AbortSignal | Date | TransportPlugin | ((...given: never) => unknown);
type Problem<T, Depth extends readonly 1[] = []> = Depth["length"] extends 7 ? never
  : T extends Leaf ? never
  : T extends readonly (infer Each)[] ? (readonly Each[] extends T ? never : "a list that is not readonly") | Problem<Each, [...Depth, 1]>
  : T extends object ? { [Key in keyof T]-?:
      | (string extends Key ? never : {} extends Pick<T, Key> ? (undefined extends Required<Pick<T, Key>>[Key] ? never : Key) : never)
      | Problem<T[Key], [...Depth, 1]> }[keyof T]
  : never;
type Given<Method> = Method extends (...given: infer All) => unknown ? Problem<Required<All>[number]> : never;
type OfAll<Of> = { [Area in keyof Of]: Given<Of[Area]> | { [Method in keyof Of[Area]]: Given<Of[Area][Method]> }[keyof Of[Area]] }[keyof Of];
declare const methods: OfAll<Omit<Client, symbol>> | OfAll<Omit<LinkClient, symbol>>;
export const noMethod: never = methods;
declare const options: Problem<ClientOptions | LinkClientOptions | TransportOptions | ResponseValidatorOptions | VerifyOptions | WebhookRouterOptions | WebhookToSign>;
export const noOption: never = options;
declare const control: Problem<{ wrong?: string; right?: string | undefined; lists: string[] }>;
export const found: "wrong" | "a list that is not readonly" = control;
export const exact: typeof control = "wrong";
export const list: typeof control = "a list that is not readonly";
`;

// One run of the compiler checks both programs.
const problems = await checkTypes(
  await createProject(
    { "positions.ts": `${prelude}${lines.join("")}`, "exact.ts": program },
    { exactOptionalPropertyTypes: true, lib: ["es2023", "dom", "dom.iterable", "esnext.disposable"] },
  ),
);

test("[GEN-8] [GEN-12] each takes its listed values, unlisted() where it is open, and no other text", () => {
  const skipped = prelude.split("\n").length;
  const wrong = problems
    .filter(({ file }) => file === "positions.ts")
    .map(({ line, text }) => {
      const { id = "", part, place = [] } = positions[line - skipped] ?? {};
      return `${id} ${part} ${place.join(".")}: ${text}`;
    });
  expect(wrong).toEqual([]);
});

test("[GEN-12] under exactOptionalPropertyTypes every optional field of a request takes undefined, and every list a readonly one", () => {
  expect(problems.filter(({ file }) => file === "exact.ts").map(({ text }) => text)).toEqual([]);
});
