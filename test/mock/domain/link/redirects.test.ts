import { describe, expect, it } from "vitest";
import { checkRedirects } from "../../../../mock/domain/link/redirects.ts";
import { catchServiceError } from "../test-world.ts";

describe("redirects of a link", () => {
  it.each([
    "https://app.example/linked?from=link#top",
    "http://localhost:3000/",
    "http://LOCALHOST/linked",
    "http://app.localhost:3000/linked",
    "http://127.0.0.1/linked",
    "http://127.9.8.7:5173/linked",
    "http://[::1]:5173/linked",
    "myapp://linked",
    "com.example.app:/linked",
    "com.example.app://linked/here?a=1",
    "msapp://linked",
    "chromatic://linked",
  ])("[LNK-15] can lead to %s", (redirect_url) =>
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
    "ABOUT:blank",
    "chrome://settings",
    "chrome-extension://abc/page.html",
    "moz-extension://abc/page.html",
    "view-source:https://app.example",
    "filesystem:https://app.example/temporary/x",
    "ms-settings:privacy",
    "MS-MSDT:/id",
    "ms-word:ofe|u|https://app.example/x.docx",
    "search-ms:query=x",
    "intent://linked#Intent;end",
    "itms-services://?action=download-manifest",
    "mailto:ada@mail.example",
    "ftp://app.example/linked",
    "wss://app.example/linked",
    "http://app.example/linked",
    "http://192.168.0.7:3000/linked",
    "http://localhost.example/linked",
    "http://127.0.0.1.example/linked",
    "http://0.0.0.0/linked",
  ])("[LNK-15] cannot lead to %j", (redirect_url) => {
    const { status, detail } = catchServiceError(() => checkRedirects({ redirect_url }));
    expect(status).toBe(422);
    expect(detail).toMatchObject([{ loc: ["body", "redirect_url"], type: "url_scheme" }]);
  });

  it.each([
    "https://ada:hunter2@app.example/linked",
    "https://ada@app.example/linked",
    "https://:hunter2@app.example/linked",
    "http://ada:hunter2@localhost:3000/",
    "myapp://ada:hunter2@linked",
  ])(
    "[LNK-15, AUT-5] cannot contain credentials, as %j does, and the error does not repeat them",
    (redirect_url) => {
      const { status, detail } = catchServiceError(() => checkRedirects({ redirect_url }));
      expect([status, detail]).toEqual([
        422,
        [expect.objectContaining({ loc: ["body", "redirect_url"], type: "url_credentials", input: null })],
      ]);
      expect(JSON.stringify(detail)).not.toMatch(/hunter2|ada/);
    },
  );

  const bare = ["", "app.example/linked", "/linked", "//app.example", "localhost:3000/linked", "app.test:80"];
  it.each(bare)("[LNK-15] need a scheme, unlike %j", (redirect_url) => {
    const { detail } = catchServiceError(() => checkRedirects({ redirect_url }));
    expect(detail).toEqual([
      {
        type: "url_parsing",
        loc: ["body", "redirect_url"],
        msg: "Input should be a valid URL with its scheme",
        input: redirect_url,
      },
    ]);
  });

  it.each(["on_error", "on_close"] as const)("[LNK-15] need a redirect_url when %s is set", (name) => {
    const { status, detail } = catchServiceError(() =>
      checkRedirects({ [name]: "redirect", redirect_url: null }),
    );
    expect(status).toBe(422);
    expect(detail).toMatchObject([
      { type: "value_error", loc: ["body", name], msg: `Value error, ${name} needs a redirect_url` },
    ]);
    expect(() => checkRedirects({ [name]: null })).not.toThrow();
  });
});
