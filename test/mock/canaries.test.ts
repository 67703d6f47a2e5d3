import { format } from "node:util";
import { createClient, isSanguineError } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { expect, test, vi } from "vitest";
import { callWithCanaries, canaryOperations } from "../support/canary-calls.ts";
import { canaryKey, canaryToken, findCanary, print, printError } from "../support/canary-search.ts";

const credential = /xcanary(key|token|control)/;

const createPlantedMock = (): Mock =>
  createMock({
    seed: "canaries",
    apiKey: canaryKey,
    controlToken: "xcanarycontrol-0123456789abcdef",
    preset: "demo",
  });

/** Calls every operation of a mock with planted values. Returns the errors. */
async function callEverything(
  baseUrl: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<unknown[]> {
  const client = createClient({
    baseUrl,
    apiKey: canaryKey,
    fetch,
    retries: 0,
    sleep: async () => undefined,
  });
  const errors: unknown[] = [];
  for (const operation of canaryOperations)
    await Promise.resolve(callWithCanaries(client, operation)).catch((error: unknown) => errors.push(error));
  return errors;
}

test("[AUT-5, ERR-10] no error of a call to the mock, whose details repeat what was sent, shows a planted value", async () => {
  const mock = createPlantedMock();
  const errors = await callEverything(mock.url, mock.fetch);
  expect(errors.length).toBeGreaterThan(60);
  expect(errors.every(isSanguineError)).toBe(true);
  expect(findCanary(errors.map(printError).join("\n"))).toBe(null);
  // The details do repeat it, or the search above would prove nothing.
  expect(findCanary(JSON.stringify(errors.map((error) => Reflect.get(Object(error), "detail"))))).not.toBe(
    null,
  );
});

test("[TST-6] printing the journal shows no planted value, and reading it shows no credential", async () => {
  const mock = createPlantedMock();
  const events: unknown[] = [];
  const stop = mock.events.subscribe((event) => void events.push(event));
  await callEverything(mock.url, mock.fetch);
  const unmatched = { headers: { "x-service-api-key": canaryKey } };
  await mock.fetch(`${mock.url}/v9/Zo%C3%AB%20Xcanary-1?api_key=${canaryKey}&name=xcanary`, unmatched);
  // The password of a patient is a credential too.
  await mock.fetch(`${mock.url}/v2/link/provider/password/acme_watch`, {
    method: "POST",
    headers: { "x-service-link-token": canaryToken, "content-type": "application/json" },
    body: JSON.stringify({ username: "xcanary.name", password: "xcanarykey.of.a.patient" }),
  });
  expect(mock.requests.last()?.request.body).toEqual({ username: "xcanary.name", password: "<hidden>" });
  stop();
  const requests = mock.requests.list();
  expect(requests).toHaveLength(canaryOperations.length + 2);
  // Node reads getters of a prototype when it is asked for everything hidden; loggers and test runners do not.
  for (const shown of [requests, events])
    expect(findCanary(format("%O %o %j", shown, shown, shown))).toBe(null);
  expect(events).toHaveLength(requests.length);
  const read = requests.map(({ request, response, error, route }) =>
    JSON.stringify([request, response?.body, response?.headers, error, route]),
  );
  expect(findCanary(read.join("\n"))).not.toBe(null);
  expect(credential.exec(read.join("\n"))).toBe(null);
});

test("[TST-6] a mock at a port writes nothing of a request to the console", async () => {
  const written: unknown[] = [];
  const write = (...given: readonly unknown[]): boolean => written.push(given) > 0;
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(write),
    vi.spyOn(process.stderr, "write").mockImplementation(write),
    ...(["debug", "info", "warn", "error", "log"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(write),
    ),
  ];
  const mock = createPlantedMock();
  const server = await listen(mock);
  try {
    await callEverything(server.url);
    mock.faults.add({ network: "reset" });
    await callEverything(server.url);
  } finally {
    await server.close();
    spies.forEach((spy) => spy.mockRestore());
  }
  expect(findCanary(print(written))).toBe(null);
  expect(mock.requests.count()).toBe(2 * canaryOperations.length);
});
