import { chromium } from "playwright-core";
import { inject } from "vitest";

/** The browser of all files of tests. */
export const browser = await chromium.connect(inject("chromium"));
