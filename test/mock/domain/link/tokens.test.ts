import { describe, expect, it } from "vitest";
import { buildLinkWebUrl } from "../../../../mock/domain/link/tokens.ts";

describe("a link token", () => {
  it("has an escaped URL below the link URL", () => {
    expect(buildLinkWebUrl("https://link.test/", "a+b/c=")).toBe(
      "https://link.test/?token=a%2Bb%2Fc%3D&env=sandbox&region=us",
    );
    expect(buildLinkWebUrl("http://127.0.0.1:4010/link", "t")).toBe(
      "http://127.0.0.1:4010/link/?token=t&env=sandbox&region=us",
    );
  });
});
