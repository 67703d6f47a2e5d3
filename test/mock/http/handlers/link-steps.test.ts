import { describe, expect, it } from "vitest";
import { type LinkErrorType, linkErrors } from "../../../../mock/catalog/link-errors.ts";
import { createLinkCaller } from "./link-caller.ts";

const REDIRECT = "https://app.example/linked";

const errorResponse = (error_type: LinkErrorType) => ({
  status: 200,
  body: {
    state: "error",
    error_type,
    error: linkErrors[error_type],
    connected: false,
    provider_id: null,
  },
});

describe("a sign-in with a password", () => {
  it("[LNK-7, LNK-8, LNK-12] connects the account, delivers its history and returns every field", async () => {
    const { newToken, password, connected, mock, user_id } = createLinkCaller();
    const token = await newToken({ redirect_url: REDIRECT });
    const { status, body } = await password(token, { region: "us" });
    expect(status).toBe(200);
    expect(body).toEqual({
      state: "success",
      redirect_url: REDIRECT,
      error_type: null,
      error: null,
      provider: "glucose_two",
      connected: true,
      provider_id: mock.connections.list(user_id)[0]?.external_user_id,
    });
    expect(body.provider_id).toMatch(/^[\w-]{8,}$/);
    expect(connected()).toEqual(["glucose_two connected"]);
    const readings = await mock
      .client()
      .timeseries.grouped(user_id, "glucose", { start_date: "2026-01-10" })
      .toArray({ limit: 5 });
    expect(readings).toHaveLength(5);
  });

  it("[LNK-7, LNK-8] returns a pending second factor, and no field of another state", async () => {
    const { newToken, password, connected } = createLinkCaller();
    const { body } = await password(await newToken(), { username: "mfa_email" });
    expect(body).toEqual({
      state: "pending_provider_mfa",
      redirect_url: null,
      error_type: null,
      error: null,
      provider_mfa: { method: "email", hint: "s***@example.com" },
      provider: "glucose_two",
      connected: false,
      provider_id: null,
    });
    expect(connected()).toEqual([]);
  });

  it("[LNK-12] is a duplicate when the team rejects duplicates, and otherwise replaces the first connection", async () => {
    const { newToken, password, connected, mock, user_id } = createLinkCaller();
    expect((await password(await newToken())).body.state).toBe("success");
    expect((await password(await newToken())).body.state).toBe("success");
    expect(connected()).toEqual(["glucose_two connected"]);
    mock.settings.set({ rejectDuplicateConnections: true });
    const token = await newToken();
    const duplicate = await password(token);
    expect(duplicate).toMatchObject(errorResponse("duplicate_connection"));
    expect(duplicate.body.error).toMatch("(setting rejectDuplicateConnections)"); // as every error of a setting
    expect((await password(token, {}, "elmfold_cuff")).body.state).toBe("success");
    expect(connected()).toEqual(["glucose_two connected", "elmfold_cuff connected"]);
    mock.connections.fail({ user: user_id, provider: "glucose_two" }, "provider_password_expired");
    expect((await password(await newToken())).body.state).toBe("success"); // connecting again is the cure
    expect(connected()).toEqual(["elmfold_cuff connected", "glucose_two connected"]);
  });
});

