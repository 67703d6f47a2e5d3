import type { PageContext } from "./page-context.ts";
import type { StepResult } from "./step-result.ts";
import { showConsent, submitConsent } from "./steps/consent.ts";
import { closePage, showClosed, showConnected } from "./steps/end.ts";
import { openPage, showCode, showProvider } from "./steps/open.ts";
import { submitCode, submitSignIn } from "./steps/sign-in.ts";

/** Handles a request. `slug` is the provider slug of the path, or an empty text. */
export type Step = (context: PageContext, slug: string) => StepResult;

/** The steps of one path, by method. */
export interface Route {
  readonly get?: Step;
  readonly post?: Step;
}

/** Routes by path below the page's own. A star stands for a provider slug. */
const routes: Readonly<Record<string, Route>> = {
  "/": { get: openPage },
  "/provider/*": { get: showProvider, post: submitSignIn },
  "/code/*": { get: showCode, post: submitCode },
  "/oauth/*": { get: showConsent, post: submitConsent },
  "/connected/*": { get: showConnected },
  "/close": { post: closePage },
  "/closed": { get: showClosed },
};

export function findRoute(path: string): { readonly route: Route; readonly slug: string } | null {
  const [, name = "", slug, ...rest] = path.split("/");
  if (rest.length > 0) return null;
  const pattern = slug === undefined ? `/${name}` : `/${name}/*`;
  const route = Object.hasOwn(routes, pattern) ? routes[pattern] : undefined;
  // The slug is not decoded: slugs need no escapes, so an escaped slug names no provider.
  return route === undefined ? null : { route, slug: slug ?? "" };
}
