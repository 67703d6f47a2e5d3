import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { routes } from "../../../../mock/tools/control/routes.ts";

it("documents every method with the names of all arguments", async () => {
  const text = await readFile(new URL("../../../../docs/control-api.md", import.meta.url), "utf8");
  const [, section = ""] = /## Methods\n([^]*?)\n## /.exec(text) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const documented = rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
  const expected = routes.map(({ name, parameters }) => [
    name,
    ...parameters.map((parameter) => parameter.name + (parameter.optional ? "?" : "")),
  ]);
  expect(documented).toEqual(expected);
});
