import { inspect } from "node:util";
import { isConnectionError, type Middleware, type MiddlewareContext } from "sanguine";
import { describe, expect, test, vi } from "vitest";
import { apiKey, getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { empty, json, reset, serve } from "../support/server.ts";

test("layers run once a call, around its attempts, the first outermost", async () => {
  const order: string[] = [];
  const layer =
    (name: string): Middleware =>
    async (request, next) => {
      order.push(`${name} in`);
      const response = await next(request);
      order.push(`${name} out ${response.status}`);
      return response;
    };
  const { client, arrived } = await wire([empty(503), json(user)], { middleware: [layer("a"), layer("b")] });
  expect(await client.users.get(userId)).toEqual(user);
  expect(order).toEqual(["a in", "b in", "b out 200", "a out 200"]);
  expect(arrived).toHaveLength(2);
});

test("[AUT-5] no layer sees the credential, and what it sends elsewhere goes without it", async () => {
  const other = await serve(json(user));
  const seen: (string | null)[] = [];
  const { client, arrived } = await wire([json(user)], {
    middleware: [
      async (request, next) => {
        seen.push(request.headers.get("x-service-api-key"));
        await next(request);
        seen.push(request.headers.get("x-service-api-key"));
        return next(new Request(`${other.url}/v2/user`));
      },
    ],
  });
  expect(await client.users.get(userId)).toEqual(user);
  expect(seen).toEqual([null, null]);
  expect(arrived[0]?.headers["x-service-api-key"]).toBe(apiKey);
  expect(other.arrived[0]?.headers["x-service-api-key"]).toBeUndefined();
});

test("[AUT-5] an address that only begins like the client's is another one", async () => {
  const seen: (string | null)[] = [];
  const { client } = await wire([json(user)], {
    baseUrl: "https://api.example.com",
    fetch: (_url, init) => {
      seen.push(new Headers(init.headers).get("x-service-api-key"));
      return Promise.resolve(Response.json(user));
    },
    middleware: [
      async (request, next) => {
        await next(new Request("https://api.example.com.evil.example/v2/user"));
        return next(request);
      },
    ],
  });
  await client.users.get(userId);
  expect(seen).toEqual([null, apiKey]);
});

test("what a layer throws reaches the caller as it is", async () => {
  const thrown = new Error("mine");
  const { client } = await wire([json(user)], { middleware: [() => Promise.reject(thrown)] });
  expect(await getFailure(client.users.get(userId))).toBe(thrown);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["no response", { status: 200 }],
])("[ERR-4] a layer that returns %s is told so, also by the layer around it", async (_name, returned) => {
  let outer: unknown = "not reached";
  const { client } = await wire([json(user)], {
    middleware: [
      async (request, next) => {
        const response = await next(request);
        outer = response;
        return response;
      },
      async (request, next) => {
        await next(request);
        return returned as never;
      },
    ],
  });
  const failure = await getFailure(client.users.get(userId));
  expect([failure.name, failure.message]).toEqual([
    "ConfigurationError",
    "middleware: must return the response of next, or one of its own",
  ]);
  expect(outer).toBe("not reached");
});

test("[ERR-4] a layer that returns one response of its own for many calls is told so, and may return copies", async () => {
  const kept = Response.json(user);
  const { client } = stubbed(() => Response.json(user));
  const copier = client.with({ middleware: [async () => kept.clone()] });
  for (let call = 0; call < 4; call += 1) expect(await copier.users.get(userId)).toEqual(user);
  const keeper = client.with({ middleware: [async () => kept] });
  expect(await keeper.users.get(userId)).toEqual(user);
  expect((await getFailure(keeper.users.get(userId))).message).toBe(
    "middleware: returned a response whose body it has read; return a copy",
  );
});

/** Keeps what each layer got of its call, by the name of the layer. */
function recordContexts() {
  const seen: [layer: string, MiddlewareContext["attempt"], MiddlewareContext][] = [];
  const layer =
    (name: string): Middleware =>
    async (request, next, context) => {
      seen.push([`${name} before`, context.attempt, context]);
      try {
        return await next(request);
      } finally {
        seen.push([`${name} after`, context.attempt, context]);
      }
    };
  return { seen, options: { middleware: [layer("call")], attemptMiddleware: [layer("attempt")] } };
}

describe("[MID-1] the context of a call", () => {
  test("is one object around the call and each attempt, with operation, template and attempt", async () => {
    const { seen, options } = recordContexts();
    const { client } = await wire([empty(503), json(user)], options);
    await client.users.get(userId);
    expect(seen.map(([place, attempt]) => [place, attempt])).toEqual([
      ["call before", 0],
      ["attempt before", 1],
      ["attempt after", 1],
      ["attempt before", 2],
      ["attempt after", 2],
      ["call after", 2],
    ]);
    const contexts = new Set(seen.map(([, , context]) => context));
    expect(contexts.size).toBe(1);
    const [context] = contexts;
    expect(context).toMatchObject({ operation: "users.get", path: "/v2/user/{user_id}" });
    expect([context?.idempotencyKey, context?.signal]).toEqual([undefined, undefined]);
    expect({ ...context }.attempt).toBe(2);
    expect(inspect(context, { showHidden: true, depth: 9 })).not.toContain(userId);
  });

  test("has the idempotency key that is sent, and a signal that ends with the call", async () => {
    const { seen, options } = recordContexts();
    const { client, arrived } = await wire([json({ detail: "No." }, 400)], options);
    const leaving = new AbortController();
    const call = { idempotencyKey: "k-1", signal: leaving.signal };
    await getFailure(client.users.create({ client_user_id: "u" }, call));
    await getFailure(client.orders.create({} as never));
    const [given, automatic] = new Set(seen.map(([, , context]) => context));
    expect(given?.idempotencyKey).toBe("k-1");
    expect(given?.signal?.aborted).toBe(false);
    expect(automatic?.idempotencyKey).toMatch(/^\d+(-\d+){3}$/);
    expect(automatic?.idempotencyKey).toBe(arrived[1]?.headers["x-idempotency-key"]);
  });

  test("aborts its signal while a layer works", async () => {
    const leaving = new AbortController();
    let seen: AbortSignal | undefined;
    const { client } = await wire([json(user)], {
      middleware: [
        (_request, _next, { signal }) => {
          seen = signal;
          leaving.abort("enough");
          return new Promise(() => undefined);
        },
      ],
    });
    const failure = await getFailure(client.users.get(userId, { signal: leaving.signal }));
    expect([failure.name, failure.cause, seen?.aborted]).toEqual(["AbortError", "enough", true]);
  });

  test.each(["middleware", "attemptMiddleware"])(
    "[ERR-4] an abort before %s runs, or at its beginning, keeps no place of a limit",
    async (option) => {
      const runs: string[] = [];
      let leaving = new AbortController();
      const { client } = stubbed(() => Response.json(user), {
        concurrency: 1,
        [option]: [
          (request, next) => {
            runs.push(leaving.signal.aborted ? "aborted" : "running");
            if (runs.length > 1) return next(request);
            leaving.abort();
            return new Promise(() => undefined);
          },
        ] satisfies Middleware[],
      });
      const atBeginning = await getFailure(client.users.get(userId, { signal: leaving.signal }));
      leaving = new AbortController();
      const before = getFailure(client.with({}).users.get(userId, { signal: leaving.signal }));
      leaving.abort();
      expect([atBeginning.name, (await before).name]).toEqual(["AbortError", "AbortError"]);
      leaving = new AbortController();
      expect(await client.users.get(userId)).toEqual(user);
      expect(runs).toEqual(["running", "running"]);
    },
  );
});

describe("[MID-1] middleware around attempts", () => {
  test("sees the error of each attempt, which is then retried", async () => {
    const errors: unknown[] = [];
    const { client } = await wire([reset, json(user)], {
      attemptMiddleware: [
        (request, next) =>
          next(request).catch((error: unknown) => {
            errors.push(error);
            throw error;
          }),
      ],
    });
    expect(await client.users.get(userId)).toEqual(user);
    expect(errors.map(isConnectionError)).toEqual([true]);
  });

  test("decides by its response whether the attempt is retried", async () => {
    const { client, arrived } = await wire([json({ error: "busy" }), json(user)], {
      attemptMiddleware: [
        async (request, next) => {
          const response = await next(request);
          const body = (await response.clone().json()) as object;
          return "error" in body ? new Response(null, { status: 503 }) : response;
        },
      ],
    });
    expect(await client.users.get(userId)).toEqual(user);
    expect(arrived).toHaveLength(2);
  });
});

describe("bodies", () => {
  const passing: Middleware = (request, next) => next(request);

  test("[MID-2] are not cloned for a layer that does not read them", async () => {
    const cloned = [vi.spyOn(Request.prototype, "clone"), vi.spyOn(Response.prototype, "clone")];
    const { client, arrived } = await wire([json({ user_id: userId, client_user_id: "u" })], {
      middleware: [passing],
      attemptMiddleware: [passing],
    });
    await client.users.create({ client_user_id: "u" });
    expect(arrived[0]?.body).toBe('{"client_user_id":"u"}');
    expect(cloned.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    vi.restoreAllMocks();
  });

  test("[MID-2] are readable in each layer, in any form, as often as needed", async () => {
    const read: unknown[] = [];
    const reading: Middleware = async (request, next) => {
      const response = await next(request);
      const bytes = await response.arrayBuffer();
      read.push(await response.text(), bytes.byteLength, (await response.blob()).size);
      read.push(await response.clone().json(), response.bodyUsed, response.status, response.url);
      read.push(await new Response(response.body).text());
      return response;
    };
    const { client, url } = await wire([json(user)], { middleware: [reading], attemptMiddleware: [reading] });
    const { data, response } = await client.users.get(userId).withResponse();
    expect([data, response.status]).toEqual([user, 200]);
    const text = JSON.stringify(user);
    const once = [text, text.length, text.length, user, false, 200, `${url}/v2/user/${userId}`, text];
    expect(read).toEqual([...once, ...once]);
  });

  test("[MID-2] of a response that a middleware keeps are those of any number of later calls", async () => {
    let kept: Response | undefined;
    const { client } = stubbed(() => Response.json(user), {
      middleware: [async (request, next) => (kept ??= await next(request))],
    });
    for (let call = 0; call < 4; call += 1) expect(await client.users.get(userId)).toEqual(user);
    // The stream, too: reading a part of it takes nothing away.
    await kept?.body?.getReader().read();
    expect(await client.users.get(userId)).toEqual(user);
  });

  test("[MID-2] of a stub with a reader of its own are readable, and the readers can be replaced again", async () => {
    const stub = Object.assign(Response.json(user), { json: () => "own" });
    const read: unknown[] = [];
    const reading: Middleware = async (request, next) => {
      const response = await next(request);
      read.push(await response.json());
      return response;
    };
    await stubbed(() => stub, { middleware: [reading] }).client.users.get(userId);
    expect(read).toEqual([user]);
    for (const name of ["json", "body", "bodyUsed"]) Object.defineProperty(stub, name, { value: "mine" });
    expect([stub.json, stub.body, stub.bodyUsed]).toEqual(["mine", "mine", "mine"]);
  });

  test("[MID-2] of a request that a layer makes from another are sent, also twice, after an error response", async () => {
    const { client, arrived } = await wire([empty(401), json({ user_id: userId, client_user_id: "u" })], {
      middleware: [
        async (request, next) => {
          const changed = new Request(request, {
            headers: { ...Object.fromEntries(request.headers), "x-a": "1" },
          });
          const first = await next(changed);
          return first.status === 401 ? next(changed) : first;
        },
      ],
    });
    await client.users.create({ client_user_id: "u" });
    const sent = ['{"client_user_id":"u"}', "1"];
    expect(arrived.map(({ body, headers }) => [body, headers["x-a"]])).toEqual([sent, sent]);
  });

  test("[MID-2] of a response without one, and of a file, stay what they are", async () => {
    const texts: string[] = [];
    const reading: Middleware = async (request, next) => {
      const response = await next(request);
      texts.push(await response.text());
      return response;
    };
    const none = await wire([empty(204)], { middleware: [reading] });
    await none.client.users.update(userId, { fallback_time_zone: null });
    const pdf = await wire(
      [(response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1%%EOF")],
      { middleware: [reading] },
    );
    expect((await pdf.client.orders.resultPdf(userId)).size).toBe(11);
    expect(texts).toEqual(["", "%PDF-1%%EOF"]);
  });
});
