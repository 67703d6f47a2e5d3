import { createMock, type Mock } from "sanguine/mock";
import { expect, it } from "vitest";
import type { OperationId } from "../../../../src/generated/operations.ts";
import { setAt } from "../../../contract/schemas.ts";
import { type ContractResponse, listIssues, send } from "../../../contract/send.ts";
import { prepareCall, type PreparedCall } from "../../../support/calls.ts";

/** Values of the body by their places, such as `address.zip`, or of another part, such as `query.size`. Undefined leaves one out. */
type Changes = Readonly<Record<string, unknown>>;

/** What differs from a request that succeeds, or a function that prepares the mock and returns this. */
type Change = Changes | ((mock: Mock, call: PreparedCall) => Changes);

/** A request that is rejected: what is wrong, a part of the error, and its status, which is 400 unless it is another one. */
type Rejected = readonly [what: string, change: Change, says: string, status?: number];

/** Sends a request that an operation accepts, with some changes. Returns the response, and the tables as they were before. */
export async function sendChanged(id: OperationId, change: Change) {
  const mock = createMock({ seed: "handlers", now: "2026-01-15T09:00:00Z" });
  // The accounts of a team are created on first use.
  mock.labAccounts.list();
  let call = await prepareCall(mock, id);
  for (const [name, value] of Object.entries(typeof change === "function" ? change(mock, call) : change)) {
    const place = (/^(path|query|headers)\./.test(name) ? name : `body.${name}`).split(".");
    call = setAt(
      call,
      place.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      value,
    ) as PreparedCall;
  }
  const before = mock.export().tables;
  const response = await send(mock, call);
  expect(mock.requests.violations).toEqual([]);
  return { mock, before, response };
}

/** Returns the messages of an error, and what a row says of it: the messages, or the issues of a 422 by place and rule. */
function explain(response: ContractResponse): { readonly message: string; readonly said: string } {
  const { detail } = response.body as { detail: string | { error_type: string; error_message: string } };
  const issues = listIssues(response);
  if (issues.length === 0) {
    const message = typeof detail === "string" ? detail : `${detail.error_type} ${detail.error_message}`;
    return { message, said: message };
  }
  const said = issues.map(({ loc, ctx }) => [loc.slice(1).join("."), ctx?.rule ?? []].flat().join(" "));
  return { message: issues.map(({ msg }) => msg).join(", "), said: said.join(", ") };
}

/** Tests that requests are rejected and change nothing, and that no message repeats what they contain of a patient. */
export function rejects(title: string, id: OperationId, rows: readonly Rejected[]): void {
  it.for(rows)(`${title} ${id} rejects %s`, async ([, change, says, status = 400]) => {
    const { mock, before, response } = await sendChanged(id, change);
    expect(response.status, JSON.stringify(response.body)).toBe(status);
    const { message, said } = explain(response);
    if (status === 422) expect(said).toBe(says);
    else expect(said).toContain(says);
    expect(message).not.toMatch(/Fernsby|Alder|2012-03-01|8500|HG-1|Perhaps|Zoë|error, \d/);
    expect(mock.export().tables).toEqual(before);
  });
}

/** Tests that values at places of a request break rules. All rows have the other changes of `base`. */
export function rejectsValues(
  title: string,
  id: OperationId,
  rows: readonly (readonly [place: string, value: unknown, rule: string])[],
  base: Changes = {},
): void {
  rejects(
    title,
    id,
    rows.map(([place, value, rule]) => [
      `${JSON.stringify(value).slice(0, 60)} as ${place}`,
      { ...base, [place]: value },
      `${place.replace(/^(path|query)\./, "")} ${rule}`.trim(),
      422,
    ]),
  );
}

/** Tests that requests are accepted: what they are, and fields of their response. */
export function accepts(
  title: string,
  id: OperationId,
  rows: readonly (readonly [what: string, change: Change, fields?: object])[],
): void {
  it.for(rows)(`${title} ${id} accepts %s`, async ([, change, fields = {}]) => {
    const { response } = await sendChanged(id, change);
    expect(response).toMatchObject({ status: 200, body: fields });
  });
}
