import { createMock, type MockTeam } from "sanguine/mock";
import { getDocumented, type PreparedCall } from "../support/calls.ts";

/** A response with its parsed body: JSON, or the text of a PDF. */
export interface ContractResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface Issue {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly ctx?: { readonly rule?: string };
}

/** Sends a prepared request. A key of null sends no credential but those of `credentials`. */
export async function send(
  team: MockTeam,
  call: PreparedCall,
  key: string | null = team.apiKey,
  credentials: Readonly<Record<string, string>> = {},
): Promise<ContractResponse> {
  const { method, paths, body: media, auth } = getDocumented(call.id);
  const path = (paths[0] ?? "").replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path[name] ?? ""),
  );
  const query = new URLSearchParams(
    Object.entries(call.query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
    ),
  );
  const headers = new Headers(key === null ? credentials : call.headers);
  // A link token is the credential of the operations that take one.
  if (
    key !== null &&
    (auth === "team" || key !== team.apiKey || call.headers["x-service-link-token"] === undefined)
  )
    headers.set("x-service-api-key", key);
  const init: RequestInit & { headers: Headers } = { method, headers };
  if (call.body !== undefined) {
    if (media?.type === "multipart/form-data") init.body = await buildForm(call.body);
    else {
      headers.set("content-type", "application/json");
      init.body = JSON.stringify(call.body);
    }
  }
  const response = await team.fetch(
    `${team.url}${path}${query.size === 0 ? "" : `?${query.toString()}`}`,
    init,
  );
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  return { status: response.status, body: type.includes("json") ? JSON.parse(text) : text };
}

export function listIssues({ status, body }: ContractResponse): readonly Issue[] {
  const detail: unknown = status === 422 ? Reflect.get(Object(body), "detail") : [];
  return Array.isArray(detail) ? (detail as readonly Issue[]) : [];
}

let report: Promise<Uint8Array<ArrayBuffer>> | undefined;

async function createReport(): Promise<Uint8Array<ArrayBuffer>> {
  const { orders } = createMock({ seed: "report" });
  return new Uint8Array(await orders.pdf(orders.create({ traits: ["completed"] }), "result"));
}

async function buildForm(fields: unknown): Promise<FormData> {
  report ??= createReport();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    for (const one of [value].flat())
      form.append(name, name === "file" ? new Blob([await report]) : String(one));
  return form;
}
