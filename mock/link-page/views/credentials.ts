import {
  linkCredentials,
  findSignInOutcome,
  WRONG_CODE,
  type LinkCredential,
} from "../../catalog/link-credentials.ts";
import { getCatalogProvider } from "../../catalog/providers.ts";
import { signInOf, type SignIn } from "../../domain/link/sources.ts";
import { html, type Html } from "../html.ts";

interface Column {
  readonly heading: string;
  readonly cell: (row: LinkCredential) => string | null;
}

const outcome: Column = { heading: "Outcome", cell: (row) => row.outcome };
const account = (heading: string): Column => ({ heading, cell: (row) => row.username });

/** What is worth showing of the published table, by the sign-in that a screen asks for. */
const columns: Readonly<Record<Exclude<SignIn, "elsewhere">, readonly Column[]>> = {
  password: [
    outcome,
    account("User name"),
    { heading: "Password", cell: (row) => row.password },
    { heading: "Region", cell: (row) => row.region },
    { heading: "Code", cell: (row) => row.code },
  ],
  email: [outcome, account("E-mail"), { heading: "Region", cell: (row) => row.region }],
  consent: [outcome, account("User name")],
};

/** A provider's own page asks for a name alone, so what a name alone brings about holds there. */
function rowsFor(signIn: Exclude<SignIn, "elsewhere">): readonly LinkCredential[] {
  const kind = signIn === "consent" ? "password" : signIn;
  const rows = linkCredentials.filter((row) => signInOf(getCatalogProvider(row.provider)) === kind);
  if (signIn !== "consent") return rows;
  return rows.filter(
    ({ outcome: of, region, username }) =>
      region === null && (of === "success" || "refuse" in findSignInOutcome(username)),
  );
}

/** The made-up accounts that bring about each outcome, as docs/link-testing.md lists them. */
export function credentialsPanel(signIn: Exclude<SignIn, "elsewhere">): Html {
  const shown = columns[signIn];
  return panel(
    html`<p class="hint">Any other sign-in succeeds. These bring about what they are named after.</p>
      <div class="scroll" role="region" aria-label="Test credentials" tabindex="0">
        <table>
          <thead>
            <tr>
              ${shown.map(({ heading }) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rowsFor(signIn).map(
              (row) =>
                html`<tr>
                  ${shown.map(({ cell }) => html`<td><code>${breakable(cell(row))}</code></td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
}

/** A long name that may go on in another line after each of its words. */
function breakable(name: string | null): readonly Html[] {
  return (name ?? "").split("_").map((word, index) => (index === 0 ? html`${word}` : html`_<wbr />${word}`));
}

/** The message that a user would have got, and what counts as wrong. */
export function codePanel(code: string): Html {
  return panel(
    html`<p>The message that was sent says <code id="sent-code">${code}</code>.</p>
      <p><code>${WRONG_CODE}</code> is wrong in every world.</p>`,
  );
}

function panel(content: Html): Html {
  return html`<details>
    <summary>Test credentials</summary>
    ${content}
  </details>`;
}
