import { describe, expect, it } from "vitest";
import {
  createLogScale,
  createScale,
  el,
  line,
  renderSvg,
  text,
} from "../../../../scripts/docs/charts/svg.ts";

describe("svg", () => {
  it("scales values to pixels", () => {
    expect(createScale([0, 10], [100, 200])(2.5)).toBe(125);
    expect(createScale([0, 10], [60, 0])(10)).toBe(0);
    expect(createLogScale([1, 100], [0, 50])(10)).toBeCloseTo(25, 10);
  });

  it("renders elements, escapes text and breaks lines", () => {
    expect(el("rect", { x: 1.26, class: 'a"b' })).toBe('<rect x="1.3" class="a&quot;b"/>');
    expect(text(1, 2, "<5 & up", "small", "end")).toBe(
      '<text x="1" y="2" class="small" text-anchor="end">&lt;5 &amp; up</text>',
    );
    expect(line([[0, 1], [2, 3], null, [4, 5]], "a")).toBe('<path d="M0 1L2 3M4 5" class="line a"/>');
  });

  it("has a title, a description, and colors for dark pages", () => {
    const svg = renderSvg(50, "A & B", "What it shows", []);
    expect(svg).toContain('<title id="t">A &amp; B</title>');
    expect(svg).toContain('<desc id="d">What it shows</desc>');
    expect(svg).toContain("prefers-color-scheme:dark");
    expect(svg).toContain('viewBox="0 0 400 50"');
  });
});
