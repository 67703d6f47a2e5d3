import { createClient, type Client } from "sanguine";
import { createMock, type FaultRule, type Mock } from "sanguine/mock";
import { setupMockWorker, type SetupMockWorkerOptions } from "sanguine/mock/msw/browser";
import { getOutcome } from "./outcome.ts";

// A page that starts MSW's worker for a mock and calls it with a client over the global fetch.

let mock: Mock;
let client: Client;
let worker: ReturnType<typeof setupMockWorker>;
const waits: number[] = [];

export interface StartOptions extends Pick<SetupMockWorkerOptions, "perOperation"> {
  readonly url?: string;
  readonly onUnhandled?: "bypass" | "warn" | "error";
}

export async function start({ url, ...options }: StartOptions = {}) {
  mock = createMock({ seed: "browser", pageSize: 100, ...(url !== undefined && { url }) });
  worker = setupMockWorker(mock, options);
  client = createClient({
    baseUrl: mock.url,
    apiKey: mock.apiKey,
    dangerouslyAllowBrowser: true,
    sleep: async (ms) => void waits.push(ms),
  });
  await worker.start();
}

export function stop() {
  worker.stop();
}

/** Tells whether the page can evaluate text as code. */
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

export function addFault(rule: FaultRule) {
  mock.faults.add(rule);
}

export async function createUsers(ids: readonly string[]) {
  for (const client_user_id of ids) await client.users.create({ client_user_id });
  const page = await client.users.list();
  return { listed: page.items.map((user) => user.client_user_id), stored: mock.users.list().length };
}

export async function walkSteps(start_date: string, end_date: string) {
  const { user_id } = mock.users.create();
  mock.connections.create({ user: user_id, provider: "acme_watch" });
  const pages: number[] = [];
  const starts: string[] = [];
  for await (const page of client.timeseries.steps(user_id, { start_date, end_date }).pages()) {
    pages.push(page.items.length);
    starts.push(...page.items.map((point) => point.start));
  }
  const stored = mock.timeseries.read(user_id, "steps", { start_date, end_date });
  return { pages, starts, stored: stored.map((point) => point.start) };
}

export async function listProviders(options?: { readonly timeout?: number; readonly retries?: number }) {
  const outcome = await getOutcome(client.providers.list({}, options));
  return "data" in outcome ? { attempts: outcome.attempts, count: outcome.data.length, waits } : outcome;
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
