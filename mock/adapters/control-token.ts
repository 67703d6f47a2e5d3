import { randomBytes } from "node:crypto";

/** Makes a control token that no seed gives away. */
export const newControlToken = (): string => `ct_${randomBytes(30).toString("base64url")}`;
