import { createProviders } from "sanguine/resources/providers";
import { createUsers } from "sanguine/resources/users";
import {
  createTransport,
  limitConcurrency,
  logCalls,
  runAttemptMiddleware,
  runMiddleware,
  validateResponses,
} from "sanguine/transport";
import { isConfigurationError, isNotFoundError, type LogLevel } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, test, vi } from "vitest";
import { apiKey, clockAt, getFailure, user, userId } from "../support/client.ts";

const baseUrl = "https://api.example.com";

function catchError(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return isConfigurationError(error) ? error.message : `no ConfigurationError: ${String(error)}`;
  }
  return "nothing";
}

describe("a transport", () => {
  test("[BND-1] serves several resources with the key of the team", async () => {
    const mock = createMock({ seed: "transport" });
    const transport = createTransport({ baseUrl: mock.url, apiKey: mock.apiKey, fetch: mock.fetch });
    const { user_id } = await createUsers(transport).create({ client_user_id: "u-1" });
    expect((await createUsers(transport).get(user_id)).client_user_id).toBe("u-1");
    expect((await createProviders(transport).list()).length).toBeGreaterThan(10);
    expect(isNotFoundError(await getFailure(createUsers(transport).resolve("u-2")))).toBe(true);
  });

  test("[AUT-1, BND-1] refuses a team key in a browser, and options that cannot be used", () => {
    expect(catchError(() => createTransport({ baseUrl: "nowhere", apiKey }))).toMatch(
      /^baseUrl: must be like/,
    );
    expect(catchError(() => createTransport({ baseUrl, apiKey, timeout: 0 }))).toBe(
      'createTransport.timeout: must be at least 1 ms, or text such as "30s"; received a number',
    );
    vi.stubGlobal("document", {});
    vi.stubGlobal("process", undefined);
    const refused = catchError(() => createTransport({ baseUrl, apiKey }));
    const allowed = catchError(() => createTransport({ baseUrl, linkToken: "t" }));
    vi.unstubAllGlobals();
    expect(refused).toMatch(/^createTransport: a browser exposes a team key/);
    expect(allowed).toBe("nothing");
  });
});

describe("plugins of a transport", () => {
  test("[BND-1, MID-1] limit, log, wrap and validate calls", async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    let running = 0;
    let most = 0;
    const checked: unknown[] = [];
    const wrapped: string[] = [];
    const transport = createTransport({
      baseUrl,
      apiKey,
      now: clockAt().now,
      fetch: async (_, init) => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        return Response.json({ ...user, client_user_id: new Headers(init.headers).get("x-tag") });
      },
      plugins: [
        limitConcurrency(1),
        logCalls({ debug: write, info: write, warn: write, error: write }),
        runMiddleware((request, next, { operation, attempt }) => {
          request.headers.set("x-tag", "tagged");
          wrapped.push(`call ${operation} ${attempt}`);
          return next(request);
        }),
        runAttemptMiddleware((request, next, { attempt }) => {
          wrapped.push(`attempt ${attempt}`);
          return next(request);
        }),
        validateResponses((response) => {
          checked.push(response.path);
          response.warn("odd");
        }),
      ],
    });
    const users = createUsers(transport);
    const [first] = await Promise.all([users.get(userId), users.get(userId)]);
    expect(first.client_user_id).toBe("tagged");
    expect(most).toBe(1);
    expect(wrapped.toSorted()).toEqual(["attempt 1", "attempt 1", "call users.get 0", "call users.get 0"]);
    expect(checked).toEqual(["/v2/user/{user_id}", "/v2/user/{user_id}"]);
    expect(lines.toSorted()).toEqual([
      "GET /v2/user/{user_id} -> 200 in 0 ms",
      "GET /v2/user/{user_id} -> 200 in 0 ms",
      "GET /v2/user/{user_id} -> 200 in 0 ms, odd",
      "GET /v2/user/{user_id} -> 200 in 0 ms, odd",
    ]);
  });

  test("[BND-1] check their arguments", () => {
    const loud: string = "loud";
    const rejected = [
      () => limitConcurrency(0),
      () => logCalls(console, loud as LogLevel),
      () => Reflect.apply(runMiddleware, undefined, [5]),
      () => Reflect.apply(runAttemptMiddleware, undefined, ["f"]),
      () => Reflect.apply(validateResponses, undefined, [{}]),
    ];
    expect(rejected.map(catchError)).toEqual([
      "limitConcurrency: must be a number of at least 1; received a number",
      "logCalls: must be one of debug, info, warn, error, silent; received a string",
      "runMiddleware: must be an array of functions; received a list",
      "runAttemptMiddleware: must be an array of functions; received a list",
      "validateResponses: must be a function; received an object",
    ]);
  });
});
