/** Sends valid and invalid requests, made from the OpenAPI document, to every operation of the mock: `npm run test:fuzz`. */
import { createMock, type Mock } from "sanguine/mock";
import { expect, test } from "vitest";
import { chance, hostileText, match, spoil } from "../support/arbitraries.ts";
import { prepareCall, type PreparedCall } from "../support/calls.ts";
import { listOperations, type FuzzedOperation } from "../support/document.ts";
import * as fc from "../support/fast-check.ts";

/** A request, and whether it was built to match the OpenAPI document. */
interface FuzzedRequest {
  readonly intent: "valid" | "invalid";
  readonly path: string;
  readonly init: RequestInit & { readonly headers: Headers };
}

/** After this many requests, the mock is created again, so that its lists stay short. */
const REQUESTS_PER_MOCK = 1_500;

/** Operations that change the state although they respond with 400 to 499, and why. */
const CHANGES_WHEN_REFUSED: Readonly<Record<string, string>> = {
  "users.refresh": "a refresh that fails counts against the limit of an hour",
  "link.email": "a wrong one-time code counts against the link token",
  "link.password": "a refused sign-in counts against the link token",
  "link.completeMfa": "a wrong one-time code counts against the link token",
  "link.oauth": "starting a sign-in consumes the link token",
};

function createWorld(seed: string): Mock {
  const mock = createMock({ seed, journalSize: 10 });
  const features = mock.settings.list().filter(({ value }) => value === false);
  mock.settings.set(Object.fromEntries(features.map(({ name }) => [name, true])));
  for (const { name } of mock.scenarios()) mock.scenario(name);
  return mock;
}

/** Draws values. The same seed of fast-check draws the same ones. */
type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T;

function createDraw(): Draw {
  let next = fc.readConfigureGlobal()?.seed ?? Date.now();
  // oxlint-disable-next-line typescript/no-non-null-assertion -- one run gives one value
  return (arbitrary) => fc.sample(arbitrary, { seed: (next += 1) | 0, numRuns: 1 })[0]!;
}

/** Requests to each operation. */
const ROUNDS = fc.repeat(2);

test(
  "no request gets a status of 500, a response outside the document, or changes the state although it is refused",
  { timeout: fc.repeat(60_000) },
  async () => {
    const operations = listOperations();
    const draw = createDraw();
    let mock = createWorld("requests");
    const prepared = new Map<string, PreparedCall>();
    const accepted = new Set<string>();
    const found: string[] = [];
    const pdf = new Uint8Array(
      await mock.orders.pdf(mock.orders.create({ traits: ["completed"] }), "result"),
    );
    for (let round = 0, sent = 0; round < ROUNDS; round += 1) {
      for (const operation of operations) {
        if (sent > 0 && sent % REQUESTS_PER_MOCK === 0) {
          mock = createWorld(`requests ${sent}`);
          prepared.clear();
        }
        sent += 1;
        // Half of the requests find what earlier ones did to the same rows.
        const known = draw(chance(0.5)) ? prepared.get(operation.id) : undefined;
        const call = known ?? (await prepareCall(mock, operation.id));
        prepared.set(operation.id, call);
        const request = buildRequest(operation, call, round % 2 === 0, { draw, mock, pdf });
        const { status, problems } = await sendRequest(mock, operation, request);
        if (status < 400) accepted.add(operation.id);
        for (const problem of problems)
          found.push(`${operation.id}: ${problem}\n    ${describeRequest(request)}`);
        if (draw(chance(0.01))) await mock.clock.advance(draw(fc.integer({ min: 1, max: 72 })) * 3_600_000);
      }
    }
    expect(found).toEqual([]);
    // Without an accepted request, a run does not test what an operation does: prepare its state in test/support/calls.ts.
    const unreached = operations.filter(({ id }) => !accepted.has(id));
    expect(unreached.length).toBeLessThan(ROUNDS >= 40 ? 1 : operations.length - 20);
  },
);

