import type { Hono } from "hono";

/** Creates a minimal browser for tests in process: it keeps the cookie and follows no redirect. */
export function createBrowser(app: Hono, cookie = "") {
  async function request(path: string, init: RequestInit = {}) {
    const headers = new Headers({ origin: "http://localhost", cookie });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const response = await app.request(path, { ...init, headers });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const html = await response.text();
    return {
      status: response.status,
      /** Where a form led to. */
      location: response.headers.get("location") ?? "",
      headers: response.headers,
      html,
      /** The text of the page without markup. */
      text: html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " "),
    };
  }
  return {
    /** Returns the cookie, such as `session=…`; empty before the shop set one. */
    cookie: () => cookie,
    open: (path: string) => request(path),
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, { method: "POST", body: new URLSearchParams(fields), headers }),
  };
}
