import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import type { ControlTeam } from "../../../tools/control/client.ts";
import { Button } from "../../components/button.tsx";
import { Field, TextField } from "../../components/field.tsx";
import { Select } from "../../components/select.tsx";

type Rule = Parameters<ControlTeam["faults"]["add"]>[0];

const EFFECTS = [
  ["status", "Respond with a status"],
  ["latency", "Delay the call"],
  ["rateLimit", "Limit the rate"],
  ["network", "Break the connection"],
  ["corrupt", "Damage the body"],
] as const;

type Effect = (typeof EFFECTS)[number][0];

/** What the value of each effect is, and its start value. The mock checks it. */
const VALUES = {
  status: { label: "Status", initial: "503" },
  latency: { label: "Delay, such as 800ms or 2s", initial: "800ms" },
  rateLimit: { label: "Calls a minute", initial: "10" },
} as const;

const CHOICES = {
  network: ["reset", "drop", "hang", "stall", "truncate", "malformedChunk"],
  corrupt: ["empty", "malformed", "truncated"],
} as const;

/** Builds one fault: what it does, and to which calls. */
export function FaultForm({
  operations,
  busy,
  onAdd,
}: {
  operations: readonly string[];
  busy: boolean;
  onAdd: (rule: Rule) => void;
}): JSX.Element {
  const list = useId();
  const [effect, setEffect] = useState<Effect>("status");
  const [value, setValue] = useState<string>(VALUES.status.initial);
  const [operation, setOperation] = useState("");
  const [times, setTimes] = useState("");
  const [skip, setSkip] = useState("");
  const [chance, setChance] = useState("");
  const chooseEffect = (next: Effect): void => {
    setEffect(next);
    setValue(next === "network" || next === "corrupt" ? CHOICES[next][0] : VALUES[next].initial);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const conditions = {
      ...(operation === "" ? {} : { operation }),
      ...(times === "" ? {} : { times: Number(times) }),
      ...(skip === "" ? {} : { skip: Number(skip) }),
      ...(chance === "" ? {} : { chance: Number(chance) / 100 }),
    };
    // The mock checks operations, durations and ranges, and says what is wrong.
    onAdd({ ...conditions, ...buildEffect(effect, value) } as Rule);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <div class="row bottom">
        <Select label="Effect" value={effect} choices={EFFECTS} onChange={chooseEffect} />
        {effect === "network" || effect === "corrupt" ? (
          <Select label="How" value={value} choices={CHOICES[effect]} onChange={setValue} />
        ) : (
          <TextField label={VALUES[effect].label} value={value} onInput={setValue} required />
        )}
      </div>
      <div class="row bottom">
        <Field label="Operation" hint="All operations when empty.">
          {(props) => (
            <input
              {...props}
              list={list}
              autocomplete="off"
              value={operation}
              onInput={(event) => setOperation(event.currentTarget.value)}
            />
          )}
        </Field>
        <datalist id={list}>
          {operations.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <TextField
          label="Times"
          type="number"
          value={times}
          onInput={setTimes}
          hint="Until removed when empty."
        />
        <TextField
          label="Skip first"
          type="number"
          value={skip}
          onInput={setSkip}
          hint="Calls that pass first."
        />
        <TextField
          label="Chance, %"
          type="number"
          value={chance}
          onInput={setChance}
          hint="100 when empty."
        />
      </div>
      <div class="row">
        <Button type="submit" look="primary" busy={busy}>
          Add the fault
        </Button>
      </div>
    </form>
  );
}

function buildEffect(effect: Effect, value: string): object {
  switch (effect) {
    case "status":
      return { status: Number(value) };
    case "latency":
      return { latency: value };
    case "rateLimit":
      return { rateLimit: { requests: Number(value), window: "1m" } };
    case "network":
      return { network: value };
    case "corrupt":
      return { corrupt: value };
  }
}
