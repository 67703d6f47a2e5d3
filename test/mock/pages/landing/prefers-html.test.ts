import { describe, expect, it } from "vitest";
import { prefersHtml } from "../../../../mock/pages/landing/landing-page.ts";

describe("a client asks for HTML", () => {
  it.each([
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true],
    ["TEXT/HTML", true],
    ["application/json;q=0.5, text/html;q=0.9", true],
    ["application/json, text/html;q=0.9", false],
    ["text/html;q=0", false],
    ["text/html;q=much", false],
    ["application/json", false],
    ["text/*", false],
    ["*/*", false],
    ["", false],
    [null, false],
  ])("with Accept: %s: %s", (accept, expected) => {
    expect(prefersHtml(accept)).toBe(expected);
  });
});
