import { inspect } from "node:util";
import type { LogFields, LogLevel, Logger } from "sanguine";
import { afterEach, expect, test, vi } from "vitest";
import { getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { empty, json } from "../support/server.ts";

afterEach(() => vi.restoreAllMocks());

const broken = () => {
  throw new Error("disk full");
};

/** A logger that keeps what it is told. */
function recorder() {
  const lines: { level: string; message: string; fields: LogFields }[] = [];
  const at = (level: string) => (message: string, fields: LogFields) =>
    void lines.push({ level, message, fields });
  const logger: Logger = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
  return { lines, logger };
}

test("a line tells method, template, status, attempt, request id and duration, and nothing of a request's content", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { lines, logger } = recorder();
  const { client } = await wire(
    [
      empty(503, { "retry-after": "2", "x-request-id": "r-1", "set-cookie": "session=secret" }),
      json(user, 200, { "x-request-id": "r-2" }),
    ],
    { logger, logLevel: "debug" },
  );
  await client.users.resolve("jane.doe@example.com");
  expect(lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    "warn: GET /v2/user/resolve/{client_user_id} -> 503 in 0 ms, again in 2000 ms",
    "debug: GET /v2/user/resolve/{client_user_id} -> 200 in 0 ms",
    "info: GET /v2/user/resolve/{client_user_id} -> 200 in 2000 ms",
  ]);
  expect(lines[0]?.fields).toMatchObject({
    method: "GET",
    path: "/v2/user/resolve/{client_user_id}",
    attempt: 1,
    status: 503,
    requestId: "r-1",
    retryInMs: 2000,
    headers: { "retry-after": "2", "x-request-id": "r-1" },
  });
  expect(lines[2]?.fields).toMatchObject({ attempt: 2, status: 200, requestId: "r-2", durationMs: 2000 });
});

