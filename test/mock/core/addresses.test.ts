import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

describe("the addresses of a mock", () => {
  it("puts the link page below its own address unless it is configured", async () => {
    const mock = createMock({ url: "https://api.example.com" });
    expect(mock.linkUrl).toBe("https://api.example.com/link");
    const configured = createMock({ linkUrl: "https://link.example.com/start/" });
    expect(configured.linkUrl).toBe("https://link.example.com/start");
    expect(configured.team().linkUrl).toBe(configured.linkUrl);
  });

  it("returns link URLs that begin with linkUrl", async () => {
    const mock = createMock({ linkUrl: "https://link.example.com" });
    const client = mock.client();
    const { user_id } = await client.users.create({ client_user_id: "u-1" });
    const { link_web_url } = await client.link.createToken({ user_id });
    expect(link_web_url.startsWith(`${mock.linkUrl}/?token=`)).toBe(true);
  });
});
