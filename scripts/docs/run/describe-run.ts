import type { Mock } from "sanguine/mock";
import { describeValue, type Described } from "./describe-value.ts";

interface ValidationIssue {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
}

/** Lists the requests to a mock, of each of its teams. */
export function listRequests(mock: Mock) {
  const entries = mock.teams().flatMap((team) => team.requests.list());
  return entries.map(({ method, request, status, response, aborted }) => ({
    method,
    path: request.path,
    status: status ?? aborted ?? "none",
    /** Why it failed. */
    reason: (status ?? 0) < 400 ? "" : readReason(response?.body),
    isPdf: response?.headers["content-type"] === "application/pdf",
  }));
}

function readReason(body: unknown): string {
  const detail = typeof body === "object" && body !== null && "detail" in body ? body.detail : body;
  if (Array.isArray(detail))
    return (detail as ValidationIssue[]).map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ");
  return typeof detail === "string" ? detail : (JSON.stringify(detail) ?? "");
}

export function listWebhooks(mock: Mock) {
  const messages = mock.teams().flatMap((team) => team.webhooks.outbox());
  return messages.map(({ eventType, status, body }) => ({
    event: eventType,
    status,
    body: describeValue(JSON.parse(body)),
  }));
}

/** Describes the variables of a sample that hold data. Clients and mocks hold functions. */
export function describeVariables(
  variables: Readonly<Record<string, unknown>>,
): (readonly [string, Described])[] {
  const isData = (value: unknown): boolean =>
    typeof value !== "function" &&
    (typeof value !== "object" ||
      value === null ||
      !Object.values(value).some((one) => typeof one === "function"));
  return Object.entries(variables)
    .filter(([, value]) => isData(value))
    .map(([name, value]) => [name, describeValue(value)] as const);
}
