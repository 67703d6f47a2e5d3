import { ActionButton } from "../../components/button.tsx";
import { Form } from "../../components/form.tsx";
import { Card, Loaded, Time } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";

export function SnapshotsCard() {
  // Actions of other views take snapshots too, and what they change is reported.
  const live = useLive(async (team) => (await team.snapshots()).toReversed(), [], ["state", "clock"]);
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
            empty="There is no snapshot."
            hint="Take one before you try something. Actions that can be undone take one too."
          />
        )}
      </Loaded>
    </Card>
  );
}
