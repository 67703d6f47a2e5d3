import type { RunningDashboard } from "../demo/start.ts";

/** A minimal browser: it keeps the dashboard's cookie and follows no redirect. */
export interface Browser {
  /** Loads a page of the dashboard. */
  load(address: string): Promise<string>;
  /** Connects a device on the link page. Returns the address that the link page sends the browser back to. */
  connect(provider: string): Promise<string>;
}

export function openBrowser({ url, mockUrl }: RunningDashboard): Browser {
  let cookie = "";
  const send = async (address: string, method = "GET"): Promise<Response> => {
    const response = await fetch(address, { method, redirect: "manual", headers: { cookie, origin: url } });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  return {
    load: async (address) => (await send(address)).text(),
    connect: async (provider) => {
      const opened = await send(`${url}/connect`, "POST");
      const token = new URL(opened.headers.get("location") ?? "").searchParams.get("token") ?? "";
      // The consent page of the provider, as the person sees it after choosing the provider.
      const action = `${mockUrl}/link/oauth/${provider}?token=${encodeURIComponent(token)}`;
      const page = await (await fetch(action)).text();
      const body = new URLSearchParams({ decision: "allow" });
      body.set("form_token", /name="form_token" value="([^"]*)"/.exec(page)?.[1] ?? "");
      for (const [, scope = ""] of page.matchAll(/name="scope" value="([^"]*)"/g))
        body.append("scope", scope);
      const done = await fetch(action, { method: "POST", body, redirect: "manual" });
      return done.headers.get("location") ?? "";
    },
  };
}
