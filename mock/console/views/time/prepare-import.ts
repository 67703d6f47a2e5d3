import type { ControlTeam } from "../../../tools/control/client.ts";

/** Exports the team, and returns what imports it again: an Undo for actions that end snapshots. */
export async function prepareImport(team: ControlTeam): Promise<() => Promise<void>> {
  const world = await team.export();
  return () => team.import(world);
}
