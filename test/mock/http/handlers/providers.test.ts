import { expect, it } from "vitest";
import { providerValues, resourceValues, sourceTypeValues } from "../../../../src/generated/enums.ts";
import { createMockCaller } from "./caller.ts";

interface Entry {
  slug: string;
  logo: string | null;
  auth_type: string | null;
  supported_resources: string[];
}

it("[PRV-3, PRV-4, PRV-5, GEN-5, GEN-9] providers are an array that a source type filters", async () => {
  const { get } = createMockCaller();
  const list = async (query = ""): Promise<Entry[]> => (await get(`/v2/providers${query}`)).body;
  const all = await list();
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(providerValues.toSorted());
  const authTypes = ["oauth", "team_oauth", "sdk", "password", "email", "app", null];
  expect(new Set(all.map((entry) => entry.auth_type))).toEqual(new Set(authTypes));
  expect(all.some((entry) => entry.logo === null)).toBe(true);
  expect(new Set(all.flatMap((entry) => entry.supported_resources))).toEqual(new Set(resourceValues));
  for (const query of ["/", "?source_type=null"]) expect(await list(query)).toEqual(all);
  const kinds = await Promise.all(sourceTypeValues.map((kind) => list(`?source_type=${kind}`)));
  expect(new Set(kinds.flat())).toEqual(new Set(all));
  expect(kinds.flat()).toHaveLength(all.length);
  expect(kinds.every(({ length }) => length > 0 && length < all.length)).toBe(true);
  expect(await list("/?source_type=Device")).toEqual([]);
});
