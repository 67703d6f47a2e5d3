import type { Move } from "./exchange.ts";
import { decide, openConsent } from "./steps/consent.ts";
import { close, showClosed, showConnected } from "./steps/end.ts";
import { open, openCode, openProvider } from "./steps/open.ts";
import { confirm, signIn } from "./steps/sign-in.ts";
import type { Visit } from "./visit.ts";

/** Does what a request asks for. The slug is that of the address, if it has one. */
export type Step = (visit: Visit, slug: string) => Move;

/** What one address takes. */
export interface Route {
  readonly get?: Step;
  readonly post?: Step;
}

/** The addresses of the page below its own. A star stands for the slug of a provider. */
const routes: Readonly<Record<string, Route>> = {
  "/": { get: open },
  "/provider/*": { get: openProvider, post: signIn },
  "/code/*": { get: openCode, post: confirm },
  "/oauth/*": { get: openConsent, post: decide },
  "/connected/*": { get: showConnected },
  "/close": { post: close },
  "/closed": { get: showClosed },
};

/** The route of a path below the page's own, and the slug in it; null where the page has no such address. */
export function routeOf(path: string): { readonly route: Route; readonly slug: string } | null {
  const [, name = "", slug, ...rest] = path.split("/");
  if (rest.length > 0) return null;
  const pattern = slug === undefined ? `/${name}` : `/${name}/*`;
  const route = Object.hasOwn(routes, pattern) ? routes[pattern] : undefined;
  // Slugs need no escapes, so an address that has some names no provider.
  return route === undefined ? null : { route, slug: slug ?? "" };
}
