import { describe, expect, it } from "vitest";
import { linkCredentials } from "../../../../mock/catalog/link-credentials.ts";
import { createPageClient } from "./page-client.ts";

/** Parses the table of a screen into rows of cells. An empty cell is null. */
function parseRows(body: string): (string | null)[][] {
  const rows = [...body.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = ""]) => row);
  return rows
    .map((row) => [...row.matchAll(/<td>([^]*?)<\/td>/g)].map(([, cell = ""]) => cell))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map((cell) => cell.replace(/<[^>]*>/g, "").trim() || null));
}

describe("the panel of test credentials", () => {
  it.each(["glucose_two", "marlstone_sensor"])(
    "[LNK-10] lists the documented sign-ins of %s",
    async (provider) => {
      const { get, newToken } = createPageClient();
      const { body } = await get(`/link/?token=${newToken({ provider })}`);
      const published = linkCredentials.filter((row) => row.provider === provider);
      expect(parseRows(body)).toEqual(
        published.map(({ outcome, username, password, region, code }) =>
          password === null ? [outcome, username, region] : [outcome, username, password, region, code],
        ),
      );
    },
  );

  it.each([
    ["glucose_two", ["Outcome", "User name", "Password", "Region", "Code"]],
    ["marlstone_sensor", ["Outcome", "E-mail", "Region"]],
    ["acme_watch", ["Outcome", "User name"]],
  ])("[LNK-10] names its columns for %s", async (provider, headings) => {
    const { get, newToken } = createPageClient();
    const path = provider === "acme_watch" ? "/link/oauth/acme_watch?state=" : "/link/?token=";
    const { body } = await get(path + newToken({ provider }));
    expect([...body.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map(([, name]) => name)).toEqual(headings);
  });

  it("[LNK-10] lists the accounts of a consent page, and each has its outcome", async () => {
    const { get, submit, newToken } = createPageClient();
    const path = `/link/oauth/acme_watch?state=${newToken()}`;
    const rows = parseRows((await get(path)).body);
    expect(rows.length).toBeGreaterThan(10);
    for (const [outcome, username] of rows.toReversed()) {
      const form = { decision: "allow", scope: ["sleep:read"], username: username ?? "" };
      const { headers, body } = await submit(path, form);
      const shown = headers["location"] === undefined ? /<code>(\w+)<\/code>/.exec(body)?.[1] : "success";
      expect([username, shown]).toEqual([username, outcome]);
    }
  });
});
