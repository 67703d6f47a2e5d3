import { describe, expect, it } from "vitest";
import { checkRedirects } from "../../../../mock/domain/link/redirects.ts";
import { ServiceError } from "../../../../mock/domain/service-error.ts";

const refusal = (check: () => void): ServiceError => {
  try {
    check();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
};

describe("redirects of a link", () => {
  it.each([
    "https://app.example/linked?from=link#top",
    "http://localhost:3000/",
    "myapp://linked",
    "com.example.app:/linked",
  ])("may lead to %s", (redirect_url) =>
    expect(() => checkRedirects({ redirect_url, on_error: "redirect", on_close: "redirect" })).not.toThrow(),
  );

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,hello",
    "vbscript:x",
    "blob:https://app.example/1",
    "file:///etc/hosts",
    "about:blank",
  ])("never lead to %j", (redirect_url) => {
    const { status, detail } = refusal(() => checkRedirects({ redirect_url }));
    expect(status).toBe(422);
    expect(detail).toMatchObject([{ loc: ["body", "redirect_url"], type: "url_scheme" }]);
  });

  const bare = ["", "app.example/linked", "/linked", "//app.example", "localhost:3000/linked", "app.test:80"];
  it.each(bare)("need a scheme, unlike %j", (redirect_url) => {
    const { detail } = refusal(() => checkRedirects({ redirect_url }));
    expect(detail).toMatchObject([{ loc: ["body", "redirect_url"], type: "url_parsing" }]);
  });

  it.each(["on_error", "on_close"] as const)("need somewhere to go when %s asks for them", (name) => {
    const { status, detail } = refusal(() => checkRedirects({ [name]: "redirect", redirect_url: null }));
    expect(status).toBe(422);
    expect(detail).toMatchObject([{ loc: ["body", name] }]);
    expect(() => checkRedirects({ [name]: null })).not.toThrow();
  });
});
