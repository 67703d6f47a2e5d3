import { test as base } from "@playwright/test";
import { createControlClient, type ControlClient } from "sanguine/mock/control";
import { mock } from "./addresses.ts";

/** Playwright's `test` with a client of the mock's control API. Each test starts with an empty mock. */
export const test = base.extend<{ control: ControlClient }>({
  control: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const control = createControlClient({ url: mock.url, token: mock.token });
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],
});
