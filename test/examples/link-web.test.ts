import { describe, expect, it } from "vitest";
import { start, type Started } from "../../examples/link-web/start.ts";

/** A browser without a window: it keeps the application's cookie, and follows nothing by itself. */
function visitor({ url, mockUrl }: Started) {
  let cookie = "";
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(address, { redirect: "manual", headers: { cookie }, ...init });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  return {
    text: async (address: string) => (await ask(address)).text(),
    connect: async () => (await ask(`${url}/connect`, { method: "POST" })).headers.get("location") ?? "",
    /** Fills in the sign-in form of a provider, and returns where it leads. */
    signIn: async (token: string, username: string) => {
      const action = `${mockUrl}/link/provider/glucose_two?token=${token}`;
      const form = await (await fetch(action)).text();
      const form_token = /name="form_token" value="([^"]*)"/.exec(form)?.[1] ?? "";
      const body = new URLSearchParams({ form_token, username, password: "secret" });
      const answer = await fetch(action, { method: "POST", body, redirect: "manual" });
      return answer.headers.get("location") ?? "";
    },
  };
}

const tokenOf = (address: string): string => new URL(address).searchParams.get("token") ?? "";

describe("the example of a web application", () => {
  it("sends a user to the link page and shows what came of it", async () => {
    await using started = await start();
    const { text, connect, signIn } = visitor(started);
    expect(await text(started.url)).toContain("Nothing is connected yet.");
    const link = await connect();
    expect(link.startsWith(`${started.mockUrl}/link/?token=`)).toBe(true);
    const home = await signIn(tokenOf(link), "sam");
    expect(home).toBe(`${started.url}/linked?state=success`);
    const shown = await text(home);
    expect(shown).toContain("That worked.");
    expect(shown).toContain("<li>Glucose Two</li>");
    expect(started.mock.users.list()).toHaveLength(1);
  });

  it("tells of an error, and of a user who changed their mind", async () => {
    await using started = await start();
    const { text, connect, signIn } = visitor(started);
    const home = await signIn(tokenOf(await connect()), "provider_api_error");
    expect(await text(home)).toContain("That did not work (provider_api_error)");
    const closed = started.mock.link.close(tokenOf(await connect())).location ?? "";
    expect(await text(closed)).toContain("Maybe another time.");
  });

  it("believes no address: it shows nothing as connected that is not, and escapes what it repeats", async () => {
    await using started = await start();
    const { text } = visitor(started);
    expect(await text(`${started.url}/linked?state=success`)).toContain("Nothing is connected yet.");
    const forged = `${started.url}/linked?state=error&error_type=${encodeURIComponent("<script>")}`;
    expect(await text(forged)).not.toContain("<script>");
  });
});
