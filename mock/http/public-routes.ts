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

/** All of them. */
export const publicRoutes: readonly PublicRoute[] = [requisitionPage];

/** A request for one of these addresses. */
export interface PublicRouteCall {
  readonly route: PublicRoute;
  readonly path: PublicRoutePath;
  /** The path with its secret hidden. */
  readonly shown: string;
}

/**
 * Reads the parameters of a template out of a raw path; null where it does not fit. What follows the last parameter
 * counts to it: such an address opens nothing, and yet holds a secret that is to be hidden.
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

/** A decoded segment; what cannot be decoded is empty and opens nothing. */
function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** The side route of a raw path; null for all other paths. */
export function matchPublicRoute(rawPath: string): PublicRouteCall | null {
  for (const route of publicRoutes) {
    const [template] = route.paths;
    const path = parseParameters(template, rawPath);
    if (path !== null) {
      const shown = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        name === route.secret ? REDACTED : (path[name] ?? ""),
      );
      return { route, path, shown };
    }
  }
  return null;
}

/** Answers a request for a side route. */
export async function handlePublicRoute(
  { route, path, shown }: PublicRouteCall,
  method: string,
  world: World,
): Promise<HandlerResponse> {
  const allow = ["GET", "HEAD", "OPTIONS"];
  if (method === "OPTIONS") return { status: 204, headers: { allow: allow.join(", ") } };
  if (!allow.includes(method)) return buildMethodNotAllowedResponse(method, shown, allow, []);
  try {
    return await route.handle(world, path);
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    return toErrorResponse(thrown) ?? buildMockBugResponse(route.id, 500, [`handler: threw ${name}`]);
  }
}
