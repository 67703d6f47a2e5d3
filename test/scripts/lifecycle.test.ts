import { expect, it } from "vitest";
import { drawMachine } from "../../scripts/lifecycle/draw.ts";
import { drawMachines, renderLifecyclePage } from "../../scripts/lifecycle/page.ts";

it("docs/order-lifecycle.md lists every status, and what can follow it with the default first", async () => {
  const page = (await renderLifecyclePage()).replaceAll(/ +/g, " ");
  for (const row of [
    "| `draw_completed` | - | - | collecting_sample | sample_with_lab |",
    "| `ordered` | `requisition_created`, `cancelled` |",
    "| `scheduled` | `in_progress`, `scheduled`, `cancelled` |",
    "| `reserved` | `scheduled`, `cancelled` |",
    "| `cancelled` | - |",
  ])
    expect(page).toContain(`${row}\n`);
  for (const name of Object.keys(drawMachines())) expect(page).toContain(`](lifecycle/${name})`);
});

it("a drawing has a box for each status and an arrow for each transition", () => {
  const svg = drawMachine("A < B", {
    entries: ["ordered"],
    steps: { ordered: ["draw_completed", "cancelled"], draw_completed: ["draw_completed"] },
    terminal: ["cancelled"],
  });
  expect(svg).toContain('<title id="t">A &lt; B</title>');
  expect([...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
    "ordered",
    "draw completed",
    "cancelled",
  ]);
  expect(svg.match(/class="default"/g)).toHaveLength(2);
  expect(svg.match(/marker-end="url\(#end\)"/g)).toHaveLength(1);
  expect(svg).toMatch(/<rect class="entry" [^>]*rx="5"\/><text[^>]*>ordered</);
  expect(svg).toMatch(/<rect class="terminal" [^>]*rx="14"\/><text[^>]*>cancelled</);
});
