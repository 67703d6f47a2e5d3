import { afterAll } from "vitest";
import { startChromium } from "./chromium.ts";

/** The browser of one test file. */
export const browser = await startChromium();

afterAll(() => browser.close());
