import type { ControlFault, ControlTeam } from "../../../tools/control/client.ts";
import { ActionButton } from "../../components/button.tsx";
import { formatNumber } from "../../components/format.ts";
import { Badge, Card, EmptyState, Loaded } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { FaultForm } from "./fault-form.tsx";

type Preset = Parameters<ControlTeam["faults"]["preset"]>[0];

const PRESETS: Readonly<Record<Preset, string>> = {
  outage: "Every call gets 503.",
  flaky: "One call in five fails: 503 or a reset connection.",
  slow: "Calls take 800 ms in the median.",
  rateLimited: "10 calls a minute are allowed.",
  proxy: "A proxy responds with 502 and an HTML page.",
};

const titles: Readonly<Record<Preset, string>> = {
  outage: "Outage",
  flaky: "Flaky service",
  slow: "Slow service",
  rateLimited: "Rate limit",
  proxy: "Failing proxy",
};

const presets = Object.keys(PRESETS) as Preset[];

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
        {presets.map((name) => (
          <li key={name}>
            <span>
              <strong>{titles[name]}</strong> {PRESETS[name]}
            </span>
            <ActionButton
              label={`Add ${titles[name]}`}
              act={(team) => team.faults.preset(name)}
              undo={`Added ${titles[name]}. ${PRESETS[name]}`}
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
              { title: "Effect", render: ({ rule }) => describeEffect(rule) },
              { title: "Calls", render: ({ rule }) => describeConditions(rule) },
              { title: "Matched", align: "end", render: ({ seen }) => formatNumber(seen) },
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
                    label={`Remove fault ${fault.id}: ${describeEffect(fault.rule)}`}
                    act={(team) => team.faults.remove(fault)}
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
      </Loaded>
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
