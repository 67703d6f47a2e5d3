import { describe, expect, it } from "vitest";
import { linkCredentials } from "../../../mock/catalog/link-credentials.ts";
import { newVisitor } from "./visitor.ts";

/** The rows of a screen's table, cell by cell; an empty cell is null. */
function rowsOf(body: string): (string | null)[][] {
  const rows = [...body.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = ""]) => row);
  return rows
    .map((row) => [...row.matchAll(/<td>([^]*?)<\/td>/g)].map(([, cell = ""]) => cell))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map((cell) => cell.replace(/<[^>]*>/g, "").trim() || null));
}

describe("the panel of test credentials", () => {
  it.each(["glucose_two", "marlstone_sensor"])(
    "[LNK-10] has the published sign-ins of %s",
    async (provider) => {
      const { get, newToken } = newVisitor();
      const { body } = await get(`/link/?token=${newToken({ provider })}`);
      const published = linkCredentials.filter((row) => row.provider === provider);
      expect(rowsOf(body)).toEqual(
        published.map(({ outcome, username, password, region, code }) =>
          password === null ? [outcome, username, region] : [outcome, username, password, region, code],
        ),
      );
    },
  );

  it("[LNK-10] has the accounts of a consent page, each of which does what it says", async () => {
    const { get, submit, newToken } = newVisitor();
    const path = `/link/oauth/acme_watch?state=${newToken()}`;
    const rows = rowsOf((await get(path)).body);
    expect(rows.length).toBeGreaterThan(10);
    for (const [outcome, username] of rows.toReversed()) {
      const form = { decision: "allow", scope: ["sleep:read"], username: username ?? "" };
      const { headers, body } = await submit(path, form);
      const shown = headers["location"] === undefined ? /<code>(\w+)<\/code>/.exec(body)?.[1] : "success";
      expect([username, shown]).toEqual([username, outcome]);
    }
  });
});
