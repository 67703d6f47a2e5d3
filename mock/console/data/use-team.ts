import { useMemo } from "preact/hooks";
import type { ControlTeam } from "../../tools/control/client.ts";
import { useSession } from "../app/session.ts";

/** Returns the chosen team: the methods of the control API. */
export function useTeam(): ControlTeam {
  const { control, team } = useSession();
  return useMemo(() => control.select(team), [control, team]);
}
