import { ActionButton } from "../../components/button.tsx";
import type { Field } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { Badge, Card, Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";

/** What can be added: whether it is on when nothing else is said, its name and its effect. */
const switches: Readonly<Record<string, readonly [initial: boolean, label: string, hint: string]>> = {
  enums: [true, "Enum values", "Replaces open enum values of responses."],
  fields: [true, "Fields", "Adds a field to each object."],
  eventTypes: [true, "Event types", "Sends a webhook of an unknown type after each webhook."],
  nulls: [false, "Nulls", "Replaces values by null wherever the OpenAPI document allows it."],
};

const fields: readonly Field[] = [
  ...Object.entries(switches).map(([name, [, label, hint]]) => ({
    name,
    label,
    hint,
    type: "checkbox" as const,
  })),
  { name: "rate", label: "Share of places, %", type: "number", max: 100, placeholder: "100" },
];

/** Adds values that no release knows, to test forward compatibility. */
export function UnknownValuesCard() {
  const live = useLive(({ unknownValues }) => unknownValues.options(), [], ["unknownValues"]);
  const isOn = live.data != null;
  return (
    <Card
      title="Unknown values"
      actions={<Badge tone={isOn ? "warn" : "plain"}>{isOn ? "on" : "off"}</Badge>}
    >
      <p class="soft">
        Responses and webhooks get values that no release knows, as a later version of the service may send
        them.
      </p>
      <Loaded live={live}>
        {(options) => {
          const { rate, ...given } = { rate: undefined, ...options };
          const initial = Object.entries(switches).map(([name, [on]]) => [
            name,
            String(Reflect.get(given, name) ?? on),
          ]);
          return (
            <Form
              key={JSON.stringify(options)}
              stacked
              initial={{
                ...Object.fromEntries(initial),
                rate: rate === undefined ? "" : String(Math.round(rate * 1000) / 10),
              }}
              fields={fields}
              submit={isOn ? "Apply" : "Turn on"}
              look="primary"
              act={(team, { rate: percent, ...on }) =>
                team.unknownValues.enable({
                  ...Object.fromEntries(Object.keys(switches).map((name) => [name, on[name] === "true"])),
                  rate: percent === undefined ? undefined : Number(percent) / 100,
                })
              }
              options={{ done: "Unknown values are on." }}
            >
              {isOn && (
                <ActionButton act={(team) => team.unknownValues.disable()} undo="Turned unknown values off.">
                  Turn off
                </ActionButton>
              )}
            </Form>
          );
        }}
      </Loaded>
    </Card>
  );
}
