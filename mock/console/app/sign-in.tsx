import { useState } from "preact/hooks";
import { Button } from "../components/button.tsx";
import { Input } from "../components/fields.tsx";

/** Asks for the control token. */
export function SignIn({
  problem,
  onSubmit,
}: {
  problem: string | null;
  onSubmit: (token: string) => Promise<void>;
}) {
  const [token, setToken] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (token.trim() === "") return;
    setBusy(true);
    await onSubmit(token.trim());
    setBusy(false);
  };
  return (
    <main class="sign-in">
      <h1>sanguine console</h1>
      <p class="soft">
        The mock prints its control token at the start, after <code>authorization: Bearer</code>. In a test it
        is <code>mock.controlToken</code>. The token stays in this tab.
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <Input
          field={{ name: "token", label: "Control token", type: "password", required: true }}
          error={problem}
          value={token}
          onChange={setToken}
        />
        <Button type="submit" look="primary" busy={busy}>
          Open the console
        </Button>
      </form>
    </main>
  );
}
