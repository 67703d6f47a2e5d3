import { describe, expect, it } from "vitest";
import { providerValues, resourceValues, sourceTypeValues } from "../../../../src/generated/enums.ts";
import { createMockCaller } from "./caller.ts";

interface Entry {
  slug: string;
  logo: string | null;
  auth_type: string | null;
  supported_resources: string[];
}

const listSlugs = (entries: Entry[]): string[] => entries.map((entry) => entry.slug);

const AUTH_TYPES = ["oauth", "team_oauth", "sdk", "password", "email", "app", null];

describe("GET /v2/providers", () => {
  it("[PRV-3] returns an array of entries, some of them without a logo", async () => {
    const { get } = createMockCaller();
    const { status, body } = await get("/v2/providers/");
    expect(status).toBe(200);
    expect(listSlugs(body).toSorted()).toEqual(providerValues.toSorted());
    expect(new Set(body.map((entry: Entry) => entry.auth_type))).toEqual(new Set(AUTH_TYPES));
    expect(body.some((entry: Entry) => entry.logo === null)).toBe(true);
    expect((await get("/v2/providers")).body).toEqual(body);
  });

  it("[PRV-4, GEN-5] returns the providers of one source type, and all when it is null or absent", async () => {
    const { get } = createMockCaller();
    const all = (await get("/v2/providers")).body;
    expect((await get("/v2/providers?source_type=null")).body).toEqual(all);
    const kinds = await Promise.all(sourceTypeValues.map((kind) => get(`/v2/providers?source_type=${kind}`)));
    expect(new Set(kinds.flatMap(({ body }) => listSlugs(body)))).toEqual(new Set(listSlugs(all)));
    expect(kinds.flatMap(({ body }) => listSlugs(body))).toHaveLength(all.length);
    expect(kinds.every(({ body }) => body.length > 0 && body.length < all.length)).toBe(true);
  });

  it.each(["Device"])(
    "[PRV-4, GEN-9] returns an empty list for the source type '%s', which no provider has",
    async (type) => {
      const { get, mock } = createMockCaller();
      const { status, body } = await get(`/v2/providers/?source_type=${encodeURIComponent(type)}`);
      expect([status, body]).toEqual([200, []]);
      expect(mock.requests.violations).toEqual([]);
    },
  );

  it("[PRV-5] contains all resource names", async () => {
    const { get } = createMockCaller();
    const entries: Entry[] = (await get("/v2/providers")).body;
    const names = new Set(entries.flatMap((entry) => entry.supported_resources));
    expect(names).toEqual(new Set(resourceValues));
  });
});
