import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** Creates the sessions of the application. A signature makes sure that a visitor has only a session that the application started. */
export function createSessions(secret: string, secure: () => boolean) {
  const sign = (id: string): string => createHmac("sha256", secret).update(id).digest("base64url");
  return {
    /** Returns the id of the session in a cookie header; null when there is none with a valid signature. */
    read(header = ""): string | null {
      const [, id = "", signature = ""] = /(?:^|;\s*)session=([\w-]+)\.([\w-]{43})(?:;|$)/.exec(header) ?? [];
      const isValid = signature !== "" && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id)));
      return isValid ? id : null;
    },
    /** Starts a session. The cookie is SameSite=Lax: forms of other sites do not send it, the redirect back does. */
    start(): { id: string; cookie: string } {
      const id = randomUUID();
      const flags = `HttpOnly; SameSite=Lax; Path=/${secure() ? "; Secure" : ""}`;
      return { id, cookie: `session=${id}.${sign(id)}; ${flags}` };
    },
  };
}
