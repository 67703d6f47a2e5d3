import { findLinkToken } from "../../domain/link/check-token.ts";
import type { LinkTokenRecord } from "../../domain/link/table.ts";
import type { World } from "../../domain/world.ts";
import type { PageUrls } from "./page-urls.ts";

/** One request to the page, in the world of its link token. */
export interface PageContext {
  readonly world: World;
  /** The link token as it was sent. It can be any text. */
  readonly token: string;
  readonly urls: PageUrls;
  /** Name of the application that asks for the data. */
  readonly appName: string;
  readonly query: URLSearchParams;
  /** Fields of the submitted form; empty for other requests. */
  readonly form: URLSearchParams;
  readonly formToken: string;
}

/**
 * Returns the current record of the link token, or null when the token does not exist. Look it up again after each rule, because
 * rules replace records.
 */
export function findContextToken({
  world,
  token,
}: Pick<PageContext, "world" | "token">): LinkTokenRecord | null {
  return findLinkToken(world, token);
}
