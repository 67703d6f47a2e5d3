import { ActionButton } from "../../components/button.tsx";
import type { Field } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { Badge, Card, Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";

/** What can be added. */
const fields = [
  { name: "enums", label: "Enum values", hint: "Replaces open enum values of responses.", type: "checkbox" },
  { name: "fields", label: "Fields", hint: "Adds a field to each object.", type: "checkbox" },
  {
    name: "eventTypes",
    label: "Event types",
    hint: "Sends a webhook of an unknown type after each webhook.",
    type: "checkbox",
  },
  {
    name: "nulls",
    label: "Nulls",
    hint: "Replaces values by null wherever the OpenAPI document allows it.",
    type: "checkbox",
  },
  { name: "rate", label: "Share of places, %", type: "number", placeholder: "100" },
] as const satisfies readonly Field[];

/** What is on when nothing else is said. */
const defaults = { enums: true, fields: true, eventTypes: true, nulls: false };

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
          const { rate, ...switches } = { ...defaults, ...options };
          const initial = Object.entries(switches).map(([name, on]) => [name, String(on)]);
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
                  ...Object.fromEntries(Object.keys(defaults).map((name) => [name, on[name] === "true"])),
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
