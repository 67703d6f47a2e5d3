import { expect, test } from "vitest";
import type { PublicExport } from "../../../scripts/samples/exports.ts";
import { listImportedNames, findUndocumented } from "../../../scripts/samples/undocumented.ts";
import { createSample, type Sample } from "../../../scripts/samples/sample.ts";

const sample = (code: string): Sample => createSample("a.md", { line: 1, words: ["ts"], code });
const exported = (entry: string, name: string, rest: Partial<PublicExport> = {}): PublicExport => ({
  entry,
  name,
  family: null,
  origin: `${entry} ${name}`,
  ...rest,
});

test("lists imports by their exported names", () => {
  const code =
    'import { it as base, test } from "sanguine/mock/vitest";\nimport type { User } from "sanguine";\nconst createMock = 1;';
  expect(listImportedNames(sample(code))).toEqual([
    "sanguine/mock/vitest it",
    "sanguine/mock/vitest test",
    "sanguine User",
  ]);
});

test("finds exports that no sample imports", () => {
  const missing = [exported("sanguine", "createClient"), exported("sanguine/mock", "createMock")];
  expect(findUndocumented(missing, [sample('import { createMock } from "sanguine/mock";')])).toEqual([
    missing[0],
  ]);
  expect(findUndocumented(missing, [])).toEqual(missing);
});

test("covers a family by one member, a class by its guard, and an export by any entry point", () => {
  const samples = [
    sample('import { Provider } from "sanguine/enums";\nimport { isApiError, openEnum } from "sanguine";'),
  ];
  const covered = [
    exported("sanguine/enums", "Provider", { family: "enum" }),
    exported("sanguine/enums", "Resource", { family: "enum" }),
    exported("sanguine", "isApiError"),
    exported("sanguine", "ApiError"),
    exported("sanguine", "openEnum", { origin: "open-enum.ts openEnum" }),
    exported("sanguine/enums", "openEnum", { origin: "open-enum.ts openEnum" }),
  ];
  const uncovered = [
    exported("sanguine/enums", "providerValues", { family: "values" }),
    exported("sanguine", "isServerError"),
    exported("sanguine", "ServerError"),
  ];
  expect(findUndocumented([...covered, ...uncovered], samples)).toEqual(uncovered);
});
