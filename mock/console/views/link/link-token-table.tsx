import type { ControlTeam } from "../../../tools/control/client.ts";
import { ActionButton } from "../../components/button.tsx";
import { Badge, Time, type Tone } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { getReachableUrl } from "./reachable-url.ts";

/** A link token, as the control API returns it. */
export type LinkToken = Awaited<ReturnType<ControlTeam["link"]["list"]>>[number];

/** What each state means for a person. */
const states: Readonly<Record<LinkToken["state"], readonly [tone: Tone, text: string]>> = {
  invalid: ["bad", "invalid"],
  expired: ["warn", "expired"],
  consumed: ["good", "connected"],
  unvalidated: ["plain", "not opened"],
  validated: ["info", "opened"],
};

/** The state of a link token. */
export function LinkState({ state }: Pick<LinkToken, "state">) {
  return <Badge tone={states[state][0]}>{states[state][1]}</Badge>;
}

/** Link tokens with their states, newest first. */
export function LinkTokenTable({ tokens }: { tokens: readonly LinkToken[] }) {
  return (
    <Table<LinkToken>
      label="Link tokens by state"
      columns={[
        {
          title: "Token",
          // The whole token would open the link. Its beginning tells tokens apart.
          render: ({ link_token }) => <span class="mono">{link_token.slice(0, 8)}…</span>,
        },
        { title: "State", render: LinkState },
        { title: "Provider", render: ({ provider }) => provider ?? <span class="soft">any</span> },
        { title: "Expires", render: ({ expires_at }) => <Time value={expires_at} /> },
        { title: "Actions", render: (token) => <Actions token={token} /> },
      ]}
      rows={tokens}
      getKey={({ link_token }) => link_token}
      empty="No link tokens"
      hint="A link token opens the link page for one user."
    />
  );
}

function Actions({ token: { link_token, link_web_url, state } }: { token: LinkToken }) {
  if (state === "expired" || state === "consumed" || state === "invalid") return null;
  const name = `the token ${link_token.slice(0, 8)}`;
  return (
    <div class="row">
      <a
        class="button"
        href={getReachableUrl(link_web_url, location.origin)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open the link page of ${name}`}
      >
        Open
      </a>
      <ActionButton
        look="danger"
        label={`Expire ${name}`}
        act={(team) => team.link.expire(link_token)}
        undo="Expired the link token."
      >
        Expire
      </ActionButton>
    </div>
  );
}
