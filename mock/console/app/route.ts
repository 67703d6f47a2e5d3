import type { ComponentType } from "preact";

/** The values of the named parts of a path, such as `id` of `users/:id?`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Props of a view. */
export interface ViewProps {
  readonly params: RouteParams;
  /** The query in the address, after `?`. */
  readonly query: URLSearchParams;
}

/** One view of the console. */
export interface Route {
  /** Path in the fragment of the address. `:name` is one part, `:name?` may be missing. */
  readonly path: string;
  /** Name in the navigation, and title of the page. */
  readonly title: string;
  readonly view: ComponentType<ViewProps>;
}
