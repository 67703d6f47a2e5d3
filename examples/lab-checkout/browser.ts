import type { Hono } from "hono";

/** A page as the tests see it. */
export interface Page {
  readonly status: number;
  /** Where a form led to. */
  readonly location: string;
  readonly headers: Headers;
  /** The text of the page without markup. */
  readonly text: string;
  readonly html: string;
}

/** Creates a minimal browser for tests in process: it keeps the cookie and follows no redirect. */
export function createBrowser(app: Hono, cookie = "") {
  async function request(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers({
      origin: "http://localhost",
      ...Object.fromEntries(new Headers(init.headers)),
    });
    headers.set("cookie", cookie);
    const response = await app.request(path, { ...init, headers });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const html = await response.text();
    return {
      status: response.status,
      location: response.headers.get("location") ?? "",
      headers: response.headers,
      html,
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
