import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { Check, TextField } from "../../components/field.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";

/** The team's settings, each with what it opens. */
export function SettingsCard(): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const live = useLive(({ settings: { list } }) => list(), [], { on: ["state"], areas: ["settings"] });
  const set = (name: string, value: boolean | string): void =>
    void action
      .run(() => team.settings.set({ [name]: value }), { undo: `Changed ${name}.` })
      .then(live.reload);
  return (
    <Card title="Settings">
      <LoadState live={live} />
      {(live.data ?? []).map(({ name, description, value }) =>
        typeof value === "boolean" ? (
          <Check
            key={name}
            label={name}
            hint={description}
            checked={value}
            disabled={action.busy}
            onChange={(checked) => set(name, checked)}
          />
        ) : (
          <DurationSetting
            key={`${name} ${value}`}
            name={name}
            description={description}
            value={value}
            busy={action.busy}
            onSet={(text) => set(name, text)}
          />
        ),
      )}
    </Card>
  );
}

function DurationSetting({
  name,
  description,
  value,
  busy,
  onSet,
}: {
  name: string;
  description: string;
  value: number;
  busy: boolean;
  onSet: (text: string) => void;
}): JSX.Element {
  const [text, setText] = useState(formatDuration(value));
  return (
    <form
      class="row bottom"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(text);
      }}
    >
      <TextField
        label={name}
        hint={`${description} Such as 90s, 10m, 2h or 1d.`}
        value={text}
        onInput={setText}
        required
      />
      <Button type="submit" busy={busy} label={`Set ${name}`}>
        Set
      </Button>
    </form>
  );
}

/** Writes milliseconds in the largest whole unit. */
function formatDuration(milliseconds: number): string {
  const units = [
    ["d", 86_400_000],
    ["h", 3_600_000],
    ["m", 60_000],
    ["s", 1_000],
  ] as const;
  const unit = units.find(([, size]) => milliseconds > 0 && milliseconds % size === 0);
  return unit === undefined ? `${milliseconds}ms` : `${milliseconds / unit[1]}${unit[0]}`;
}
