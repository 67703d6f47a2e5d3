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

/** The headings for each sign-in method, and what stands below them. */
const columns: Readonly<Record<FormMethod, Readonly<Record<string, keyof LinkCredential>>>> = {
  password: {
    Outcome: "outcome",
    "User name": "username",
    Password: "password",
    Region: "region",
    Code: "code",
  },
  email: { Outcome: "outcome", "E-mail": "username", Region: "region" },
  oauth: { Outcome: "outcome", "User name": "username" },
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
              ${Object.keys(shown).map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${listCredentials(method).map(
              (row) =>
                html`<tr>
                  ${Object.values(shown).map((name) => html`<td><code>${renderBreakable(row[name])}</code></td>`)}
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
