import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { OrderFactorySeed } from "../../../tools/orders.ts";
import type { ScenarioInfo } from "../../../tools/scenarios.ts";
import { buildHref, navigate } from "../../app/router.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { TextField } from "../../components/field.tsx";
import { Select } from "../../components/select.tsx";
import { describeError } from "../../data/describe-error.ts";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";

const methods = ["testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"] as const;

/** A dialog that creates an order from its parts, or by a scenario. */
export function CreateOrder({ onClose }: { onClose: () => void }): JSX.Element {
  const team = useTeam();
  const action = useAction({ inDialog: true });
  const [method, setMethod] = useState<(typeof methods)[number]>("testkit");
  const [test, setTest] = useState("");
  const [user, setUser] = useState("");
  const [firstName, setFirstName] = useState("");
  const [lastName, setLastName] = useState("");
  const [scenario, setScenario] = useState<ScenarioInfo["name"] | "">("");
  const { data, error } = useLive(
    async (current) => ({
      users: await current.users.list(),
      tests: await current.orders.tests(),
      scenarios: await current.scenarios(),
    }),
    [],
    { on: [] },
  );
  const open = (id: string): void => {
    onClose();
    navigate(buildHref("orders", id));
  };
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    const patient = {
      ...(firstName === "" ? {} : { first_name: firstName }),
      ...(lastName === "" ? {} : { last_name: lastName }),
    };
    const seed: OrderFactorySeed = {
      ...(test === "" ? { method } : { lab_test_ids: [test] }),
      ...(user === "" ? {} : { user }),
      ...(Object.keys(patient).length === 0 ? {} : { patient }),
    };
    const order = await action.run(() => team.orders.create(seed), { undo: "Created an order." });
    if (order !== undefined) open(order.id);
  };
  const seedScenario = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (scenario === "") return;
    const ids: object | undefined = await action.run(() => team.scenario(scenario), {
      undo: `Seeded ${scenario}.`,
    });
    if (ids === undefined) return;
    const id: unknown = Reflect.get(ids, "order_id");
    if (typeof id === "string") open(id);
    else onClose();
  };
  const tests = (data?.tests ?? []).filter((one) => one.method === method);
  const chosen = data?.scenarios.find(({ name }) => name === scenario);
  return (
    <Dialog title="Create an order" error={action.error ?? (error && describeError(error))} onClose={onClose}>
      <form class="stack" onSubmit={(event) => void create(event)}>
        <Select
          label="Collection method"
          value={method}
          choices={methods.map((one) => [one, toWords(one)] as const)}
          onChange={(one) => {
            setMethod(one);
            setTest("");
          }}
        />
        <Select
          label="Test"
          value={test}
          choices={[
            ["", "Any test of this method"],
            ...tests.map(({ id, name, lab }) => [id, `${name} (${lab})`] as const),
          ]}
          onChange={setTest}
        />
        <Select
          label="User"
          value={user}
          choices={[
            ["", "A new user"],
            ...(data?.users ?? []).map(({ user_id, client_user_id }) => [user_id, client_user_id] as const),
          ]}
          onChange={setUser}
        />
        <div class="row bottom">
          <TextField label="First name" placeholder="synthetic" value={firstName} onInput={setFirstName} />
          <TextField label="Last name" placeholder="synthetic" value={lastName} onInput={setLastName} />
        </div>
        <Button type="submit" look="primary" busy={action.busy}>
          Create
        </Button>
      </form>
      <form class="stack by-scenario" onSubmit={(event) => void seedScenario(event)}>
        <Select
          label="Or by scenario"
          hint={chosen?.description}
          value={scenario}
          choices={[
            ["", "Choose a scenario"],
            ...(data?.scenarios ?? []).map(({ name }) => [name, name.replaceAll("-", " ")] as const),
          ]}
          onChange={setScenario}
        />
        <Button type="submit" busy={action.busy} disabled={scenario === ""}>
          Seed the scenario
        </Button>
      </form>
    </Dialog>
  );
}
