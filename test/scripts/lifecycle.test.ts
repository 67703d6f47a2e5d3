import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { drawMachine, listTransitions } from "../../scripts/lifecycle/draw.ts";
import { drawMachines, renderLifecyclePage } from "../../scripts/lifecycle/page.ts";
import { orderLowLevelStatusValues } from "../../src/generated/enums.ts";
import { listEdges, machineNames } from "../mock/domain/orders/lifecycle/machine-edges.ts";

const page = await renderLifecyclePage();
const drawings = drawMachines();
const docs = new URL("../../docs/", import.meta.url);

/** Lists the rows of the table under a heading, as the status and what can follow it. */
function listRows(name: string): string[] {
  const section = page.split("\n## ").find((part) => part.split("\n")[0]?.endsWith(`(${name})`)) ?? "";
  return [...section.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)].map(
    ([, from, to = ""]) => `${from}: ${to.replaceAll("`", "")}`,
  );
}

describe("docs/order-lifecycle.md", () => {
  it("is up to date, with its drawings", async () => {
    const written = await readFile(new URL("order-lifecycle.md", docs), "utf8");
    expect(written, "run `npm run docs -- --pages`").toBe(page);
    for (const [name, svg] of Object.entries(drawings)) {
      const file = await readFile(new URL(`lifecycle/${name}`, docs), "utf8");
      expect(file, "run `npm run docs -- --pages`").toBe(svg);
      expect(page).toContain(`](lifecycle/${name})`);
    }
  });

  it("lists the transitions of each machine, the default one first", () => {
    for (const name of machineNames) {
      const edges = listRows(name).flatMap((row) => {
        const [from = "", to = ""] = row.split(": ");
        return to === "-" ? [] : to.split(", ").map((each) => ({ name, from, to: each }));
      });
      expect(new Set(edges)).toEqual(new Set(listEdges(name)));
    }
    expect(listRows("on_site_collection")).toContain("ordered: requisition_created, cancelled");
    expect(listRows("on_site_collection")).toContain("cancelled: -");
    expect(listRows("phlebotomy")).toContain("scheduled: in_progress, scheduled, cancelled");
    expect(listRows("patient_service_center")).toEqual([
      "pending: scheduled, reserved, cancelled",
      "reserved: scheduled, cancelled",
      "scheduled: completed, scheduled, cancelled",
      "cancelled: -",
      "completed: -",
    ]);
  });

  it("lists every status with its details", () => {
    expect(page.replaceAll(/ +/g, " ")).toContain(
      "| `draw_completed` | - | - | collecting_sample | sample_with_lab |",
    );
    const [, table = ""] = page.split("\n## ");
    expect([...table.matchAll(/^\| `\w+` +\|/gm)]).toHaveLength(orderLowLevelStatusValues.length);
  });
});

describe("a drawing", () => {
  const machine = {
    entries: ["ordered"],
    steps: { ordered: ["draw_completed", "cancelled"], draw_completed: ["draw_completed"] },
    terminal: ["cancelled"],
  };

  it("has a box for each status and an arrow for each transition", () => {
    const svg = drawMachine("A < B", machine);
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

  it("keeps every box inside and apart from the others", () => {
    for (const svg of Object.values(drawings)) {
      const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
      const boxes = [...svg.matchAll(/<rect [^>]*x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      expect(boxes.length).toBeGreaterThan(3);
      expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
      expect(boxes.every(({ x, y }) => x > 0 && x + 176 < width && y > 0 && y + 28 < height)).toBe(true);
    }
    expect(listTransitions(machine)).toHaveLength(3);
  });
});
