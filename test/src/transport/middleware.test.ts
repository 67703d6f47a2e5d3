import { isServerError, type Middleware } from "sanguine";
import { expect, test } from "vitest";
import { apiKey, failureOf, user, userId, wire } from "../support/client.ts";
import { empty, json, serve } from "../support/server.ts";

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

test("a layer changes what is sent and what is answered", async () => {
  const { client, arrived } = await wire([json({ ...user, client_user_id: "from the wire" })], {
    middleware: [
      async (request, next) => {
        request.headers.set("x-trace", "t-1");
        const text = await (await next(request)).text();
        return new Response(text.replace("from the wire", "changed"));
      },
    ],
  });
  expect((await client.users.get(userId)).client_user_id).toBe("changed");
  expect(arrived[0]?.headers["x-trace"]).toBe("t-1");
});

test("a layer that reads a body leaves it readable to the client", async () => {
  const sizes: number[] = [];
  const { client } = await wire([json(user)], {
    middleware: [
      async (request, next) => {
        const response = await next(request);
        sizes.push((await response.text()).length);
        return response;
      },
    ],
  });
  expect(await client.users.get(userId)).toEqual(user);
  expect(sizes).toEqual([JSON.stringify(user).length]);
});

test("a layer may send its request again, body and all, and sees error answers rather than errors", async () => {
  const { client, arrived } = await wire([empty(401), json({ user_id: userId, client_user_id: "u" })], {
    middleware: [
      async (request, next) => {
        const first = await next(request);
        return first.status === 401 ? next(request) : first;
      },
    ],
  });
  await client.users.create({ client_user_id: "u" });
  expect(arrived.map((one) => one.body)).toEqual(['{"client_user_id":"u"}', '{"client_user_id":"u"}']);
});

test("a layer may answer by itself", async () => {
  const { client, arrived } = await wire([json(user)], {
    middleware: [() => Promise.resolve(new Response(null, { status: 500 }))],
  });
  const failure = await failureOf(client.users.get(userId));
  expect(isServerError(failure)).toBe(true);
  expect(arrived).toHaveLength(0);
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
        await next(
          new Request("https://api.example.com@evil.example/v2/user".replace("api.example.com@", "")),
        );
        return next(request);
      },
    ],
  });
  await client.users.get(userId);
  expect(seen).toEqual([null, null, apiKey]);
});

test("what a layer throws reaches the caller as it is", async () => {
  const thrown = new Error("mine");
  const { client } = await wire([json(user)], { middleware: [() => Promise.reject(thrown)] });
  expect(await failureOf(client.users.get(userId))).toBe(thrown);
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
  const failure = await failureOf(client.users.get(userId));
  expect([failure.name, failure.message]).toEqual([
    "ConfigurationError",
    "middleware: must return the response of next, or one of its own",
  ]);
  expect(outer).toBe("not reached");
});

test("[ERR-4] a layer that returns a response of its own after reading it is told so", async () => {
  const { client } = await wire([json(user)], {
    middleware: [
      async () => {
        const response = Response.json(user);
        await response.text();
        return response;
      },
    ],
  });
  expect((await failureOf(client.users.get(userId))).message).toBe(
    "middleware: returned a response whose body it has read; return a copy",
  );
});
