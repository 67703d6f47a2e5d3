import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { EmptyState, LoadState } from "../../components/load-state.tsx";
import { TextField } from "../../components/field.tsx";
import { Table } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import type { ControlTeam } from "../../../tools/control/client.ts";

/** Takes, lists and restores snapshots. */
export function SnapshotsCard(): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const [label, setLabel] = useState("");
  // Actions of other views take snapshots too, and what they change is reported.
  const live = useLive((current) => current.snapshots(), [], { on: ["state", "clock"] });
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    await action.run(() => team.snapshot(label === "" ? {} : { label }), { done: "Took a snapshot." });
    setLabel("");
    live.reload();
  };
  return (
    <Card title="Snapshots">
      <form class="row bottom" onSubmit={(event) => void take(event)}>
        <TextField label="Label" value={label} onInput={setLabel} placeholder="Before the test" />
        <Button type="submit" busy={action.busy}>
          Take a snapshot
        </Button>
      </form>
      <LoadState live={live} />
      {live.data !== undefined && (
        <Table
          label="Snapshots"
          rows={live.data.toReversed()}
          getKey={({ id }) => id}
          columns={[
            { title: "Snapshot", render: ({ id, label: text }) => text ?? id },
            { title: "Clock", render: ({ at }) => <Time value={at} /> },
            {
              title: "Action",
              render: (snapshot) => (
                <Button
                  look="plain"
                  busy={action.busy}
                  label={`Restore ${snapshot.label ?? snapshot.id}`}
                  onClick={() =>
                    void action
                      .run(() => team.restore(snapshot), {
                        undo: "Restored the snapshot. Later snapshots are gone.",
                        prepareUndo: () => prepareImport(team),
                      })
                      .then(live.reload)
                  }
                >
                  Restore
                </Button>
              ),
            },
          ]}
          empty={
            <EmptyState
              title="There is no snapshot."
              hint="Take one before you try something. Actions that can be undone take one too."
            />
          }
        />
      )}
    </Card>
  );
}

/** Exports the team, and returns what imports it again: an Undo for actions that end snapshots. */
export async function prepareImport(team: ControlTeam): Promise<() => Promise<void>> {
  const world = await team.export();
  return () => team.import(world);
}
