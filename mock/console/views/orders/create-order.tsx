import { collectionMethodValues } from "../../../../src/generated/enums.ts";
import type { OrderFactorySeed } from "../../../tools/orders.ts";
import type { ScenarioInfo } from "../../../tools/scenarios.ts";
import { buildHref, useNavigate } from "../../app/location.ts";
import { Dialog } from "../../components/dialog.tsx";
import { toChoice } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";
import { findUser } from "../users/load-user.ts";

/** A dialog that creates an order from its parts, or by a scenario. */
export function CreateOrder({
  user,
  onClose,
}: {
  /** Id of the user to begin with. */
  user?: string | undefined;
  onClose: () => void;
}) {
  const live = useLive(
    async (team) => ({
      users: (await team.users.list()).toReversed(),
      tests: await team.orders.tests(),
      scenarios: await team.scenarios(),
    }),
    [],
  );
  const navigate = useNavigate();
  const open = (id: unknown): void => {
    onClose();
    if (typeof id === "string") navigate(buildHref("orders", id));
  };
  return (
    <Dialog title="Create an order" onClose={onClose}>
      <Loaded live={live}>
        {({ users, tests, scenarios }) => (
          <>
            <Form
              stacked
              initial={{ user: users.find(({ user_id }) => user_id === user)?.client_user_id ?? "" }}
              fields={({ method = collectionMethodValues[0] }) => [
                {
                  name: "method",
                  label: "Collection method",
                  choices: collectionMethodValues.map(toChoice),
                },
                {
                  name: "test",
                  label: "Test",
                  choices: [
                    ["", "Any test of this method"],
                    ...tests
                      .filter((test) => test.method === method)
                      .map(({ id, name, lab }) => [id, `${name} (${lab})`] as const),
                  ],
                },
                {
                  name: "user",
                  label: "User",
                  hint: "A client user id. Leave it empty for a new user.",
                  suggestions: users.map(({ client_user_id }) => client_user_id),
                },
                { name: "first_name", label: "First name", placeholder: "synthetic" },
                { name: "last_name", label: "Last name", placeholder: "synthetic" },
                {
                  name: "status",
                  label: "Status",
                  choices: { "": "received", completed: "completed, with results" },
                },
              ]}
              submit="Create"
              look="primary"
              act={(team, { method, test, user: name, status, ...patient }) =>
                team.orders.create({
                  ...(test === undefined ? { method } : { lab_test_ids: [test] }),
                  user: name === undefined ? undefined : findUser(users, name),
                  status,
                  patient,
                } as OrderFactorySeed)
              }
              options={{ undo: "Created an order." }}
              onDone={({ id }) => open(id)}
            />
            <hr />
            <Form
              stacked
              fields={({ scenario }) => [
                {
                  name: "scenario",
                  label: "Or by scenario",
                  hint: scenarios.find(({ name }) => name === (scenario ?? scenarios[0]?.name))?.description,
                  choices: scenarios.map(({ name }) => [name, name.replaceAll("-", " ")]),
                },
              ]}
              submit="Create the scenario"
              act={(team, { scenario }) => team.scenario(scenario as ScenarioInfo["name"])}
              options={({ scenario }) => ({ undo: `Created ${scenario}.` })}
              onDone={(ids) => open(Reflect.get(ids, "order_id"))}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
