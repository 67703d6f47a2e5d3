import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { renderLifecyclePage } from "../../scripts/lifecycle/page.ts";

const page = renderLifecyclePage();

/** Lists the arrows of the diagram under a heading. */
function listArrows(name: string): string[] {
  const section = page.split("\n## ").find((part) => part.split("\n")[0]?.includes(`\`${name}\``)) ?? "";
  return [...section.matchAll(/^ {4}(\S+ --> \S+)$/gm)].flatMap(([, arrow = ""]) => arrow);
}

describe("docs/order-lifecycle.md", () => {
  it("is up to date", async () => {
    const written = await readFile(new URL("../../docs/order-lifecycle.md", import.meta.url), "utf8");
    expect(written, "run `npm run lifecycle`").toBe(page);
  });

  it("draws each machine with its start, transitions and end", () => {
    expect(listArrows("on_site_collection")).toEqual([
      "[*] --> ordered",
      "[*] --> requisition_bypassed",
      "ordered --> requisition_created",
      "ordered --> cancelled",
      "requisition_created --> draw_completed",
      "requisition_created --> cancelled",
      "requisition_bypassed --> draw_completed",
      "requisition_bypassed --> cancelled",
      "draw_completed --> partial_results",
      "draw_completed --> sample_error",
      "draw_completed --> cancelled",
      "partial_results --> completed",
      "partial_results --> sample_error",
      "completed --> corrected",
      "corrected --> corrected",
      "completed --> [*]",
      "corrected --> [*]",
      "cancelled --> [*]",
      "sample_error --> [*]",
    ]);
    for (const name of ["testkit", "registrable_testkit", "walk_in_test", "at_home_phlebotomy"]) {
      expect(listArrows(name)).toContain("[*] --> ordered");
    }
    expect(listArrows("phlebotomy")).toContain("scheduled --> in_progress");
    expect(listArrows("patient_service_center")).toContain("reserved --> scheduled");
  });

  it("lists every status with its details", () => {
    expect(page).toContain("| `draw_completed` | - | - | collecting_sample | sample_with_lab |");
    expect([...page.matchAll(/^\| `\w+` \|/gm)]).toHaveLength(27);
  });
});
