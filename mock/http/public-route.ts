import type { World } from "../domain/world.ts";
import type { HandlerResponse } from "./errors.ts";

/** Decoded path parameters by name. */
export type PublicRoutePath = Readonly<Record<string, string>>;

/**
 * An address that responses contain and that needs no credential. It is not an operation of the OpenAPI document, so it skips
 * authorization and validation. The journal records it like any other request.
 */
export interface PublicRoute {
  readonly id: string;
  readonly method: "GET";
  /** The path template. */
  readonly paths: readonly [template: string];
  /** The parameter that contains the secret. It is redacted wherever the path is shown. */
  readonly secret: string;
  /** Returns whether a path belongs to this world. */
  owns(world: World, path: PublicRoutePath): boolean;
  handle(world: World, path: PublicRoutePath): Promise<HandlerResponse>;
}
