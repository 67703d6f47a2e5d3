import { createHmac, randomBytes } from "node:crypto";
import type { LinkPageKeys } from "../pages/link/page-context.ts";

/** Creates a random control token, which nobody can derive from the seed. */
export function createControlToken(): string {
  return `ct_${randomBytes(30).toString("base64url")}`;
}

/** Creates the link page's keys for one server. They end with the server, so it rejects forms of an earlier server. */
export function createPageKeys(): LinkPageKeys {
  const secret = randomBytes(32);
  return {
    random: () => randomBytes(16).toString("hex"),
    sign: (text) => createHmac("sha256", secret).update(text).digest("hex"),
  };
}
