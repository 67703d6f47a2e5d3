import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ControlRequest } from "../../../tools/control/client.ts";
import { buildHref } from "../../app/router.ts";
import { Badge } from "../../components/badge.tsx";
import { Card, KeyValue } from "../../components/card.tsx";
import { Check } from "../../components/field.tsx";
import { Code, Json } from "../../components/code.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { Table } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useLive } from "../../data/use-live.ts";
import { formatDuration, RequestStatus, shortenIds } from "./request-parts.tsx";
import { insertKey } from "./insert-key.ts";

/** One request: what came, what was wrong with it, what the mock sent, and code that sends it again. */
export function RequestPage({ id }: { id: string }): JSX.Element {
  const live = useLive(
    async (team) => ({
      entry: await team.requests.get(/^\d+$/.test(id) ? Number(id) : id),
      info: await team.info(),
    }),
    [id],
    { on: [] },
  );
  const { data } = live;
  return (
    <>
      <div class="head">
        <h1>{data === undefined ? "Request" : `${data.entry.method} ${shortenIds(data.entry.path)}`}</h1>
        {data !== undefined && <RequestStatus entry={data.entry} />}
        <a href={buildHref("requests")}>All requests</a>
      </div>
      <LoadState live={live} />
      {data !== undefined && (
        <div class="columns">
          <div class="stack">
            <Summary entry={data.entry} />
            <Problems entry={data.entry} />
            <Snippets entry={data.entry} apiKey={data.info.api_key} />
          </div>
          <div class="stack">
            <Card title="Request">
              <KeyValue
                rows={[
                  ["Path", <code>{data.entry.request.path}</code>],
                  ["Query", data.entry.request.query === "" ? null : <code>{data.entry.request.query}</code>],
                ]}
              />
              {data.entry.request.body === undefined ? (
                <p class="soft">No body was kept.</p>
              ) : (
                <Json label="the request body" value={data.entry.request.body} />
              )}
            </Card>
            <Response entry={data.entry} />
          </div>
        </div>
      )}
    </>
  );
}

function Summary({ entry }: { entry: ControlRequest }): JSX.Element {
  const { duration } = entry;
  return (
    <Card title="What happened">
      <KeyValue
        rows={[
          ["Operation", entry.operation ?? "none"],
          ["Number", entry.sequence],
          ["Request id", <code>{entry.requestId}</code>],
          ["Route", <code>{entry.route}</code>],
          [
            "User",
            entry.user_id === null ? null : <a href={buildHref("users", entry.user_id)}>{entry.user_id}</a>,
          ],
          ["Arrived", <Time value={entry.at} precise />],
          ["Real time", duration.real === null ? null : formatDuration(duration)],
          ["Virtual time", formatDuration({ ...duration, real: null })],
          ["Connection", entry.aborted],
          ["Handled by", entry.overridden ? "an override of the test" : null],
          ["Fault", entry.fault ? <Badge tone="warn">a fault was applied</Badge> : null],
        ]}
      />
    </Card>
  );
}

function Problems({ entry }: { entry: ControlRequest }): JSX.Element | null {
  const { issues, warnings, error, near, unmatched } = entry;
  if (issues.length === 0 && warnings.length === 0 && error === null && !unmatched) return null;
  return (
    <Card title="Problems">
      {issues.length > 0 && (
        <Table
          label="Validation issues"
          columns={[
            { title: "Place", render: ({ loc }) => <code>{loc.join(".")}</code> },
            { title: "Problem", render: ({ msg }) => msg },
            { title: "Given", render: ({ input }) => <code>{JSON.stringify(input)}</code> },
          ]}
          rows={issues}
          getKey={({ loc, type }) => `${loc.join(".")} ${type}`}
        />
      )}
      {issues.length === 0 && typeof error === "string" && <p>{error}</p>}
      {issues.length === 0 && typeof error === "object" && error !== null && (
        <Json label="the error" value={error} />
      )}
      {warnings.map(({ code, message }) => (
        <p key={code + message}>
          <Badge tone="warn">{code}</Badge> {message}
        </p>
      ))}
      {near.length > 0 && (
        <>
          <h3>Nearest operations</h3>
          <ul>
            {near.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Snippets({ entry, apiKey }: { entry: ControlRequest; apiKey: string }): JSX.Element {
  const [withKey, setWithKey] = useState(false);
  const { curl, sdk } = entry.snippets;
  return (
    <Card title="Send it again">
      <Check
        label="With the key of the mock"
        hint="Otherwise the command reads SANGUINE_API_KEY."
        checked={withKey}
        onChange={setWithKey}
      />
      <Code label="the curl command" text={withKey ? insertKey(curl, apiKey) : curl} />
      {sdk !== null && <Code label="the client call" text={sdk} />}
    </Card>
  );
}

function Response({ entry: { response, aborted } }: { entry: ControlRequest }): JSX.Element {
  return (
    <Card title="Response">
      {response === null ? (
        <p class="soft">No response was sent{aborted === null ? "" : `: ${aborted}`}.</p>
      ) : (
        <>
          <KeyValue
            rows={Object.entries(response.headers).map(
              ([name, value]) => [name, <code>{value}</code>] as const,
            )}
          />
          {response.kept ? (
            <Json label="the response body" value={response.body} />
          ) : (
            <p class="soft">
              {response.size === 0
                ? "The response has no body."
                : `The journal does not keep the body (${response.size} long).`}
            </p>
          )}
        </>
      )}
    </Card>
  );
}