describe("the credentials of a step", () => {
  it("[AUT-1, AUT-3] are the link token, alone or beside its own team's key", async () => {
    const { newToken, password, complete, mock } = createLinkCaller();
    const token = await newToken();
    const both = { token, key: mock.apiKey };
    for (const [credentials, detail] of [
      [{}, "The link token is missing: send it in the header x-service-link-token."],
      [{ token, key: "sk_us_nobody" }, "The team credential in x-service-api-key is unknown."],
    ] as const)
      expect(await password(credentials)).toMatchObject({ status: 401, body: { detail } });
    expect((await password(both, { username: "mfa_sms_then_email" })).body.state).toBe(
      "pending_provider_mfa",
    );
    expect((await complete(token, mock.link.code(token))).body.state).toBe("pending_provider_mfa");
    expect((await complete(both, mock.link.code(token))).body.state).toBe("success");
  });

  it("[AUT-1, AUT-3, GEN-3] are a link token alone of any team, whose world, faults and journal count then", async () => {
    const caller = createLinkCaller();
    const { mock, password, complete, step, connected } = caller;
    const other = mock.team();
    const otherUser = other.users.create();
    const made = await caller.as(other).post("/v2/link/token", { user_id: otherUser.user_id });
    const token = made.body.link_token as string;
    const before = mock.requests.count();

    expect((await step(token, "providers")).status).toBe(200);
    expect((await password(token, { username: "mfa_sms" })).body.state).toBe("pending_provider_mfa");
    const { body } = await complete(token, other.link.code(token));
    expect(body).toMatchObject({ state: "success", provider: "glucose_two" });
    expect(other.connections.list(otherUser.user_id).map(({ slug }) => slug)).toEqual(["glucose_two"]);
    expect(connected()).toEqual([]);
    expect(mock.requests.count()).toBe(before);
    expect(other.requests.count({ operation: "link.completeMfa" })).toBe(1);

    mock.faults.add({ operation: "link.providers", status: 503 });
    expect((await step(token, "providers")).status).not.toBe(503);
    other.faults.add({ operation: "link.providers", status: 503 });
    expect((await step(token, "providers")).status).toBe(503);
  });

  it("[AUT-3, GEN-3] make the token invalid where the key is another team's, and change nothing of either", async () => {
    const { newToken, password, complete, email, step, mock } = createLinkCaller();
    const token = await newToken({ redirect_url: REDIRECT });
    await password(token, { username: "mfa_sms" });
    const other = mock.team();
    const before = [mock.export(), other.export()];
    const foreign = { token, key: other.apiKey };
    for (const response of [
      await complete(foreign, mock.link.code(token)),
      await password(foreign),
      await email(foreign),
    ]) {
      expect(response).toMatchObject(errorResponse("invalid_token"));
      expect(response.body.redirect_url).toBeNull();
    }
    for (const path of ["providers", "provider/oauth/acme_watch"]) {
      expect(await step(foreign, path)).toMatchObject({
        status: 401,
        body: { detail: { error_type: "invalid_token" } },
      });
    }
    expect([mock.export(), other.export()]).toEqual(before);
    expect((await complete(token, mock.link.code(token))).body.state).toBe("success");
  });

  it("[LNK-14, AUT-4] get 200 from complete_mfa whatever is wrong with token or code", async () => {
    const { newToken, password, complete, mock } = createLinkCaller();
    expect(await complete("no_such_token", "1")).toMatchObject(errorResponse("invalid_token"));
    expect(await complete("", "1")).toMatchObject(errorResponse("invalid_token"));
    expect(await complete({ key: mock.apiKey }, "1")).toMatchObject(errorResponse("invalid_token"));
    const token = await newToken();
    expect(await complete(token, "1")).toMatchObject(errorResponse("token_not_validated"));
    await password(token, { username: "mfa_sms" });
    expect(await complete(token, "")).toMatchObject(errorResponse("incorrect_mfa_code"));
    expect(await complete(token, "000000")).toMatchObject(errorResponse("incorrect_mfa_code"));
    expect((await complete(token, mock.link.code(token))).body.state).toBe("success");
    expect(await complete(token, "1")).toMatchObject(errorResponse("token_consumed"));
    await mock.clock.advance("60m");
    expect(await complete(token, "1")).toMatchObject(errorResponse("token_expired"));
  });

  it("[LNK-6, LNK-14] get 200 from every sign-in, and 401 from link.providers and link.oauth", async () => {
    const { newToken, password, email, step, mock } = createLinkCaller();
    const expired = await newToken();
    mock.link.expire(expired);
    const used = await newToken();
    expect((await password(used)).body.state).toBe("success");
    for (const [token, fault] of [
      [expired, "token_expired"],
      [used, "token_consumed"],
      ["no_such_token", "invalid_token"],
    ] as const) {
      expect(await password(token)).toMatchObject(errorResponse(fault));
      expect(await email(token)).toMatchObject(errorResponse(fault));
      for (const path of ["providers", "provider/oauth/acme_watch"]) {
        const { status, body } = await step(token, path);
        expect([status, body.detail.error_type]).toEqual([401, fault]);
        expect(JSON.stringify(body)).not.toContain(token);
      }
    }
    const { status } = await step({ key: mock.apiKey }, "provider/oauth/acme_watch");
    expect(status).toBe(401);
  });
});

