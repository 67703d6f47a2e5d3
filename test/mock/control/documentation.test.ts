import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { routes } from "../../../mock/control/routes.ts";

it("is documented verb by verb, with the names of all arguments", async () => {
  const text = await readFile(new URL("../../../docs/control-api.md", import.meta.url), "utf8");
  const [, section = ""] = /## Verbs\n([^]*?)\n## /.exec(text) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const told = rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
  const made = routes.map(({ name, parameters }) => [
    name,
    ...parameters.map((parameter) => parameter.name + (parameter.optional ? "?" : "")),
  ]);
  expect(told).toEqual(made);
});
