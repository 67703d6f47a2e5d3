import { test as base } from "@playwright/test";
import { createControlClient, type ControlClient } from "sanguine/mock/control";

// Set APP_PORT and MOCK_PORT when something else uses these ports.
const { APP_PORT = "4711", MOCK_PORT = "4710" } = process.env;

/** Where the application listens during the tests. */
export const appUrl = `http://127.0.0.1:${APP_PORT}`;

/** The mock that Playwright starts. The key and the token open nothing but this mock. */
export const mock = {
  url: `http://127.0.0.1:${MOCK_PORT}`,
  apiKey: "<API_KEY>",
  token: "token-of-the-tests",
};

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
