import type { JSX } from "preact";
import type { ControlFault, ControlTeam } from "../../../tools/control/client.ts";
import { Badge } from "../../components/badge.tsx";
import { ActionButton } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { EmptyState, LoadState } from "../../components/load-state.tsx";
import { Table } from "../../components/table.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import { FaultForm } from "./fault-form.tsx";

type Preset = Parameters<ControlTeam["faults"]["preset"]>[0];

const PRESETS: Readonly<Record<Preset, string>> = {
  outage: "Every call gets 503.",
  flaky: "One call in five fails: 503 or a reset connection.",
  slow: "Calls take 800 ms in the median.",
  rateLimited: "10 calls a minute are allowed.",
  proxy: "A proxy responds with 502 and an HTML page.",
};

const presets = Object.keys(PRESETS) as Preset[];

/** Injects faults and shows how often each applied. */
export function FaultsCard(): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const faults = useLive(({ faults: { list } }) => list(), [], { on: ["state"], areas: ["faults"] });
  const operations = useLive(listOperations, [], { on: [] });
  const rows = faults.data ?? [];
  const active = rows.filter((fault) => !isUsedUp(fault)).length;
  return (
    <Card
      title="Faults"
      actions={
        <>
          <Badge tone={active === 0 ? "plain" : "warn"}>
            {active === 0 ? "none active" : `${active} active`}
          </Badge>
          {rows.length > 0 && (
            <ActionButton
              look="danger"
              action={action}
              act={() => team.faults.clear()}
              undo="Removed every fault."
            >
              Remove all
            </ActionButton>
          )}
        </>
      }
    >
      <div class="row" role="group" aria-label="Add a preset">
        {presets.map((name) => (
          <ActionButton
            key={name}
            action={action}
            label={`Add the preset ${name}: ${PRESETS[name]}`}
            act={() => team.faults.preset(name)}
            done={`Added ${name}. ${PRESETS[name]}`}
          >
            {name}
          </ActionButton>
        ))}
      </div>
      <details>
        <summary>Write a rule</summary>
        <FaultForm
          operations={operations.data ?? []}
          busy={action.busy}
          onAdd={(rule) => void action.run(() => team.faults.add(rule), { done: "Added the fault." })}
        />
      </details>
      <LoadState live={faults} />
      {faults.data !== undefined && (
        <Table
          label="Faults"
          rows={rows}
          getKey={({ id }) => id}
          columns={[
            { title: "Effect", render: ({ rule }) => describeEffect(rule) },
            { title: "Calls", render: ({ rule }) => describeConditions(rule) },
            { title: "Matched", align: "end", render: ({ seen }) => seen },
            { title: "Applied", align: "end", render: describeHits },
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
                  action={action}
                  label={`Remove fault ${fault.id}: ${describeEffect(fault.rule)}`}
                  act={() => team.faults.remove(fault)}
                  undo="Removed the fault."
                >
                  Remove
                </ActionButton>
              ),
            },
          ]}
          empty={<EmptyState title="No fault is active." hint="Add a preset, or write a rule." />}
        />
      )}
    </Card>
  );
}

/** Tells whether a fault was applied as often as it may be. It stays in the list, but does nothing. */
function isUsedUp({ hits, rule: { times = Infinity } }: ControlFault): boolean {
  return hits >= times;
}

function describeHits({ hits, rule: { times } }: ControlFault): string {
  return times === undefined ? String(hits) : `${hits} of ${times}`;
}

/** Lists the ids of all operations, which the coverage contains. */
async function listOperations(team: ControlTeam): Promise<readonly string[]> {
  const { called, untouched } = await team.requests.coverage();
  return [...called.map(({ operation }) => operation), ...untouched].toSorted();
}

type Rule = ControlFault["rule"];

/** Describes what a fault does, such as "503 after 5 s". */
function describeEffect(rule: Rule): string {
  const { status, retryAfter, rateLimit, latency, network, corrupt, chance } = rule;
  const parts = [
    ...(rateLimit === undefined
      ? []
      : [`at most ${rateLimit.requests} calls in ${formatDuration(rateLimit.window)}`]),
    ...(latency === undefined ? [] : [`delay ${describeLatency(latency)}`]),
    ...(network === undefined ? [] : [`connection: ${network}`]),
    ...(corrupt === undefined ? [] : [`body: ${corrupt}`]),
    ...(status === undefined ? [] : [`status ${status}`]),
    ...(retryAfter === undefined ? [] : [`Retry-After ${retryAfter}`]),
  ];
  const effect = parts.length === 0 ? "status 500" : parts.join(", ");
  return chance === undefined ? effect : `${effect}, in ${Math.round(chance * 1000) / 10} % of calls`;
}

/** Describes which calls a fault applies to, such as "orders.create, 2 times". */
function describeConditions({ operation, method, path, times, skip, when }: Rule): string {
  const parts = [
    operation,
    method,
    path,
    ...(times === undefined ? [] : [times === 1 ? "once" : `${times} times`]),
    ...(skip === undefined ? [] : [`after ${skip} calls`]),
    ...(when === "after" ? ["after the operation ran"] : []),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? "every call" : parts.join(", ");
}

function describeLatency(latency: NonNullable<Rule["latency"]>): string {
  if (typeof latency !== "object") return formatDuration(latency);
  if ("min" in latency) return `${formatDuration(latency.min)} to ${formatDuration(latency.max)}`;
  return `about ${formatDuration(latency.median)}`;
}

function formatDuration(duration: number | string): string {
  return typeof duration === "number" ? `${duration} ms` : duration;
}
