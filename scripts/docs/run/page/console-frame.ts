import type { Runner } from "./runner.ts";

/** The page around the console. */
interface Outside {
  readonly sanguineRunner: Runner;
}

/** Leads the requests of the console to the worker of the page around it. The console's own script loads after this one. */
globalThis.fetch = async (input, init) => {
  const { sanguineRunner } = parent as unknown as Outside;
  const request = new Request(input, init);
  const base = new URL("..", location.href).href;
  return sanguineRunner.fetch({
    method: request.method,
    path: `/${request.url.slice(base.length)}`,
    headers: [...request.headers],
    body: request.method === "GET" ? null : await request.text(),
  });
};
