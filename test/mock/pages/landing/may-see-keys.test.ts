import { describe, expect, it } from "vitest";
import { maySeeKeys } from "../../../../mock/pages/landing/may-see-keys.ts";

const ask = (remoteAddress: string | undefined) =>
  maySeeKeys({ header: () => null }, { isLocal: true, publicUrl: undefined, remoteAddress });

describe("who may see the API keys", () => {
  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "[LAND-2] a client at %s",
    (remoteAddress) => {
      expect(ask(remoteAddress)).toBe(true);
    },
  );

  it.each(["10.0.0.7", "::ffff:10.0.0.7", "1127.0.0.1", "127.0.0.1.example.com", "::2", "", undefined])(
    "[LAND-2] not a client at %s",
    (remoteAddress) => {
      expect(ask(remoteAddress)).toBe(false);
    },
  );
});
