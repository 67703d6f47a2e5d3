import { describe, expect, it } from "vitest";
import { maySeeKeys } from "../../../../mock/pages/landing/may-see-keys.ts";

const read = (headers: Readonly<Record<string, string>>) => ({
  header: (name: string) => headers[name] ?? null,
});
const here = { isLocal: true, publicUrl: undefined, remoteAddress: "127.0.0.1" };

describe("who may see the API keys", () => {
  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "[LAND-2] a client at %s",
    (remoteAddress) => {
      expect(maySeeKeys(read({}), { ...here, remoteAddress })).toBe(true);
    },
  );

  it.each(["10.0.0.7", "::ffff:10.0.0.7", "1127.0.0.1", "127.0.0.1.example.com", "::2", "", undefined])(
    "[LAND-2] not a client at %s",
    (remoteAddress) => {
      expect(maySeeKeys(read({}), { ...here, remoteAddress })).toBe(false);
    },
  );

  it.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"])(
    "[LAND-2] not a client behind a proxy that sends %s",
    (name) => {
      expect(maySeeKeys(read({ [name]: "127.0.0.1" }), here)).toBe(false);
    },
  );

  it("[LAND-2] not a client of a server that other machines can reach", () => {
    expect(maySeeKeys(read({}), { ...here, isLocal: false })).toBe(false);
  });
});
