import { createHash, timingSafeEqual } from "node:crypto";

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Tells whether a request has the name "staff" and the password in `STAFF_PASSWORD`. Without that variable nobody is staff. A real
 * application has an account for each member of the staff, and limits failed attempts.
 */
export function isStaff(authorization: string | null, password = process.env.STAFF_PASSWORD ?? ""): boolean {
  const expected = `Basic ${Buffer.from(`staff:${password}`).toString("base64")}`;
  return password !== "" && timingSafeEqual(hash(authorization ?? ""), hash(expected));
}
