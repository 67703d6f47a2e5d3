import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ViewProps } from "../../app/route.ts";
import { buildHref } from "../../app/router.ts";
import { Button, CopyButton } from "../../components/button.tsx";
import { EmptyState } from "../../components/load-state.tsx";
import { Select } from "../../components/select.tsx";
import { describeError } from "../../data/describe-error.ts";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import { LinkTokenTable, LinkState, type LinkToken } from "./link-token-table.tsx";
import { Code } from "../../components/code.tsx";
import { getReachableUrl } from "./reachable-url.ts";

/** Creates link tokens, opens the link page and shows what comes of it. */
export function LinkView({ query }: ViewProps): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const { data, error } = useLive(
    async (from) => {
      const [users, providers, tokens] = await Promise.all([
        from.users.list(),
        from.link.providers(),
        from.link.list(),
      ]);
      return { users: users.toReversed(), providers, tokens: tokens.toReversed() };
    },
    [],
    { on: ["state", "clock"], areas: ["users", "linkTokens"] },
  );
  const [chosenUser, setUser] = useState<string | null>(query.get("user"));
  const [provider, setProvider] = useState("");
  const [created, setCreated] = useState<string | null>(null);
  if (data === undefined)
    return error === null ? <p role="status">Loading…</p> : <p role="alert">{describeError(error)}</p>;
  const user = data.users.find(({ user_id }) => user_id === chosenUser) ?? data.users[0];
  const token = data.tokens.find(({ link_token }) => link_token === created);
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (user === undefined) return;
    const made = await action.run(
      () => team.link.createToken({ user: user.user_id, ...(provider === "" ? {} : { provider }) }),
      { done: "Created a link token." },
    );
    if (made !== undefined) setCreated(made.link_token);
  };
  return (
    <div class="stack">
      <div class="head">
        <h1>Link</h1>
      </div>
      {error !== null && <p role="alert">{describeError(error)}</p>}
      {user === undefined ? (
        <EmptyState title="There is no user to connect." hint="A link token belongs to a user.">
          <a class="button" href={buildHref("users")}>
            Create a user
          </a>
        </EmptyState>
      ) : (
        <section class="card" aria-labelledby="new-token">
          <h2 id="new-token">Connect a provider</h2>
          <form class="row bottom" onSubmit={(event) => void create(event)}>
            <Select
              label="User"
              value={user.user_id}
              choices={data.users.map((each) => [each.user_id, each.client_user_id] as const)}
              onChange={setUser}
            />
            <Select
              label="Provider"
              value={provider}
              choices={[
                ["", "The user chooses"] as const,
                ...data.providers.map(({ slug, name }) => [slug, name] as const),
              ]}
              onChange={setProvider}
            />
            <Button type="submit" look="primary" busy={action.busy}>
              Create a link token
            </Button>
          </form>
        </section>
      )}
      {token !== undefined && <LinkProgress key={token.link_token} token={token} />}
      <section class="card" aria-labelledby="tokens">
        <h2 id="tokens">Link tokens</h2>
        <LinkTokenTable tokens={data.tokens} />
      </section>
    </div>
  );
}

/** The way of one link token: the link page, the one-time code and the outcome. */
function LinkProgress({ token }: { token: LinkToken }): JSX.Element {
  const { link_token, link_web_url, code, state, user_id } = token;
  const url = getReachableUrl(link_web_url, location.origin);
  const { data: providers } = useLive(
    async (team) =>
      state === "consumed" ? (await team.connections.list(user_id)).map(({ name }) => name) : null,
    [link_token, state],
    { on: ["state"], areas: ["connections"] },
  );
  return (
    <section class="card" aria-labelledby="progress">
      <header>
        <h2 id="progress">This link</h2>
        <LinkState state={state} />
      </header>
      {(state === "unvalidated" || state === "validated") && (
        <>
          <div class="row">
            <a class="button primary" href={url} target="_blank" rel="noreferrer">
              Open the link page
            </a>
            <CopyButton text={url} label="Copy its URL" />
          </div>
          <Code label="URL of the link page" text={url} />
        </>
      )}
      {code !== null && (
        <p role="status">
          The one-time code is <strong class="mono">{code}</strong>{" "}
          <CopyButton text={code} what="the one-time code" />
        </p>
      )}
      {providers != null && (
        <p role="status">
          Connected now: {providers.join(", ")}. <a href={buildHref("users", user_id)}>See the user's data</a>
        </p>
      )}
    </section>
  );
}
