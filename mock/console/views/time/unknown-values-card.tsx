import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ControlTeam } from "../../../tools/control/client.ts";
import { Badge } from "../../components/badge.tsx";
import { ActionButton } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { Check, TextField } from "../../components/field.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";

type Options = NonNullable<Parameters<ControlTeam["unknownValues"]["enable"]>[0]>;
type Switch = "enums" | "fields" | "eventTypes" | "nulls";

/** What each option adds, and whether it is on by default. */
const SWITCHES: Readonly<Record<Switch, readonly [label: string, hint: string, initial: boolean]>> = {
  enums: ["Enum values", "Replaces open enum values of responses.", true],
  fields: ["Fields", "Adds a field to each object.", true],
  eventTypes: ["Event types", "Sends a webhook of an unknown type after each webhook.", true],
  nulls: ["Nulls", "Replaces values by null wherever the OpenAPI document allows it.", false],
};

const switches = Object.keys(SWITCHES) as Switch[];

/** Adds values that no release knows, to test forward compatibility. */
export function UnknownValuesCard(): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const live = useLive(({ unknownValues }) => unknownValues.options(), [], {
    on: ["state"],
    areas: ["unknownValues"],
  });
  const [edited, setEdited] = useState<Options>({});
  const current = live.data ?? null;
  useEffect(() => setEdited(current ?? {}), [JSON.stringify(current)]);
  const percent = edited.rate === undefined ? "" : String(Math.round(edited.rate * 1000) / 10);
  return (
    <Card
      title="Unknown values"
      actions={<Badge tone={current === null ? "plain" : "warn"}>{current === null ? "off" : "on"}</Badge>}
    >
      <p class="soft">
        Responses and webhooks get values that no release knows, as a later version of the service may send
        them.
      </p>
      <LoadState live={live} />
      {switches.map((name) => {
        const [label, hint, initial] = SWITCHES[name];
        return (
          <Check
            key={name}
            label={label}
            hint={hint}
            checked={edited[name] ?? initial}
            onChange={(checked) => setEdited({ ...edited, [name]: checked })}
          />
        );
      })}
      <div class="row bottom">
        <TextField
          label="Share of places, %"
          type="number"
          value={percent}
          placeholder="100"
          onInput={(text) => setEdited({ ...edited, rate: text === "" ? undefined : Number(text) / 100 })}
        />
        <ActionButton
          look="primary"
          action={action}
          act={() => team.unknownValues.enable(edited)}
          done="Unknown values are on."
        >
          {current === null ? "Turn on" : "Apply"}
        </ActionButton>
        {current !== null && (
          <ActionButton
            action={action}
            act={() => team.unknownValues.disable()}
            undo="Turned unknown values off."
          >
            Turn off
          </ActionButton>
        )}
      </div>
    </Card>
  );
}
