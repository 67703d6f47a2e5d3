import { createHmac, randomBytes } from "node:crypto";
import type { PageKeys } from "../link-page/exchange.ts";

/** Randomness for one server. Its secret ends with it, so a form of an earlier server is not taken. */
export function newPageKeys(): PageKeys {
  const secret = randomBytes(32);
  return {
    random: () => randomBytes(16).toString("hex"),
    sign: (text) => createHmac("sha256", secret).update(text).digest("hex"),
  };
}
