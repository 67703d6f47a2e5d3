import type { World } from "../domain/world.ts";
import { REDACTED } from "../journal/secrets.ts";
import {
  buildMockBugResponse,
  toErrorResponse,
  buildMethodNotAllowedResponse,
  type HandlerResponse,
} from "./errors.ts";
import { requisitionPage } from "./handlers/orders.ts";
import type { PublicRoutePath, PublicRoute } from "./public-route.ts";

/** All public routes. */
export const publicRoutes: readonly PublicRoute[] = [requisitionPage];

/** A request for a public route. */
export interface PublicRouteCall {
  readonly route: PublicRoute;
  readonly path: PublicRoutePath;
  /** The path without its secret. */
  readonly redactedPath: string;
}

/**
 * Parses the parameters of a template from a raw path. Returns null when the path does not match. Everything after the last
 * parameter belongs to it, so that the secret is redacted even in a malformed address.
 */
function parseParameters(template: string, rawPath: string): PublicRoutePath | null {
  const names = template.split("/");
  const segments = rawPath.replace(/\/$/, "").split("/");
  if (segments.length < names.length) return null;
  const values = [...segments.slice(0, names.length - 1), segments.slice(names.length - 1).join("/")];
  const path: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? "";
    if (name.startsWith("{")) path[name.slice(1, -1)] = decodeSegment(value);
    else if (name !== value) return null;
  }
  return path;
}

/** Decodes a segment. Returns "" for one that cannot be decoded. */
function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Returns the public route of a raw path, or null. */
export function matchPublicRoute(rawPath: string): PublicRouteCall | null {
  for (const route of publicRoutes) {
    const [template] = route.paths;
    const path = parseParameters(template, rawPath);
    if (path !== null) {
      const redactedPath = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        name === route.secret ? REDACTED : (path[name] ?? ""),
      );
      return { route, path, redactedPath };
    }
  }
  return null;
}

/** Handles a request for a public route. */
export async function handlePublicRoute(
  { route, path, redactedPath }: PublicRouteCall,
  method: string,
  world: World,
): Promise<HandlerResponse> {
  const allow = ["GET", "HEAD", "OPTIONS"];
  if (method === "OPTIONS") return { status: 204, headers: { allow: allow.join(", ") } };
  if (!allow.includes(method)) return buildMethodNotAllowedResponse(method, redactedPath, allow, []);
  try {
    return await route.handle(world, path);
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    return toErrorResponse(thrown) ?? buildMockBugResponse(route.id, 500, [`handler: threw ${name}`]);
  }
}
