import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { useSession } from "./session.ts";

/** Chooses the team that the views show. */
export function TeamSwitch(): JSX.Element {
  const { control, feed, team, chooseTeam } = useSession();
  const id = useId();
  const [names, setNames] = useState<readonly string[]>([team]);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const found = (await control.teams()).map(({ name }) => name);
      if (!isCurrent) return;
      setNames(found);
      // The mock was restarted without the team of an earlier visit.
      const [first] = found;
      if (!found.includes(team) && first !== undefined) chooseTeam(first);
    };
    const reload = (): void => void load().catch(() => undefined);
    reload();
    const stop = feed.subscribe((event) => {
      if (event.type === "team" || event.type === "missed") reload();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [control, feed, team]);
  return (
    <span class="team">
      <label for={id}>Team</label>
      <select id={id} value={team} onChange={(event) => chooseTeam(event.currentTarget.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
