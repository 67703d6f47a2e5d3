import type { JSX } from "preact";
import { ActionButton } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { Form } from "../../components/form.tsx";
import { EmptyState, Loaded } from "../../components/load-state.tsx";
import { Table } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useLive } from "../../data/use-live.ts";

/** Takes, lists and restores snapshots. */
export function SnapshotsCard(): JSX.Element {
  // Actions of other views take snapshots too, and what they change is reported.
  const live = useLive(async (team) => (await team.snapshots()).toReversed(), [], { on: ["state", "clock"] });
  return (
    <Card title="Snapshots">
      <Form
        fields={[{ name: "label", label: "Label", placeholder: "Before the test" }]}
        submit="Take a snapshot"
        act={(team, values) => team.snapshot(values)}
        options={{ done: "Took a snapshot." }}
        onDone={live.reload}
      />
      <Loaded live={live}>
        {(snapshots) => (
          <Table
            label="Snapshots"
            rows={snapshots}
            getKey={({ id }) => id}
            columns={[
              { title: "Snapshot", render: ({ id, label }) => label ?? id },
              { title: "Clock", render: ({ at }) => <Time value={at} /> },
              {
                title: "Action",
                render: (snapshot) => (
                  <ActionButton
                    look="plain"
                    label={`Restore ${snapshot.label ?? snapshot.id}`}
                    act={(team) => team.restore(snapshot)}
                    undo="Restored the snapshot. Later snapshots are gone."
                    endsSnapshots
                    onDone={live.reload}
                  >
                    Restore
                  </ActionButton>
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
      </Loaded>
    </Card>
  );
}
