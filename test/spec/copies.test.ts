import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as enums from "../../src/generated/enums.ts";

const toKey = (values: readonly string[]): string => values.toSorted().join(" ");

/** The names of the document's enumerations of three values and more, by their values. */
const names = new Map(
  Object.entries(enums).flatMap(([name, values]) =>
    Array.isArray(values) && values.length > 2 ? [[toKey(values), name] as const] : [],
  ),
);

/** Lists the enumerations whose values a code lists itself, as an array or as a union. */
const listCopies = (code: string): string[] =>
  [...code.matchAll(/"[\w.-]+"(?:\s*[,|]\s*"[\w.-]+")+/g)].flatMap(
    ([list]) => names.get(toKey([...list.matchAll(/[\w.-]+/g)].map(String))) ?? [],
  );

test.each(["src", "mock"])("no file of %s lists the values of an enumeration of the document", (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith("generated"),
  );
  expect(files.length).toBeGreaterThan(50);
  const copies = files.flatMap((file) =>
    listCopies(readFileSync(`${folder}/${file}`, "utf8")).map((name) => `${folder}/${file}: ${name}`),
  );
  expect(copies).toEqual([]);
});

test("a copy of an enumeration is found, in any order and on several lines", () => {
  expect(listCopies('type Source = "ble" | "app" | "device" | "provider" | "lab";')).toEqual([
    "sourceTypeValues",
  ]);
  expect(listCopies('["success",\n  "pending_provider_mfa",\n  "error"]')).toEqual(["linkStateValues"]);
  expect(listCopies('["success", "error"]')).toEqual([]);
});
