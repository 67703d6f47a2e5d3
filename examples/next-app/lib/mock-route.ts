import type { Mock } from "sanguine/mock";

/** Next loads this file more than once, so the mock is kept by the process. */
const kept: { mock?: Promise<Mock> } = ((globalThis as { demo?: object }).demo ??= {});

/** Serves the mock below `/mock` of this application, so that a preview needs no service. Its key is `SANGUINE_MOCK_KEY`; off without it. */
export async function respondFromMock(request: Request): Promise<Response> {
  const apiKey = process.env.SANGUINE_MOCK_KEY;
  if (!apiKey) return new Response(null, { status: 404 });
  const { origin, pathname, search } = new URL(request.url);
  kept.mock ??= import("sanguine/mock").then(({ createMock }) =>
    createMock({ apiKey, url: `${origin}/mock`, now: new Date().toISOString() }),
  );
  const mock = await kept.mock;
  return mock.fetch(new Request(mock.url + pathname.slice("/mock".length) + search, request));
}
