import { Input } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { Card, Loaded } from "../../components/parts.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";

/** The team's settings. Each is named by what it does, with the name that a program uses below. */
export function SettingsCard() {
  const { busy, run } = useAction();
  const live = useLive(({ settings: { list } }) => list(), [], ["settings"]);
  return (
    <Card title="Settings">
      <Loaded live={live}>
        {(settings) =>
          settings.map(({ name, description, value }) => {
            const label = description.replace(/\.$/, "");
            if (typeof value === "number")
              return (
                <Form
                  key={name}
                  initial={{ [name]: formatDuration(value) }}
                  fields={[{ name, label, hint: `${name}: such as 90s, 10m, 2h or 1d`, required: true }]}
                  submit="Set"
                  label={`Set ${name}`}
                  act={(team, values) => team.settings.set(values)}
                  options={{ undo: `Changed ${name}.` }}
                />
              );
            return (
              <Input
                key={name}
                field={{ name, label, hint: name, type: "checkbox" }}
                value={String(value)}
                disabled={busy}
                onChange={(given) =>
                  void run((team) => team.settings.set({ [name]: given === "true" }), {
                    undo: `Changed ${name}.`,
                  })
                }
              />
            );
          })
        }
      </Loaded>
    </Card>
  );
}

/** Writes milliseconds in the largest whole unit. */
function formatDuration(milliseconds: number): string {
  const units = Object.entries({ d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 });
  const [unit, size] = units.find((one) => milliseconds > 0 && milliseconds % one[1] === 0) ?? ["ms", 1];
  return `${milliseconds / size}${unit}`;
}
