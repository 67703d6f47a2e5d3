import { describe, expect, it } from "vitest";
import { startApp, type RunningApp } from "../../examples/link-web/start.ts";

/** Creates a minimal browser: it keeps the application's cookie and follows no redirect. */
function createBrowser({ url, mockUrl }: RunningApp) {
  let cookie = "";
  const request = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(address, { redirect: "manual", headers: { cookie }, ...init });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  return {
    text: async (address: string) => (await request(address)).text(),
    connect: async () => (await request(`${url}/connect`, { method: "POST" })).headers.get("location") ?? "",
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
});