describe("GET /v2/link/providers", () => {
  it("[LNK-3, AUT-1] lists all linkable providers, regardless of the token's filter", async () => {
    const { newToken, step } = createLinkCaller();
    const token = await newToken({ filter_on_providers: ["acme_watch"], provider: "glucose_two" });
    const { status, body } = await step(token, "providers");
    expect(status).toBe(200);
    const authTypes = body.map((one: { auth_type: string }) => one.auth_type);
    const count = (type: string) => authTypes.filter((one: string) => one === type).length;
    expect(["oauth", "team_oauth", "password", "email", "sdk", "app"].map(count)).toEqual([
      17, 2, 12, 1, 0, 0,
    ]);
    const of = (slug: string) => body.find((one: { slug: string }) => one.slug === slug);
    expect(new URL(of("acme_watch").oauth_url).searchParams.get("state")).toBe(token);
    expect(of("acme_watch").form_components).toEqual({});
    expect(of("glucose_two").oauth_url).toBeNull();
    const region = { label: "Region", type: "select", required: false };
    expect(of("glucose_two").form_components).toEqual({
      username: { label: "User name", type: "text", required: true },
      password: { label: "Password", type: "password", required: true },
      region,
    });
    expect(of("marlstone_sensor").form_components).toEqual({
      email: { label: "E-mail", type: "email", required: true },
      region,
    });
  });

  it("[AUT-1] accepts only the team's key, and then returns no URLs", async () => {
    const { step, mock } = createLinkCaller();
    const { status, body } = await step({ key: mock.apiKey }, "providers");
    expect([status, body.length]).toEqual([200, 32]);
    expect(body.filter((one: { oauth_url: string | null }) => one.oauth_url !== null)).toEqual([]);
  });
});

it("[AUT-4, USR-12] a token of a deleted user is invalid from the deletion on, also in links that were begun and after an undo", async () => {
  const { newToken, password, email, step, complete, connected, mock, user_id } = createLinkCaller();
  const [fresh, consented, coded] = [await newToken(), await newToken(), await newToken()];
  expect((await step(consented, "provider/oauth/acme_watch")).status).toBe(200);
  expect((await password(coded, { username: "mfa_sms", password: "any" })).body.state).toBe(
    "pending_provider_mfa",
  );
  const mfa_code = mock.link.code(coded);
  mock.users.delete(user_id);
  expect(await password(fresh)).toMatchObject(errorResponse("invalid_token"));
  mock.users.undoDelete(user_id);
  expect(mock.link.list().map(({ state, code }) => [state, code])).toEqual(
    Array.from({ length: 3 }, () => ["invalid", null]),
  );
  expect(await password(fresh)).toMatchObject(errorResponse("invalid_token"));
  expect(await email(fresh)).toMatchObject(errorResponse("invalid_token"));
  expect(await complete(coded, mfa_code)).toMatchObject(errorResponse("invalid_token"));
  expect((await step(consented, "provider/oauth/acme_watch")).status).toBe(401);
  expect(mock.link.completeOAuth(consented)).toMatchObject({ state: "error", error_type: "invalid_token" });
  expect(connected()).toEqual([]);
  expect((await password(await newToken())).body.state).toBe("success");
});
