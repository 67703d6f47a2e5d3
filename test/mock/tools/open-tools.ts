import type { World } from "../../../mock/domain/world.ts";
import type { ToolContext } from "../../../mock/tools/context.ts";
import { addFacades } from "../../../mock/tools/table.ts";

/** Creates the facades of a world. Those of parts that are left out fail when they are called. */
export function openTools(world: World, parts: Partial<ToolContext> = {}) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A test passes the parts that it uses.
  return addFacades({}, { world, ...parts } as ToolContext);
}
