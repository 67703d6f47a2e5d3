/** Where the application listens during the tests. */
export const appUrl = "http://127.0.0.1:4711";

/** The mock that Playwright starts. The key and the token open nothing but this mock. */
export const mock = { url: "http://127.0.0.1:4710", apiKey: "key-of-the-tests", token: "token-of-the-tests" };
