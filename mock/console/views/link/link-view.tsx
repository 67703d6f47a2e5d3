import { useRef, useState } from "preact/hooks";
import { buildHref, type Location } from "../../app/location.ts";
import { CopyButton } from "../../components/button.tsx";
import { Code } from "../../components/code.tsx";
import { Form } from "../../components/form.tsx";
import { Card, EmptyState, Head, Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";
import { findUser } from "../users/load-user.ts";
import { LinkTokenTable, LinkState, type LinkToken } from "./link-token-table.tsx";
import { getReachableUrl } from "./reachable-url.ts";

/** Creates link tokens, opens the link page and shows what comes of it. */
export function LinkView({ location }: { location: Location }) {
  const people = useLive(
    async (team) => ({
      users: (await team.users.list()).toReversed(),
      providers: await team.link.providers(),
    }),
    [],
    ["users"],
  );
  const live = useLive(async (team) => (await team.link.list()).toReversed(), [], ["clock", "linkTokens"]);
  const [created, setCreated] = useState<string | null>(null);
  // Stays while other programs create users.
  const user = useRef(location.query.user);
  user.current ??= people.data?.users[0]?.client_user_id;
  const token = live.data?.find(({ link_token }) => link_token === created);
  return (
    <div class="stack">
      <Head title="Link" />
      <Loaded live={people}>
        {({ users, providers }) =>
          users.length === 0 ? (
            <EmptyState title="There is no user to connect." hint="A link token belongs to a user.">
              <a class="button" href={buildHref("users")}>
                Create a user
              </a>
            </EmptyState>
          ) : (
            <Card title="Connect a provider">
              <Form
                initial={{ user: user.current ?? "" }}
                fields={[
                  {
                    name: "user",
                    label: "User",
                    required: true,
                    suggestions: users.map(({ client_user_id }) => client_user_id),
                  },
                  {
                    name: "provider",
                    label: "Provider",
                    choices: [
                      ["", "The user chooses"],
                      ...providers.map(({ slug, name }) => [slug, name] as const),
                    ],
                  },
                ]}
                submit="Create a link token"
                look="primary"
                act={(team, { user = "", provider }) =>
                  team.link.createToken({ user: findUser(users, user), provider })
                }
                options={{ done: "Created a link token." }}
                onDone={(made) => setCreated(made.link_token)}
              />
            </Card>
          )
        }
      </Loaded>
      {token !== undefined && <LinkProgress key={token.link_token} token={token} />}
      <Card title="Link tokens">
        <Loaded live={live}>{(tokens) => <LinkTokenTable tokens={tokens} />}</Loaded>
      </Card>
    </div>
  );
}

/** The way of one link token: the link page, the one-time code and the outcome. */
function LinkProgress({ token }: { token: LinkToken }) {
  const { link_token, link_web_url, code, state, user_id } = token;
  const url = getReachableUrl(link_web_url, location.origin);
  const { data: providers } = useLive(
    async (team) =>
      state === "consumed" ? (await team.connections.list(user_id)).map(({ name }) => name) : null,
    [link_token, state],
    ["connections"],
  );
  return (
    <Card title="This link" actions={<LinkState state={state} />}>
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
    </Card>
  );
}
