import { createClient, type Client } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { setupMockWorker } from "sanguine/mock/msw/browser";

// A page that starts MSW's worker for a mock and calls it with a client over the global fetch.

let mock: Mock;
let client: Client;

export async function start({
  url,
  ...options
}: { readonly url?: string; readonly onUnhandled?: "bypass" | "warn" | "error" } = {}) {
  mock = createMock({ seed: "browser", pageSize: 100, ...(url !== undefined && { url }) });
  client = createClient({
    baseUrl: mock.url,
    apiKey: mock.apiKey,
    dangerouslyAllowBrowser: true,
  });
  await setupMockWorker(mock, options).start();
}

export function canEvaluateText() {
  try {
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the test checks that this is forbidden.
    return typeof new Function("return 1") === "function";
  } catch {
    return false;
  }
}

/** Returns the requests of the mock and its response validation errors. */
export function journal() {
  return {
    requests: mock.requests.list().map(({ method, route, status }) => `${method} ${route} ${status}`),
    violations: mock.requests.violations,
  };
}

export async function createUsers(ids: readonly string[]) {
  for (const client_user_id of ids) await client.users.create({ client_user_id });
  const page = await client.users.list();
  return { listed: page.items.map((user) => user.client_user_id), stored: mock.users.list().length };
}

export async function listProviders() {
  const { data, meta } = await client.providers.list().withResponse();
  return { attempts: meta.attempts, count: data.length };
}

/** Sends a request without the client. */
export async function fetchText(url: string) {
  try {
    const response = await fetch(url);
    return `${response.status} ${await response.text()}`;
  } catch (error) {
    return String(error);
  }
}
