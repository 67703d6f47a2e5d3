import type { ControlTeam } from "../../../tools/control/client.ts";
import type { Field } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useLive } from "../../data/use-live.ts";

type Rule = Parameters<ControlTeam["faults"]["add"]>[0];

/** Each effect: what it does, its field, and the rule that the value of the field makes. The mock checks the values. */
const effects: Readonly<
  Record<string, { text: string; field: Omit<Field, "name">; build: (value: string) => object }>
> = {
  status: {
    text: "Respond with a status",
    field: { label: "Status", placeholder: "503" },
    build: (value) => ({ status: Number(value || 503) }),
  },
  latency: {
    text: "Delay the call",
    field: { label: "Delay, such as 800ms or 2s", placeholder: "800ms" },
    build: (value) => ({ latency: value || "800ms" }),
  },
  rateLimit: {
    text: "Limit the rate",
    field: { label: "Calls a minute", placeholder: "10" },
    build: (value) => ({ rateLimit: { requests: Number(value || 10), window: "1m" } }),
  },
  network: {
    text: "Break the connection",
    field: { label: "How", choices: ["reset", "drop", "hang", "stall", "truncate", "malformedChunk"] },
    build: (network) => ({ network }),
  },
  corrupt: {
    text: "Damage the body",
    field: { label: "How", choices: ["empty", "malformed", "truncated"] },
    build: (corrupt) => ({ corrupt }),
  },
};

/** Builds one fault: what it does, and to which calls. */
export function FaultForm() {
  const { data: operations = [] } = useLive(listOperations, []);
  return (
    <Form
      fields={({ effect = "status" }) => [
        {
          name: "effect",
          label: "Effect",
          choices: Object.entries(effects).map(([name, { text }]) => [name, text]),
        },
        { name: effect, label: "", ...effects[effect]?.field },
        {
          name: "operation",
          label: "Operation",
          hint: "All operations when empty.",
          suggestions: operations,
        },
        { name: "times", label: "Times", type: "number", hint: "Until removed when empty." },
        { name: "skip", label: "Skip first", type: "number", hint: "Calls that pass first." },
        { name: "chance", label: "Chance, %", type: "number", max: 100, hint: "100 when empty." },
      ]}
      submit="Add the fault"
      look="primary"
      act={(team, { effect = "", operation, times, skip, chance, ...values }) =>
        team.faults.add({
          operation,
          times: times === undefined ? undefined : Number(times),
          skip: skip === undefined ? undefined : Number(skip),
          chance: chance === undefined ? undefined : Number(chance) / 100,
          ...effects[effect]?.build(values[effect] ?? ""),
        } as Rule)
      }
      options={{ undo: "Added the fault." }}
    />
  );
}

/** Lists the ids of all operations, which the coverage contains. */
async function listOperations(team: ControlTeam): Promise<readonly string[]> {
  const { called, untouched } = await team.requests.coverage();
  return [...called.map(({ operation }) => operation), ...untouched].toSorted();
}
