import { describe, expect, it } from "vitest";
import { findFlaws } from "../find-flaws.ts";
import { openConsole } from "./open-console.ts";
import { tasks } from "./tasks.ts";
import { countClicks, fillForTasks, settle, walk } from "./walk.ts";

describe("the daily tasks", () => {
  it.each(tasks)("take at most three clicks: $name", (task) => {
    expect(countClicks(task)).toBeLessThanOrEqual(3);
  });

  it(
    "are walked by the keyboard alone, and each view is accessible at three widths, in light and in dark",
    { timeout: 300_000 },
    async () => {
      await using console = await openConsole({ prepare: fillForTasks });
      // With a listener from the start, the browser hands over each dialog, also one that opens at once.
      console.page.on("filechooser", () => undefined);
      const world = console.mock.export();
      const seen = new Set<string>();
      for (const task of tasks) {
        await walk(console.page, task, async (step) => {
          const view = console.page.url().replace(/^.*#|[^/]*-[^/?]*|=.*/g, "");
          if (!("see" in step) || seen.has(view)) return;
          seen.add(view);
          for (const colorScheme of ["dark", "light"] as const)
            for (const width of [390, 820, 1440]) {
              await console.page.setViewportSize({ width, height: 900 });
              await console.page.emulateMedia({ colorScheme });
              await settle(console.page);
              expect(await findFlaws(console.page, colorScheme === "dark")).toEqual([]);
            }
        });
        console.mock.import(world);
      }
    },
  );
});
