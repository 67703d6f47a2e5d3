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
