import { expect, it } from "vitest";
import { findFlaws } from "../find-flaws.ts";
import { openConsole } from "./open-console.ts";
import { tasks } from "./tasks.ts";
import { fillForTasks, settle, takeStep } from "./walk.ts";

it("the daily tasks need three clicks at most and only the keyboard, and each view is accessible at three widths, in light and in dark", async () => {
  await using console = await openConsole({ prepare: fillForTasks });
  const { mock, page } = console;
  // With a listener from the start, the browser hands over each dialog, also one that opens at once.
  page.on("filechooser", () => undefined);
  const world = mock.export();
  const seen = new Set<string>();
  for (const { name, steps } of tasks) {
    const clicks = steps.filter((step) => "press" in step || ("fill" in step && step.fill.endsWith("file")));
    expect(clicks.length, name).toBeLessThanOrEqual(3);
    await console.show("#/");
    // The focus begins at the top, too.
    await page.reload();
    await page.getByText("5,000 of 5,000 users").waitFor();
    for (const step of steps) {
      await takeStep(page, step);
      const view = page.url().replace(/^.*#|[^/]*-[^/?]*|=.*/g, "");
      if (!("see" in step) || seen.has(view)) continue;
      seen.add(view);
      for (const colorScheme of ["dark", "light"] as const)
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await settle(page);
          expect(await findFlaws(page, colorScheme === "dark")).toEqual([]);
        }
    }
    mock.import(world);
  }
}, 300_000);
