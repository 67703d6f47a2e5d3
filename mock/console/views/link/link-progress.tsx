import type { JSX } from "preact";
import { buildHref } from "../../app/router.ts";
import { Code } from "../../components/code.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { useLive } from "../../data/use-live.ts";
import { LinkState, type LinkToken } from "./link-token-table.tsx";
import { getReachableUrl } from "./reachable-url.ts";

/** The way of one link token: the link page, the one-time code and the outcome. */
export function LinkProgress({ token }: { token: LinkToken }): JSX.Element {
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
