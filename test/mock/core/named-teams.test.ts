import { describe, expect, it } from "vitest";
import { TeamRegistry } from "../../../mock/core/named-teams.ts";
import type { Team } from "../../../mock/http/credentials.ts";

/** Creates a team that has nothing but an API key. */
const createTeam = (apiKey: string) => ({ world: { team: { apiKey } } }) as Team;

describe("TeamRegistry", () => {
  it("finds each team by its API key, and rejects a second team with the same key", () => {
    const first = createTeam("one");
    const registry = new TeamRegistry(first);
    expect(registry.first).toBe(first);
    const second = registry.add(createTeam("two"));
    expect(registry.find("one")).toBe(first);
    expect(registry.find("two")).toBe(second);
    expect(registry.find("three")).toBeUndefined();
    expect(registry.findWhere(({ team }) => team.apiKey !== "one")).toBe(second);
    expect(() => registry.add(createTeam("one"))).toThrow(
      /^Another team of this mock already has this API key\.$/,
    );
    expect(registry.find("one")).toBe(first);
  });
});
