import { recordOf } from "../domain/link/admission.ts";
import type { LinkTokenRecord } from "../domain/link/table.ts";
import type { World } from "../domain/world.ts";
import type { Addresses } from "./addresses.ts";

/** One request to the page, bound to the world of its link token. */
export interface Visit {
  readonly world: World;
  /** As it was given; it may be anything. */
  readonly token: string;
  readonly addresses: Addresses;
  /** Parameters of the address. */
  readonly query: URLSearchParams;
  /** Fields of the form that was posted; empty where none was. */
  readonly form: URLSearchParams;
  /** What the forms of the screen to be shown carry. */
  readonly formToken: string;
}

/** The token of a visit as it stands now; null where it is unknown. Rules replace records, so none is kept. */
export function recordAt({ world, token }: Pick<Visit, "world" | "token">): LinkTokenRecord | null {
  return recordOf(world, token);
}
