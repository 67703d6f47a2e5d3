import type { ControlFault, ControlTeam } from "../../../tools/control/client.ts";
import { ActionButton } from "../../components/button.tsx";
import { formatNumber } from "../../components/format.ts";
import { Badge, Card, Loaded } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { FaultForm } from "./fault-form.tsx";

type Preset = Parameters<ControlTeam["faults"]["preset"]>[0];

/** The presets: the name and the effect of each. */
const presets: Readonly<Record<Preset, readonly [title: string, text: string]>> = {
  outage: ["Outage", "Every call gets 503."],
  flaky: ["Flaky service", "One call in five fails: 503 or a reset connection."],
  slow: ["Slow service", "Calls take 800 ms in the median."],
  rateLimited: ["Rate limit", "10 calls a minute are allowed."],
  proxy: ["Failing proxy", "A proxy responds with 502 and an HTML page."],
};

/** Injects faults and shows how often each applied. */
export function FaultsCard() {
  const live = useLive(({ faults: { list } }) => list(), [], ["faults"]);
  const faults = live.data ?? [];
  const active = faults.filter((fault) => !isUsedUp(fault)).length;
  return (
    <Card
      title="Faults"
      actions={
        <>
          <Badge tone={active === 0 ? "plain" : "warn"}>
            {active === 0 ? "none active" : `${active} active`}
          </Badge>
          {faults.length > 0 && (
            <ActionButton look="danger" act={(team) => team.faults.clear()} undo="Removed every fault.">
              Remove all
            </ActionButton>
          )}
        </>
      }
    >
      <div class="row">
        <ActionButton
          look="primary"
          act={(team) => team.faults.add({ status: 503, times: 1 })}
          undo="The next call gets 503."
        >
          Break the next call
        </ActionButton>
        <span class="soft">It gets 503. Later calls work again.</span>
      </div>
      <ul class="documents" aria-label="Presets">
        {Object.entries(presets).map(([name, [title, text]]) => (
          <li key={name}>
            <span>
              <strong>{title}</strong> {text}
            </span>
            <ActionButton
              label={`Add ${title}`}
              act={(team) => team.faults.preset(name as Preset)}
              undo={`Added ${title}. ${text}`}
            >
              Add
            </ActionButton>
          </li>
        ))}
      </ul>
      <details>
        <summary>Write a rule</summary>
        <FaultForm />
      </details>
      <Loaded live={live}>
        {() => (
          <Table
            label="Faults"
            rows={faults}
            getKey={({ id }) => id}
            columns={[
              { title: "Rule", render: ({ rule }) => describeRule(rule) },
              { title: "Matched", align: "end", render: ({ seen }) => formatNumber(seen) },
              {
                title: "Applied",
                align: "end",
                render: ({ hits, rule: { times } }) => (times === undefined ? hits : `${hits} of ${times}`),
              },
              {
                title: "State",
                render: (fault) =>
                  isUsedUp(fault) ? <Badge>used up</Badge> : <Badge tone="warn">active</Badge>,
              },
              {
                title: "Action",
                render: (fault) => (
                  <ActionButton
                    look="plain"
                    label={`Remove fault ${fault.id}: ${describeRule(fault.rule)}`}
                    act={(team) => team.faults.remove(fault)}
                    undo="Removed the fault."
                  >
                    Remove
                  </ActionButton>
                ),
              },
            ]}
            empty="No fault is active."
            hint="Add a preset, or write a rule."
          />
        )}
      </Loaded>
    </Card>
  );
}

/** Tells whether a fault was applied as often as it may be. It stays in the list, but does nothing. */
function isUsedUp({ hits, rule: { times = Infinity } }: ControlFault): boolean {
  return hits >= times;
}

/** Describes what a fault does, and to which calls, by the fields of its rule: `status 503, times 1`. */
function describeRule(rule: ControlFault["rule"]): string {
  const parts = Object.entries(rule).map(([name, value]) => {
    const text = typeof value === "object" ? JSON.stringify(value).replaceAll(/[{}"]/g, "") : String(value);
    return `${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${text}`;
  });
  return parts.join(", ") || "status 500";
}
