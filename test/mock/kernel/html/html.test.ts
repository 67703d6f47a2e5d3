import { assert, constantFrom, oneof, property, string } from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../support/arbitraries.ts";
import { escapeText, Html, html } from "../../../../mock/kernel/html/html.ts";
import { createPageClient } from "../../pages/link/page-client.ts";

const renderItem = (text: string): Html => html`<li>${text}</li>`;

describe("the HTML template", () => {
  it("escapes every text, in elements and in attributes", () => {
    const unsafe = `"><script>alert('&')</script>`;
    expect(html`<p title="${unsafe}">${unsafe}</p>`.text).toBe(
      `<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>`,
    );
  });

  it("keeps markup, lists and numbers, and renders nothing for null, undefined and false", () => {
    expect(html`${["a", "<"].map(renderItem)}${null}${undefined}${false}${0}`.text).toBe(
      "<li>a</li><li>&lt;</li>0",
    );
    expect(html`${new Html("<b>")}`.text).toBe("<b>");
  });

  it("lets no text end its element or attribute", () => {
    assert(
      property(string({ unit: oneof(constantFrom("<", ">", '"', "'", "&"), anyCharacter) }), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>"']/);
        expect(html`${text}`.text).toBe(escapeText(text));
      }),
    );
  });
});

describe("what a user sends", () => {
  const unsafe = `"><img src=x onerror=alert(1)>`;

  it.each([
    "/link/?q=",
    "/link/?token=",
    "/link/provider/glucose_two?token=",
    "/link/oauth/acme_watch?state=",
  ])("comes back escaped from %s", async (path) => {
    const { get, newToken } = createPageClient();
    const suffix = path.endsWith("q=") ? `&token=${newToken()}` : "";
    const { body } = await get(path + encodeURIComponent(unsafe) + suffix);
    expect(body).not.toContain("<img");
    expect(body).toContain(path.endsWith("q=") ? "&quot;&gt;&lt;img" : "%22%3E%3Cimg");
  });

  it("comes back escaped in a failed form, without the password", async () => {
    const { submit, newToken } = createPageClient();
    const path = `/link/provider/glucose_two?token=${newToken()}`;
    const { body } = await submit(path, { username: unsafe, password: "hunter2", region: "tw" });
    expect(body).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
    expect(body).not.toContain("<img");
    expect(body).not.toContain("hunter2");
  });
});
