import type { ControlTeamInfo } from "../../../tools/control/client.ts";
import { useSession } from "../../app/session.ts";
import { Button, CopyButton } from "../../components/button.tsx";
import { ConfirmButton } from "../../components/dialog.tsx";
import { Form } from "../../components/form.tsx";
import { Badge, Card, Loaded } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";

/** Lists the teams, switches between them, creates one and removes one. */
export function TeamsCard() {
  const { control, team: chosen, chooseTeam } = useSession();
  const live = useLive(
    async (): Promise<ControlTeamInfo[]> => Promise.all((await control.teams()).map((each) => each.info())),
    [control],
    ["team", "clock"],
  );
  return (
    <Card title="Teams">
      <Loaded live={live}>
        {(teams) => (
          <Table
            label="Teams"
            rows={teams}
            getKey={({ team }) => team}
            columns={[
              { title: "Team", render: ({ team }) => team },
              { title: "Clock", render: ({ clock }) => clock },
              {
                title: "API key",
                render: ({ api_key, team }) => <CopyButton text={api_key} what={`the API key of ${team}`} />,
              },
              {
                title: "Action",
                render: ({ team }) => (
                  <div class="row">
                    {team === chosen ? (
                      <Badge tone="info">shown</Badge>
                    ) : (
                      <Button look="plain" label={`Show ${team}`} onClick={() => chooseTeam(team)}>
                        Show
                      </Button>
                    )}
                    {team !== control.name && (
                      <ConfirmButton
                        question="All its data is discarded, and its API key stops working. You cannot undo this."
                        act={() => control.select(team).remove()}
                        done={`Removed ${team}.`}
                      >
                        {`Remove ${team}`}
                      </ConfirmButton>
                    )}
                  </div>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <Form
        fields={[
          { name: "name", label: "Name of a new team", placeholder: "Chosen for you" },
          { name: "preset", label: "Settings", choices: [["", "as the mock's"], "demo", "empty"] },
        ]}
        submit="Create a team"
        act={(_, options) => control.team(options)}
        options={{ done: "Created the team." }}
      />
    </Card>
  );
}