/** What the requests of one run share. */
interface RequestContext {
  readonly draw: Draw;
  readonly mock: Mock;
  /** Bytes of a PDF with results, for uploads. */
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** Where an invalid request differs from a valid one, and how often. */
const places = { path: 2, query: 2, header: 1, credential: 1, body: 5, text: 1, type: 1 };
type Spoiled = "none" | keyof typeof places;

const wrongHeaders: Readonly<Record<"header" | "credential", fc.Arbitrary<[string, string]>>> = {
  header: fc.tuple(
    fc.constantFrom("x-idempotency-key", "x-idempotency-error", "accept", "content-length", "range"),
    fc.constantFrom("", "a".repeat(2_000), "\u00ff", "-1", "text/html", "bytes=0-1"),
  ),
  credential: fc.tuple(
    fc.constantFrom("x-service-api-key", "x-service-link-token"),
    fc.constantFrom("", "wrong", "x".repeat(300)),
  ),
};

/** Draws where an invalid request to an operation is wrong. */
function drawPlace({ paths, body }: FuzzedOperation): fc.Arbitrary<Spoiled> {
  const possible = (Object.keys(places) as (keyof typeof places)[])
    .filter((place) => place !== "path" || paths[0].includes("{"))
    .filter((place) => body !== null || !["body", "text", "type"].includes(place));
  return fc.oneof(...possible.map((place) => ({ weight: places[place], arbitrary: fc.constant(place) })));
}

/** Builds a request from a prepared one: a valid one has some optional parameters, an invalid one is wrong in one place. */
function buildRequest(
  operation: FuzzedOperation,
  call: PreparedCall,
  isValid: boolean,
  { draw, mock, pdf }: RequestContext,
): FuzzedRequest {
  const { method, paths, parameters, auth, body: media } = operation;
  const ofQuery = parameters.filter((each) => each.in === "query");
  const spoiled = isValid ? "none" : draw(drawPlace(operation));

  const headers = new Headers(call.headers);
  if (auth === "team" || call.headers["x-service-link-token"] === undefined)
    headers.set("x-service-api-key", mock.apiKey);
  for (const { name, schema } of parameters.filter((each) => each.in === "header"))
    // A header is bytes.
    if (draw(chance(0.3))) headers.set(name, encodeURIComponent(String(draw(match(schema)))));
  if (spoiled === "header" || spoiled === "credential") headers.set(...draw(wrongHeaders[spoiled]));

  const path = draw(fc.constantFrom(...paths)).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      // A half of a surrogate pair has no percent-encoding.
      (spoiled === "path" ? draw(hostileText) : (call.path[name] ?? "")).replaceAll(/\p{Surrogate}/gu, "?"),
    ),
  );
  const query = new URLSearchParams();
  for (const { name, schema } of ofQuery) {
    const value = call.query[name] ?? (draw(chance(0.3)) ? draw(match(schema)) : null);
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null) query.append(name, String(one));
  }
  if (spoiled === "query") {
    const name = draw(fc.constantFrom("unknown", ...ofQuery.map((each) => each.name)));
    for (const text of draw(fc.array(hostileText, { minLength: 1, maxLength: 3 }))) query.append(name, text);
  }
  const broken = spoiled === "query" && draw(chance(0.1)) ? "&%zz=%ff&&=&a" : "";
  const search = query.toString() + broken;

  const init: RequestInit & { headers: Headers } = { method, headers };
  if (media !== null) {
    // Ids and keys of existing rows stay, or almost no body would pass.
    const isReference = ([name]: [string, unknown]): boolean => /_?ids?$|_key$/.test(name);
    const own = Object.entries(Object(call.body) as Record<string, unknown>);
    const valid = draw(chance(0.6))
      ? call.body
      : Object.assign({}, draw(match(media.schema)), Object.fromEntries(own.filter(isReference)));
    const content = spoiled === "body" ? draw(spoil(valid)) : valid;
    if (media.type === "multipart/form-data") init.body = buildForm(content, pdf, spoiled);
    else {
      const text = JSON.stringify(content) ?? "";
      const types = fc.constantFrom("text/plain", "application/xml", "", "multipart/form-data");
      headers.set("content-type", spoiled === "type" ? draw(types) : "application/json");
      init.body = spoiled === "text" ? draw(breakText(text)) : text;
    }
  }
  return { intent: isValid ? "valid" : "invalid", path: search === "" ? path : `${path}?${search}`, init };
}

const breakText = (text: string): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> =>
  fc.constantFrom(
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
  );

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

async function sendRequest(mock: Mock, operation: FuzzedOperation, request: FuzzedRequest) {
  const problems: string[] = [];
  const revision = mock.revision;
  const violations = mock.requests.violations.length;
  let response: Response;
  try {
    response = await mock.fetch(mock.url + request.path, request.init);
  } catch (cause) {
    return { status: 0, problems: [`mock.fetch threw ${String(cause)}`] };
  }
  const { status } = response;
  const text = await response.text();
  if (status >= 500) problems.push(`status ${status}: ${text.slice(0, 500)}`);
  // A path that was changed can match another operation, or none.
  else if (request.intent === "valid" && !operation.statuses.has(status))
    problems.push(`status ${status} is not declared`);
  if (mock.requests.violations.length > violations)
    problems.push(
      `the response violates the OpenAPI document: ${JSON.stringify(mock.requests.violations.at(-1))}`,
    );
  // A refused request with an idempotency key is stored, so that a repetition gets the same response.
  const mayChange = operation.id in CHANGES_WHEN_REFUSED || request.init.headers.has("x-idempotency-key");
  if (status >= 400 && mock.revision !== revision && !mayChange)
    problems.push(`status ${status}, but the state changed`);
  if (Object.hasOwn(Object.prototype, "polluted")) problems.push("Object.prototype was changed");
  return { status, problems };
}

function describeRequest({ path, init, intent }: FuzzedRequest): string {
  const body = typeof init.body === "string" ? ` ${init.body.slice(0, 400)}` : "";
  return `${intent} ${init.method ?? "GET"} ${path.slice(0, 300)}${body}`;
}
