import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";

/** Asks for the control token. */
export function SignIn({
  problem,
  onSubmit,
}: {
  problem: string | null;
  onSubmit: (token: string) => Promise<void>;
}): JSX.Element {
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
      <h1>Console</h1>
      <p class="soft">
        The mock prints its control token at the start, after <code>authorization: Bearer</code>. In a test it
        is <code>mock.controlToken</code>. The token stays in this tab.
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <Field label="Control token" error={problem}>
          {(props) => (
            <input
              {...props}
              type="password"
              autocomplete="off"
              required
              value={token}
              onInput={(event) => setToken(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={busy}>
          Open the console
        </Button>
      </form>
    </main>
  );
}
