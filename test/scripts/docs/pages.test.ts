import { readFile } from "node:fs/promises";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { renderPages } from "../../../scripts/docs/pages.ts";
import { operations } from "../../../src/generated/operations.ts";

const pages = await renderPages();

describe("the generated pages of docs/", () => {
  it.each([...pages.keys()])("%s is up to date", async (name) => {
    const written = await readFile(new URL(`../../../docs/${name}`, import.meta.url), "utf8");
    expect(written, "run `npm run docs -- --pages`").toBe(pages.get(name));
  });

  it("list each operation once, with a method that the client has", () => {
    const text = pages.get("operations.md")?.replaceAll(/ +/g, " ") ?? "";
    expect(text).toContain("| POST | `/v2/user/` | `client.users.create` | Create a user | specified |");
    expect(text).toContain("| GET | `/v3/lab_test` | `client.labTests.list` | List lab tests | named |");
    const calls = [...text.matchAll(/`client\.(\w+)\.(\w+)`/g)];
    expect(calls).toHaveLength(Object.keys(operations).length);
    const client = createMock().client() as unknown as Record<string, Record<string, unknown>>;
    const missing = calls.filter(
      ([, resource = "", method = ""]) => typeof client[resource]?.[method] !== "function",
    );
    expect(missing.map(([call]) => call)).toEqual([]);
  });

  it("name the methods of a generated client", () => {
    expect(pages.get("migrating.md")?.replaceAll(/ +/g, " ")).toContain(
      "| `PATCH /v2/user/{user_id}/info` | `user.upsertUserInfo` | `client.users.updateInfo` |",
    );
  });
});
