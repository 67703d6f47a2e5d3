import { describe, expect, it } from "vitest";
import { createMockCaller } from "./caller.ts";

describe("POST /v2/user/refresh/{user_id}", () => {
  it("[ERR-3] returns 429 and Retry-After for the ninth within an hour", async () => {
    const { post, mock } = createMockCaller();
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    const refresh = () => post(`/v2/user/refresh/${user.user_id}`);
    for (let count = 0; count < 8; count += 1) expect((await refresh()).status).toBe(200);
    const rejected = await refresh();
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "3600"]);
    await mock.clock.advance("1h");
    expect((await refresh()).status).toBe(200);
  });
});

describe("the providers of a user", () => {
  it("[PRV-1] returns each with its state and its resources", async () => {
    const { get, mock } = createMockCaller();
    const user = mock.users.create();
    await mock.clock.advance("90m");
    const connection = mock.connections.create({
      user,
      provider: "acme_watch",
      resources: ["steps", "heartrate"],
    });
    const path = `/v2/user/providers/${user.user_id}`;
    expect(await get(path)).toMatchObject({
      status: 200,
      body: {
        providers: [
          {
            name: "Acme Watch",
            slug: "acme_watch",
            logo: "https://logos.sanguine.test/acme_watch.svg",
            status: "connected",
            created_on: "2026-01-15T10:30:00+00:00",
            error_details: null,
          },
        ],
      },
    });
    mock.connections.fail(connection, { error_type: "provider_password_expired" });
    const { providers } = (await get(path)).body;
    expect(providers[0]).toMatchObject({
      status: "error",
      error_details: { error_type: "provider_password_expired", errored_at: "2026-01-15T10:30:00+00:00" },
    });
    expect(Object.keys(providers[0].resource_availability)).toEqual(["steps", "heartrate"]);
  });

  it("[PRV-2] returns scopes as the user granted or denied them", async () => {
    const { get, mock } = createMockCaller();
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch", denied: ["heart:read"] });
    const { resource_availability: of } = (await get(`/v2/user/providers/${user.user_id}`)).body.providers[0];
    expect(of.heartrate).toEqual({
      status: "unavailable",
      scope_requirements: {
        user_granted: { required: [], optional: [] },
        user_denied: { required: ["heart:read"], optional: [] },
      },
    });
    expect(of.sleep).toEqual({
      status: "available",
      scope_requirements: {
        user_granted: { required: ["sleep:read"], optional: ["respiration:read"] },
        user_denied: { required: [], optional: ["heart:read"] },
      },
    });
  });
});
