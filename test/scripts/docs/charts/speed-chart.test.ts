import { expect, it } from "vitest";
import { renderSpeed } from "../../../../scripts/docs/charts/speed-chart.ts";

const chart = renderSpeed({
  date: "2026-01-31",
  node: "20.0.0",
  rows: [
    { figure: "GET of a page, of a bare fetch", limit: 1.2, value: 0.6, peers: { other: 1.1 } },
    { figure: "  the same, validated", limit: 1.4, value: 1.5, peers: { other: 2.5 } },
    { figure: "alone", limit: 1, value: 1, peers: {} },
  ],
});

const list = (pattern: RegExp) => [...chart.matchAll(pattern)].map(([, found = ""]) => found);

it("names what is compared, and leaves out figures without peers", () => {
  expect(list(/class="head"[^>]*>([^<]*)</g)).toEqual(["GET of a page", "the same, validated"]);
});

it("gives every package a bar that grows with its factor, also below 1", () => {
  const [ours = 0, other = 0, validated = 0, otherValidated = 0] =
    list(/<rect[^>]* width="([^"]*)"/g).map(Number);
  expect(ours).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(ours);
  expect(validated).toBeGreaterThan(other);
  expect(otherValidated).toBeGreaterThan(validated);
});

it("prints no factor across the line of the aim", () => {
  const lines = list(/<path d="M([\d.]+) /g).map(Number);
  const labels = [...chart.matchAll(/<text x="([\d.]+)"[^>]*>[\d.]+x</g)].map(([, x]) => Number(x));
  expect(labels).toHaveLength(4);
  const crossed = labels.filter((x, index) => {
    const line = lines[index < 2 ? 0 : 1] ?? 0;
    return line > x && line < x + 20;
  });
  expect(crossed).toEqual([]);
});