test("[ERR-10] a header that has not its own syntax is left out, and a media type has no parameters", async () => {
  const { lines, logger } = recorder();
  const { client } = await wire(
    [
      json(user, 200, { "content-type": "attachment filename=Jane_Doe.pdf", "retry-after": "Jane Doe" }),
      json(user, 200, {
        "content-type": "application/json; name=Jane_Doe.json",
        "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT",
      }),
    ],
    { logger, logLevel: "info" },
  );
  await client.users.get(user.user_id);
  await client.users.get(user.user_id);
  const headers = lines.map(({ fields }) => {
    const { date: _, "content-length": length, ...others } = Object(fields).headers as Record<string, string>;
    return [/^\d+$/.test(length ?? "0"), others];
  });
  expect(headers).toEqual([
    [true, {}],
    [true, { "content-type": "application/json", "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }],
  ]);
});

test("[ERR-4] a failed call is one line at level error, with the class and the code of its error", async () => {
  const { lines, logger } = recorder();
  const { client } = await wire(
    [json({ detail: { error_type: "NO_SUCH" } }, 404, { "x-request-id": "r-7" })],
    { logger },
  );
  await getFailure(client.users.get(userId));
  expect(lines).toEqual([
    {
      level: "error",
      message: "GET /v2/user/{user_id} -> 404 in 0 ms",
      fields: {
        method: "GET",
        path: "/v2/user/{user_id}",
        attempt: 1,
        status: 404,
        requestId: "r-7",
        durationMs: 0,
        error: "NotFoundError",
        code: "NO_SUCH",
      },
    },
  ]);
});

test.each([
  [
    "an error",
    Object.assign(new Error("planted"), {
      name: "planted",
      code: "planted",
      status: "planted",
      requestId: "planted",
    }),
  ],
  ["a text", "planted"],
  ["null", null],
])("[ERR-10] of %s that middleware throws, a line tells nothing", async (_, thrown) => {
  const { lines, logger } = recorder();
  const middleware = [() => Promise.reject(thrown)];
  for (const place of ["middleware", "attemptMiddleware"]) {
    const { client } = await wire([], { logger, [place]: middleware });
    await expect(client.users.get(userId)).rejects.toBe(thrown);
  }
  const line = {
    level: "error",
    message: "GET /v2/user/{user_id} -> Error in 0 ms",
    fields: {
      method: "GET",
      path: "/v2/user/{user_id}",
      attempt: 0,
      status: null,
      requestId: null,
      durationMs: 0,
      error: "Error",
    },
  };
  expect(lines).toEqual([line, line]);
});

test.each([
  ["debug", ["debug", "info"]],
  ["info", ["info"]],
  ["warn", []],
  ["error", []],
  ["silent", []],
] as const)("level %s logs %j of a call that succeeds", async (logLevel: LogLevel, levels) => {
  const { lines, logger } = recorder();
  const { client } = await wire([json(user)], { logger, logLevel });
  await client.users.get(userId);
  expect(lines.map(({ level }) => level)).toEqual(levels);
});

test("a logger that throws fails no call, and a level without a logger means the console", async () => {
  const { client } = await wire([json(user)], {
    logger: { debug: broken, info: broken, warn: broken, error: broken },
  });
  expect(await client.users.get(userId)).toEqual(user);
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const plain = await wire([json(user)], { logLevel: "info" });
  await plain.client.users.get(userId);
  expect(info).toHaveBeenCalledOnce();
  info.mockClear();
  const silent = await wire([json(user)]);
  await silent.client.users.get(userId);
  expect(info).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("[USR-4] createOrGet of a user that exists logs nothing above info, and create logs an error", async () => {
  const { lines, logger } = recorder();
  const taken = json({ detail: { user_id: userId, created_on: "2026-01-15T10:00:00+01:00" } }, 400);
  const { client } = await wire([taken, json(user), taken, json({ detail: "No." }, 400)], {
    logger,
    logLevel: "debug",
  });
  await client.users.createOrGet({ client_user_id: "u-42" });
  expect(lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    "debug: POST /v2/user/ -> 400 in 0 ms",
    "debug: POST /v2/user/ -> 400 in 0 ms",
    "debug: GET /v2/user/{user_id} -> 200 in 0 ms",
    "info: GET /v2/user/{user_id} -> 200 in 0 ms",
  ]);
  await getFailure(client.users.create({ client_user_id: "u-42" }));
  expect(lines.at(-1)).toMatchObject({ level: "error", fields: { error: "UserExistsError" } });
  await getFailure(client.users.createOrGet({ client_user_id: "u-42" }));
  expect(lines.at(-1)).toMatchObject({ level: "error", fields: { error: "BadRequestError" } });
});

test("[ERR-10] the request id is bounded and without control characters wherever it is printed", async () => {
  const headers = new Headers({ "x-request-id": `\u001b[31mr-1\u009b\u007f\t${"x".repeat(100_000)}\u00e9` });
  const shown = `[31mr-1${"x".repeat(93)}`;
  for (const respond of [
    () => Response.json({ detail: "No." }, { status: 404, headers }),
    () => new Response("<", { status: 200, headers }),
    () => new Response(null, { status: 302, headers }),
    () => Response.json(user, { headers }),
  ]) {
    const { lines, logger } = recorder();
    const { client } = stubbed(respond, { logger, logLevel: "debug" });
    const result: unknown = await client.users
      .get(userId)
      .withResponse()
      .catch((error: unknown) => error);
    const printed = [inspect(lines, { depth: 9, maxStringLength: null })];
    if (result instanceof Error) {
      printed.push(inspect(result), String(result.stack));
      expect(result).toMatchObject({ requestId: shown });
      expect(result.message).toContain(`(${shown})`);
    } else expect(result).toMatchObject({ meta: { requestId: shown } });
    // Node prints control characters in their escaped form.
    expect(printed.join("\n")).not.toMatch(/\\x(1B|7F|9B)|x{101}/);
  }
});
