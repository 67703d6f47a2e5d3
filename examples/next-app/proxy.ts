import { NextResponse, type NextRequest } from "next/server";
import { isStaff } from "./lib/staff.ts";

/** Asks for the password. The page and the action check it again, because a proxy alone protects no data. */
export function proxy(request: NextRequest): NextResponse {
  if (isStaff(request.headers.get("authorization"))) return NextResponse.next();
  const headers = { "www-authenticate": 'Basic realm="Staff", charset="UTF-8"' };
  return new NextResponse("Sign in.", { status: 401, headers });
}

/** Webhooks have a signature instead, and the mock has a key. */
export const config = { matcher: ["/((?!webhooks$|mock/|_next/static/).*)"] };
