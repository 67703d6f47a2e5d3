import { expect, test } from "vitest";
import { checkTypes, createProject } from "../support/check-types.ts";

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

const folder = await createProject(
  { "exact.ts": program },
  { exactOptionalPropertyTypes: true, lib: ["es2023", "dom", "dom.iterable", "esnext.disposable"] },
);

test("[GEN-12] under exactOptionalPropertyTypes every optional field of a request takes undefined, and every list a readonly one", async () => {
  const problems = await checkTypes(folder);
  expect(problems.filter(({ file }) => file === "exact.ts").map(({ text }) => text)).toEqual([]);
}, 60_000);
