import {
  linkCredentials,
  findSignInOutcome,
  WRONG_CODE,
  type LinkCredential,
} from "../../../catalog/link-credentials.ts";
import { getCatalogProvider } from "../../../catalog/providers.ts";
import { getSignInMethod, type SignInMethod } from "../../../domain/link/linkable-providers.ts";
import { html, type Html } from "../../../kernel/html/html.ts";

type FormMethod = Exclude<SignInMethod, "unsupported">;

interface Column {
  readonly heading: string;
  readonly cell: (row: LinkCredential) => string | null;
}

const outcomeColumn: Column = { heading: "Outcome", cell: (row) => row.outcome };
const createAccountColumn = (heading: string): Column => ({ heading, cell: (row) => row.username });

const columns: Readonly<Record<FormMethod, readonly Column[]>> = {
  password: [
    outcomeColumn,
    createAccountColumn("User name"),
    { heading: "Password", cell: (row) => row.password },
    { heading: "Region", cell: (row) => row.region },
    { heading: "Code", cell: (row) => row.code },
  ],
  email: [outcomeColumn, createAccountColumn("E-mail"), { heading: "Region", cell: (row) => row.region }],
  oauth: [outcomeColumn, createAccountColumn("User name")],
};

/** Lists the rows for a sign-in method. A consent page asks only for a user name, so it shows the rows that depend on nothing else. */
function listCredentials(method: FormMethod): readonly LinkCredential[] {
  const rowMethod = method === "oauth" ? "password" : method;
  const rows = linkCredentials.filter(
    (row) => getSignInMethod(getCatalogProvider(row.provider)) === rowMethod,
  );
  if (method !== "oauth") return rows;
  return rows.filter(
    ({ outcome, region, username }) =>
      region === null && (outcome === "success" || "error" in findSignInOutcome(username)),
  );
}

/** Renders the panel of accounts that trigger each outcome. docs/link-testing.md lists the same accounts. */
export function renderCredentialsPanel(method: FormMethod): Html {
  const shown = columns[method];
  return renderPanel(
    html`<p class="hint">
        Any other sign-in succeeds. These accounts trigger the outcome that they are named after.
      </p>
      <div class="scroll" role="region" aria-label="Test credentials" tabindex="0">
        <table>
          <thead>
            <tr>
              ${shown.map(({ heading }) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${listCredentials(method).map(
              (row) =>
                html`<tr>
                  ${shown.map(({ cell }) => html`<td><code>${renderBreakable(cell(row))}</code></td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
}

/** Renders a long name that can wrap between its words. */
function renderBreakable(name: string | null): readonly Html[] {
  return (name ?? "")
    .split(/(?=[_@])/)
    .map((word, index) => (index === 0 ? html`${word}` : html`<wbr />${word}`));
}

export function renderCodePanel(code: string): Html {
  return renderPanel(
    html`<p>The code that was sent is <code id="sent-code">${code}</code>.</p>
      <p><code>${WRONG_CODE}</code> is always wrong.</p>`,
  );
}

function renderPanel(content: Html): Html {
  return html`<details>
    <summary>Test credentials</summary>
    ${content}
  </details>`;
}
