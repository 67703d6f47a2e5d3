import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { createRateLimit } from "../../examples/link-web/app.ts";
import { readSeries } from "../../examples/link-web/series.ts";
import { startApp, type RunningApp } from "../../examples/link-web/start.ts";

/** Creates a minimal browser: it keeps the application's cookie and follows no redirect. */
function createBrowser({ url, mockUrl }: RunningApp) {
  let cookie = "";
  const request = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(address, { redirect: "manual", headers: { cookie }, ...init });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  const submit = async (headers: Record<string, string> = {}): Promise<Response> =>
    request(`${url}/connect`, { method: "POST", headers: { cookie, origin: url, ...headers } });
  return {
    text: async (address: string) => (await request(address)).text(),
    connect: async () => (await submit()).headers.get("location") ?? "",
    cookie: () => cookie,
    submit,
    /** Submits the sign-in form of a provider. Returns the redirect's target. */
    signIn: async (token: string, username: string) => {
      const action = `${mockUrl}/link/provider/glucose_two?token=${token}`;
      const form = await (await fetch(action)).text();
      const form_token = /name="form_token" value="([^"]*)"/.exec(form)?.[1] ?? "";
      const body = new URLSearchParams({ form_token, username, password: "secret" });
      const response = await fetch(action, { method: "POST", body, redirect: "manual" });
      return response.headers.get("location") ?? "";
    },
  };
}

const getToken = (address: string): string => new URL(address).searchParams.get("token") ?? "";

describe("the link web example", () => {
  it("reads the last seven days of steps and the average heart rate of each quarter of an hour", async () => {
    const mock = createMock({ now: "2026-03-09T12:00:00Z" });
    const user = mock.users.create();
    const at = (start: string, value: number) => ({ start, end: start, value, timezone_offset: 0 });
    const steps = Array.from({ length: 9 }, (_, day) => at(`2026-03-0${day + 1}T10:00:00+00:00`, day + 1));
    mock.timeseries.replace(user, "steps", { provider: "acme_watch", points: steps });
    const rates = [
      at("2026-03-09T11:00:00+00:00", 60),
      at("2026-03-09T11:14:00+00:00", 71),
      at("2026-03-09T11:15:00+00:00", 90),
    ];
    mock.timeseries.replace(user, "heartrate", { provider: "acme_watch", points: rates });
    const series = await readSeries(mock.client(), user.user_id, mock.clock.now());
    expect(series.steps.map((each) => [each.day, each.steps])).toEqual([
      ["2026-03-03", 3],
      ["2026-03-04", 4],
      ["2026-03-05", 5],
      ["2026-03-06", 6],
      ["2026-03-07", 7],
      ["2026-03-08", 8],
      ["2026-03-09", 9],
    ]);
    expect(series.heartRate).toEqual([
      { time: Date.parse("2026-03-09T11:00:00Z"), bpm: 66 },
      { time: Date.parse("2026-03-09T11:15:00Z"), bpm: 90 },
    ]);
  });

  it("sends a user to the link page and shows the outcome", async () => {
    await using app = await startApp();
    const { text, connect, signIn } = createBrowser(app);
    expect(await text(app.url)).toContain("Nothing is connected yet.");
    const link = await connect();
    expect(link.startsWith(`${app.mockUrl}/link/?token=`)).toBe(true);
    const target = await signIn(getToken(link), "sam");
    expect(target).toBe(`${app.url}/linked?state=success`);
    const shown = await text(target);
    expect(shown).toContain("That worked.");
    expect(shown).toContain("<li>Glucose Two</li>");
    expect(app.mock.users.list()).toHaveLength(1);
  });

  it("shows an error, and that the user cancelled", async () => {
    await using app = await startApp();
    const { text, connect, signIn } = createBrowser(app);
    const target = await signIn(getToken(await connect()), "provider_api_error");
    expect(await text(target)).toContain("That did not work (provider_api_error)");
    const closed = app.mock.link.close(getToken(await connect())).location ?? "";
    expect(await text(closed)).toContain("Maybe another time.");
  });

  it("does not trust the query of the redirect, and escapes what it shows of it", async () => {
    await using app = await startApp();
    const { text } = createBrowser(app);
    expect(await text(`${app.url}/linked?state=success`)).toContain("Nothing is connected yet.");
    const forged = `${app.url}/linked?state=error&error_type=${encodeURIComponent("<script>")}`;
    expect(await text(forged)).not.toContain("<script>");
  });

  it("shows a user's data only to the browser that has a session that the application started", async () => {
    await using app = await startApp();
    const { connect, signIn, cookie, text } = createBrowser(app);
    await signIn(getToken(await connect()), "sam");
    expect(await text(app.url)).toContain("<li>Glucose Two</li>");
    const { user_id, client_user_id = "" } = app.mock.users.list()[0] ?? {};
    const id = cookie().replace("session=", "");
    app.mock.users.create({ client_user_id: "u-1", connections: ["glucose_two"] });
    for (const forged of ["u-1", client_user_id, user_id, id.slice(1), `${id}x`, "", "__proto__"]) {
      const page = await fetch(app.url, { headers: { cookie: `session=${forged}` } });
      expect([forged, (await page.text()).includes("Glucose Two")]).toEqual([forged, false]);
      const link = await createBrowser(app).submit({ cookie: `session=${forged}` });
      // The forged session becomes a new one, whose user has no data.
      expect(link.headers.get("set-cookie")).toMatch(/^session=[\w-]{36};/);
      expect(link.headers.get("set-cookie")).not.toContain(`session=${forged};`);
    }
    // The session signs in, so the service does not get it.
    expect(JSON.stringify(app.mock.requests.list())).not.toContain(id);
    expect(await text(app.url)).not.toContain(app.mock.apiKey);
  });

  it("sends a cookie that scripts and forms of other sites cannot use, and takes no such form", async () => {
    await using app = await startApp();
    const { submit } = createBrowser(app);
    expect((await submit()).headers.get("set-cookie")).toMatch(
      /^session=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await submit({ origin: "https://other.example" })).status).toBe(403);
    expect((await fetch(`${app.url}/connect`, { method: "POST" })).status).toBe(403);
    expect(app.mock.users.list()).toHaveLength(1);
  });

  it("limits the links that an address starts in a minute", async () => {
    let now = 0;
    const isAllowed = createRateLimit(2, () => now);
    const ask = (address: string) => isAllowed(address);
    expect(["a", "a", "a", "b"].map(ask)).toEqual([true, true, false, true]);
    now = 60_000;
    expect(isAllowed("a")).toBe(true);
    await using app = await startApp();
    const { submit } = createBrowser(app);
    const statuses: number[] = [];
    // Twice the limit and one more, because a minute can end meanwhile.
    for (let count = 0; count < 61; count += 1) statuses.push((await submit()).status);
    expect(statuses).toContain(429);
  });
});
