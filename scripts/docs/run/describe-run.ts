import type { Mock } from "sanguine/mock";
import { describeDetail } from "../../../mock/kernel/describe-detail.ts";
import { describeValue, type Described } from "./describe-value.ts";

export function listRequests(mock: Mock) {
  const entries = mock.teams().flatMap((team) => team.requests.list());
  return entries.map(({ method, request, status, response, aborted, error }) => ({
    method,
    path: request.path,
    status: status ?? aborted ?? "none",
    /** Why it failed. */
    reason: (status ?? 0) < 400 ? "" : describeDetail(error ?? response?.body ?? ""),
    isPdf: response?.headers["content-type"] === "application/pdf",
  }));
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
