import { expect, test } from "vitest";
import type { PublicExport } from "../../../scripts/samples/exports.ts";
import { importedBy, unshown } from "../../../scripts/samples/mentions.ts";
import { sampleOf, type Sample } from "../../../scripts/samples/sample.ts";

const sample = (code: string): Sample => sampleOf("a.md", { line: 1, words: ["ts"], code });
const exported = (entry: string, name: string, rest: Partial<PublicExport> = {}): PublicExport => ({
  entry,
  name,
  family: null,
  origin: `${entry} ${name}`,
  ...rest,
});

test("reads what a sample imports by its own name", () => {
  const code =
    'import { it as base, test } from "sanguine/mock/vitest";\nimport type { User } from "sanguine";\nconst createMock = 1;';
  expect(importedBy(sample(code))).toEqual([
    "sanguine/mock/vitest it",
    "sanguine/mock/vitest test",
    "sanguine User",
  ]);
});

test("names the exports that no sample imports", () => {
  const missing = [exported("sanguine", "createClient"), exported("sanguine/mock", "createMock")];
  expect(unshown(missing, [sample('import { createMock } from "sanguine/mock";')])).toEqual([missing[0]]);
  expect(unshown(missing, [])).toEqual(missing);
});

test("counts one of a family for all, a guard for its class, and another entry for the same thing", () => {
  const samples = [
    sample('import { Provider } from "sanguine/enums";\nimport { isApiError, openEnum } from "sanguine";'),
  ];
  const shown = [
    exported("sanguine/enums", "Provider", { family: "enum" }),
    exported("sanguine/enums", "Resource", { family: "enum" }),
    exported("sanguine", "isApiError"),
    exported("sanguine", "ApiError"),
    exported("sanguine", "openEnum", { origin: "open-enum.ts openEnum" }),
    exported("sanguine/enums", "openEnum", { origin: "open-enum.ts openEnum" }),
  ];
  const hidden = [
    exported("sanguine/enums", "providerValues", { family: "values" }),
    exported("sanguine", "isServerError"),
    exported("sanguine", "ServerError"),
  ];
  expect(unshown([...shown, ...hidden], samples)).toEqual(hidden);
});
