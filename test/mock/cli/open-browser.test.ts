import { describe, expect, it } from "vitest";
import { openBrowser, type RunOpener } from "../../../mock/cli/open-browser.ts";

const address = "http://127.0.0.1:4010/#token=ct_secret";

/** Records what would be run. */
function createRecorder() {
  const runs: string[][] = [];
  const warnings: string[] = [];
  const run: RunOpener = (command, args) => void runs.push([command, ...args]);
  return { runs, warnings, run, warn: (text: string) => void warnings.push(text) };
}

describe("opening the browser", () => {
  it.each([
    ["linux", ["xdg-open"]],
    ["darwin", ["open"]],
    ["win32", ["cmd", "/c", "start", ""]],
  ] as const)("[LAND-5] runs the program of %s, without the token", async (platform, expected) => {
    const { runs, run, warn } = createRecorder();
    const stop = await openBrowser(address, { run, platform, warn });
    expect(runs).toEqual([[...expected, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}$/)]]);
    stop();
  });

  it("[LAND-5] redirects the browser one time", async () => {
    const { runs, run, warn } = createRecorder();
    await openBrowser(address, { run, platform: "linux", warn });
    const url = runs[0]?.[1] ?? "";
    expect((await fetch(new URL("/other", url), { redirect: "manual" })).status).toBe(404);
    const response = await fetch(url, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([303, address]);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });

  it("[LAND-5] prints a failure without the token, and continues", async () => {
    const { warnings, warn } = createRecorder();
    const stop = await openBrowser(address, {
      run: (_command, _args, onError) => onError(new Error("spawn xdg-open ENOENT")),
      platform: "linux",
      warn,
    });
    await openBrowser(address, {
      run: () => {
        throw new Error("not permitted");
      },
      warn,
    });
    expect(warnings).toEqual([
      "The browser cannot be opened: spawn xdg-open ENOENT. Open http://127.0.0.1:4010/ yourself.",
      "The browser cannot be opened: not permitted. Open http://127.0.0.1:4010/ yourself.",
    ]);
    stop();
  });
});
