import { readdir, readFile } from "node:fs/promises";
import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { renderPages } from "../../../scripts/docs/pages.ts";
import { operations } from "../../../src/generated/operations.ts";

const pages = await renderPages();

it("docs/operations.md lists each operation once, with a method that the client has", () => {
  const text = pages.get("operations.md")?.replaceAll(/ +/g, " ") ?? "";
  expect(text).toContain("| POST | `/v2/user/` | `client.users.create` | Create a user | specified |");
  const calls = [...text.matchAll(/`client\.(\w+)\.(\w+)`/g)];
  expect(calls).toHaveLength(Object.keys(operations).length);
  const client = createMock().client() as unknown as Record<string, Record<string, unknown>>;
  const missing = calls.filter(
    ([, resource = "", method = ""]) => typeof client[resource]?.[method] !== "function",
  );
  expect(missing.map(([call]) => call)).toEqual([]);
});

it("docs/migrating.md names the methods of a generated client", () => {
  expect(pages.get("migrating.md")?.replaceAll(/ +/g, " ")).toContain(
    "| `user.upsertUserInfo` | `client.users.updateInfo` |",
  );
});

it("each page of docs/ has its title as its one heading of the first level", async () => {
  // The report of conformance is generated, and is no page of the repository.
  const names = (await readdir("docs")).filter((name) => name.endsWith(".md") && name !== "conformance.md");
  const texts = await Promise.all(names.map((name) => readFile(`docs/${name}`, "utf8")));
  const headings = texts.map(
    (text) => /^# (.+)$/m.exec(text.replaceAll(/```[^]*?```/g, ""))?.[1] ?? "sanguine",
  );
  expect(headings).toEqual(texts.map((text) => /^title: "?(.+?)"?$/m.exec(text)?.[1]));
});
