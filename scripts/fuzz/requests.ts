import type { Random } from "../../mock/kernel/random.ts";
import type { FuzzedOperation, Parameter } from "./document.ts";
import { HOSTILE_TEXTS, type KnownValues, type Values } from "./values.ts";

/** A request, and whether it was built to match the OpenAPI document. */
export interface FuzzedRequest {
  readonly intent: "valid" | "invalid";
  readonly path: string;
  readonly init: RequestInit & { readonly headers: Headers };
}

/** What the requests of one run share. */
export interface RequestContext {
  readonly random: Random;
  readonly values: Values;
  readonly known: KnownValues;
  readonly apiKey: string;
  /** Bytes of a PDF with results, for uploads. */
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** Where an invalid request differs from a valid one. */
type Spoiled = "none" | "path" | "query" | "header" | "body" | "text" | "type" | "credential";

/** Builds a request of an operation. */
export function buildRequest(
  operation: FuzzedOperation,
  context: RequestContext,
  intent: FuzzedRequest["intent"],
): FuzzedRequest {
  const { random } = context;
  const places: Spoiled[] = ["query", "header", "credential"];
  if (operation.paths[0]?.includes("{") === true) places.push("path", "path");
  if (operation.parameters.some((parameter) => parameter.in === "query")) places.push("query", "query");
  if (operation.body !== null) places.push("body", "body", "body", "body", "body", "text", "type");
  const spoiled = intent === "valid" ? "none" : random.pick(places);
  const headers = buildHeaders(operation, context, spoiled);
  const path = buildPath(operation, context, spoiled) + buildQuery(operation, context, spoiled);
  const body = buildBody(operation, context, spoiled, headers);
  return { intent, path, init: { method: operation.method, headers, ...(body === null ? {} : { body }) } };
}

function buildHeaders(
  { parameters, auth }: FuzzedOperation,
  { random, values, known, apiKey }: RequestContext,
  spoiled: Spoiled,
): Headers {
  const headers = new Headers();
  const token =
    auth === "team" || (auth === "team-or-link" && random.chance(0.5)) ? null : known.pick("link_token");
  if (typeof token === "string") headers.set("x-service-link-token", token);
  else headers.set("x-service-api-key", apiKey);
  for (const { name, schema } of parameters.filter((parameter) => parameter.in === "header"))
    if (random.chance(0.3)) headers.set(name, String(values.build(schema, name)));
  if (spoiled === "credential") {
    headers.set(
      random.pick(["x-service-api-key", "x-service-link-token"]),
      random.pick(["", "wrong", "x".repeat(300)]),
    );
  }
  if (spoiled === "header") {
    headers.set(
      random.pick(["x-idempotency-key", "x-idempotency-error", "accept", "content-length", "range"]),
      random.pick(["", "a".repeat(2_000), "\u00ff", "-1", "text/html", "bytes=0-1"]),
    );
  }
  return headers;
}

function buildPath(operation: FuzzedOperation, context: RequestContext, spoiled: Spoiled): string {
  const { random, values, known } = context;
  return random.pick(operation.paths).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((each) => each.in === "path" && each.name === name);
    const used = random.chance(0.5) ? known.pick(name) : undefined;
    const value = String(used ?? values.build(parameter?.schema ?? { type: "string" }, name));
    const text = spoiled === "path" ? random.pick(HOSTILE_TEXTS) : value;
    // A half of a surrogate pair has no percent-encoding.
    return encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/g, "?"));
  });
}

function buildQuery(operation: FuzzedOperation, context: RequestContext, spoiled: Spoiled): string {
  const { random, values } = context;
  const query = new URLSearchParams();
  const chosen = operation.parameters.filter((each) => each.in === "query");
  for (const parameter of chosen) {
    if (parameter.required !== true && random.chance(0.6)) continue;
    for (const value of listQueryValues(parameter, values)) query.append(parameter.name, value);
  }
  if (spoiled === "query") {
    const name = random.chance(0.8) && chosen.length > 0 ? random.pick(chosen).name : "unknown";
    for (let count = random.int(1, 3); count > 0; count -= 1) query.append(name, random.pick(HOSTILE_TEXTS));
  }
  const text = query.toString();
  const broken = spoiled === "query" && random.chance(0.1) ? "&%zz=%ff&&=&a" : "";
  return text + broken === "" ? "" : `?${text}${broken}`;
}

function listQueryValues({ schema, name }: Parameter, values: Values): string[] {
  const value = values.build(schema, name);
  if (value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function buildBody(
  { body }: FuzzedOperation,
  { random, values, pdf }: RequestContext,
  spoiled: Spoiled,
  headers: Headers,
): NonNullable<RequestInit["body"]> | null {
  if (body === null) return null;
  const built =
    body.example !== undefined && random.chance(0.6)
      ? values.fillExample(body.example)
      : values.build(body.schema, "body");
  const content = spoiled === "body" ? values.spoil(built) : built;
  if (body.type === "multipart/form-data") return buildForm(content, pdf, spoiled);
  headers.set("content-type", "application/json");
  const text = JSON.stringify(content) ?? "";
  if (spoiled === "type")
    headers.set("content-type", random.pick(["text/plain", "application/xml", "", "multipart/form-data"]));
  if (spoiled !== "text") return text;
  return random.pick([
    text.slice(0, -1),
    `\uFEFF${text}`,
    "",
    "null",
    "[".repeat(20_000),
    `${text},`,
    text.replaceAll('"', "'"),
    `{"a":1,"a":${text}}`,
    "\u0000",
    new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
  ]);
}

function buildForm(content: unknown, pdf: Uint8Array<ArrayBuffer>, spoiled: Spoiled): FormData | string {
  if (spoiled === "text") return "--boundary\r\nnot a form";
  const form = new FormData();
  const bytes = spoiled === "body" ? pdf.slice(0, pdf.length / 2) : pdf;
  for (const [name, value] of Object.entries(content ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (name === "file") form.append(name, new Blob([bytes], { type: "application/pdf" }), "report.pdf");
      else form.append(name, typeof item === "object" ? JSON.stringify(item) : String(item));
    }
  }
  return form;
}
