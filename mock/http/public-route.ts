import type { World } from "../domain/world.ts";
import type { HandlerResponse } from "./errors.ts";

/** Path parameters by name, decoded. */
export type PublicRoutePath = Readonly<Record<string, string>>;

/**
 * An address that answers give out and that is opened without a key. It is no operation of the document, so it is neither
 * authorized nor held to schemas; it is noted in the journal as any other request.
 */
export interface PublicRoute {
  readonly id: string;
  readonly method: "GET";
  /** One template. */
  readonly paths: readonly [template: string];
  /** The parameter that opens it: wherever the path is shown, it is not. */
  readonly secret: string;
  /** Whether the address is one of this world's. */
  owns(world: World, path: PublicRoutePath): boolean;
  handle(world: World, path: PublicRoutePath): Promise<HandlerResponse>;
}
