import { createMock } from "sanguine/mock";
import { verifyWebhook } from "sanguine/webhooks";
import { afterAll, describe, expect, it } from "vitest";
import { parseOrderStatus } from "../../src/order-status.ts";
import { parseLinkRedirect } from "../../src/link-state.ts";
import { localDate } from "../../src/local-date.ts";
import { toMilliseconds } from "../../src/duration.ts";
import { readIssues } from "../../src/errors/issues.ts";
import { explainResponse } from "../../src/transport/explain.ts";
import { parseFilename } from "../../src/transport/pdf-file.ts";
import { describeBody, hintPage } from "../../src/transport/hints.ts";
import { parseRateLimit, parseRetryAfter } from "../../src/transport/parse-rate-limit.ts";
import { parseJson } from "../../src/transport/response.ts";
import { parseEvent } from "../../src/webhooks/event.ts";
import { toSlug } from "../../mock/catalog/labs/analyte.ts";
import { isProductionKey } from "../../mock/cli/check.ts";
import { parseCommandLine } from "../../mock/cli/arguments.ts";
import { parseBookingKey } from "../../mock/domain/appointments/booking/booking-key.ts";
import { detectResultType, parseRange } from "../../mock/domain/orders/results/result-types.ts";
import {
  emailRules,
  findBrokenRule,
  nameRules,
  parseAreaCode,
  phoneRules,
} from "../../mock/domain/patients/field-rules.ts";
import { parseEmailAccount } from "../../mock/domain/link/sign-in.ts";
import { buildLinkWebUrl } from "../../mock/domain/link/tokens.ts";
import { detectPersonalData } from "../../mock/domain/users/fields.ts";
import { isHttpUrl, isWebhookSecret } from "../../mock/domain/webhooks/endpoint-values.ts";
import { splitAddress } from "../../mock/http/address.ts";
import { coerceQuery } from "../../mock/kernel/coerce.ts";
import { parseOrigin } from "../../mock/http/cors.ts";
import { isOwnHost } from "../../mock/http/host.ts";
import { parseBoundary, parseMultipart } from "../../mock/http/multipart.ts";
import { matchPublicRoute } from "../../mock/http/public-routes.ts";
import { Router } from "../../mock/http/router.ts";
import { parseUuidNumber } from "../../mock/kernel/ids.ts";
import { findSimilar } from "../../mock/kernel/spelling.ts";
import { parseDate as parseIsoDate, parseInstant } from "../../mock/kernel/time.ts";
import { trimTrailingSlashes } from "../../mock/kernel/trim-trailing-slashes.ts";
import { isUuid } from "../../mock/kernel/uuid.ts";
import { isZone } from "../../mock/kernel/zones.ts";
import { prefersHtml } from "../../mock/pages/landing/landing-page.ts";
import { isCrossSite } from "../../mock/pages/link/page.ts";
import { findRoute } from "../../mock/pages/link/routes.ts";
import { summarizeMarkdown } from "../../mock/tools/mcp/summarize-markdown.ts";
import { parseExchanges } from "../../mock/recording/exchange.ts";
import { isColumnHeadings } from "../../mock/report-parser/columns.ts";
import { exceedsAsciiLimits, exceedsDecodedLimits } from "../../mock/report-parser/decoded-limits.ts";
import { disableImageFilters, findFilters, isEncrypted } from "../../mock/report-parser/filters.ts";
import { parseDate } from "../../mock/report-parser/dates.ts";
import { findLoincMatches } from "../../mock/report-parser/loinc.ts";
import { findLabel, isAboutReport } from "../../mock/report-parser/labels.ts";
import { isEnglish } from "../../mock/report-parser/language.ts";
import { emptyRow } from "../../mock/report-parser/layouts.ts";
import { hasMeasurement, parseListLine } from "../../mock/report-parser/list-line.ts";
import { parseMetadata } from "../../mock/report-parser/metadata.ts";
import { findNumberStyles, parseMeasuredValue } from "../../mock/report-parser/numbers.ts";
import {
  isConditionLabel,
  isRangePart,
  parseRange as parseReferenceRange,
} from "../../mock/report-parser/ranges.ts";
import { buildResult, parseReading } from "../../mock/report-parser/result.ts";
import { parseRows } from "../../mock/report-parser/rows.ts";
import { splitAtGaps } from "../../mock/report-parser/text.ts";
import { isUnit, takeUnit } from "../../mock/report-parser/units.ts";
import { isMissing, parseFlag, parseInterpretation } from "../../mock/report-parser/vocabulary.ts";
import { listOperations, resolve, type FuzzedOperation } from "../support/document.ts";
import { operations } from "../../src/generated/operations.ts";
import { enable } from "../contract/tour.ts";
import { repeat } from "../support/fast-check.ts";

/** A row of a report with one result and nothing else. */
const reportRow = { ...emptyRow, name: "Iron", value: "1", place: { page: 1, line: 1 } };

/** The size of a hostile input, in characters, and the milliseconds from which its time counts. */
interface Bound {
  readonly size: number;
  readonly limit: number;
}

/**
 * The nightly run takes the size and the time of the clause. A usual run takes less text, and compares its time with that of a fourth of
 * it, so that a busy machine slows down both. What seems slow is tried again with four times the text and the time, because a machine
 * that stops each run for some milliseconds changes the ratio of short ones.
 */
const clause: Bound = { size: 100_000, limit: 100 };
const isNightly = repeat(1) > 1;
const ofText: Bound = isNightly ? clause : { size: 5_000, limit: 5 };
const ofRequest: Bound = isNightly ? clause : { size: 10_000, limit: 25 };

/** Linear work takes 4 times as long for 4 times the text, and quadratic work 16 times. */
const GROWTH = 8;

/** Texts that repeat in hostile inputs: near-matches of numbers, addresses and lists, nesting, separators, and letters outside ASCII. */
const ATOMS: readonly string[] = [
  ".,;:/\\-_=&?#*%@+\"'`([{<aA0 \t\n\0".split(""),
  ["\r\n", "\n\n", "é", "😀", "\uD800", "%41", "../", "a ", "a,", "a.", "a/", "0.", "0,", "0-", "0:"],
  ["a@", "a=b&", "a: ", "[0,", '{"a":', '"a",', "a;b=c, ", "v1,a "],
].flat();

const header = (name: string, text: string) =>
  new Headers([[name, text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "~")]]);
const response = (name: string, text: string) =>
  new Response(null, { status: 429, headers: header(name, text) });
const bytes = (text: string) => new TextEncoder().encode(text);
const pieces = (text: string) => [{ text, x: 60, right: 500, y: 80, size: 10 }];
const adult = { gender: "male", age: 40, name: "Iron" };
const page = (text: string) => [{ width: 612, pieces: pieces(text) }];
const router = new Router(Object.values(operations));
const now = () => 0;
const world = enable(createMock({ seed: "bounds" }));
// The journal keeps the bodies of requests.
afterAll(() => world.requests.clear());

interface Parsers {
  /** Each reads one text. It may throw its own error for a malformed text. */
  readonly parse: readonly ((text: string) => unknown)[];
  /** What stands before and after the repeated text, which `…` stands for, so that a parser gets to the place that repeats. */
  readonly frames?: readonly string[];
  /** Further texts that repeat. */
  readonly atoms?: readonly string[];
}

const verify = (headers: object) => (text: string) =>
  verifyWebhook(
    {
      body: "{}",
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? text])),
    },
    { secrets: "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1", now: () => 2e12 },
  );

/** Creates separate pieces on one line, one for each letter, and a row whose unit continues line by line. */
const manyPieces = (text: string) => [
  {
    width: 612,
    pieces: Array.from(text.slice(0, text.length / 5), (letter, at) => ({
      text: letter,
      x: 20 * at,
      right: 20 * at + 5,
      y: 80,
      size: 10,
    })),
  },
];
const cellOfLines = (text: string) => {
  const at = (word: string, x: number, y: number) => ({ text: word, x, right: x + 30, y, size: 10 });
  const head = [at("Test", 60, -10), at("Result", 200, -10), at("Units", 300, -10)];
  const first = [at("Iron", 60, 0), at("5", 200, 0), at("mg/dL", 300, 0)];
  const rest = Array.from({ length: text.length / 50 }, (_, line) =>
    at(text.slice(50 * line, 50 * line + 50), 300, 10 * (line + 1)),
  );
  return [{ width: 612, pieces: [...head, ...first, ...rest] }];
};

/** Every parser of a text that comes from outside: responses, webhooks, requests, files, arguments. Add a new one here. */
const parsers: Readonly<Record<string, Parsers>> = {
  "texts of the client": {
    parse: [
      parseOrderStatus,
      parseLinkRedirect,
      toMilliseconds,
      (start) => localDate({ start }, "UTC"),
      parseJson,
    ],
    frames: ["https://a.example/?…#", "…ms", "2026-01-01T…Z"],
  },
  "headers of a response": {
    parse: [
      (text) => describeBody(header("content-type", text)),
      (text) => hintPage(header("content-type", text), text),
      (text) => parseRetryAfter(response("retry-after", text), now),
      (text) => parseRateLimit(header("ratelimit", text), now),
      (text) => parseRateLimit(header("ratelimit-policy", text), now),
      parseFilename,
    ],
    frames: [
      "a/…",
      "Mon, 0:00:00…",
      '"a";…;r=1',
      'attachment; filename="…"',
      "attachment; filename*=UTF-8''…",
    ],
    atoms: ['"a";r=1, ', "r=", '"a";q=1, ', "q=", ',"', "filename="],
  },
  "issues of a 422": {
    parse: [
      (text) => {
        const issues = readIssues([{ type: text, loc: [text], msg: text, ctx: { expected: text } }]);
        const failed = { status: 422, path: "/v2/user/", baseUrl: "https://a.example", keyPrefix: "" };
        explainResponse({ ...failed, text, detail: issues, issues, errorType: null, headers: new Headers() });
      },
    ],
    frames: ["'…'"],
    atoms: ["a', 'a", "' or '"],
  },
  webhooks: {
    parse: [
      (text) => parseEvent({ id: "1", timestamp: 1, body: bytes(text) }),
      verify({ "webhook-id": "m", "webhook-timestamp": "2000000000", "webhook-signature": null }),
      verify({ "webhook-id": null, "webhook-timestamp": null, "webhook-signature": "v1,a" }),
    ],
    frames: ['{"event_type":"…"}'],
  },
  // Requests to the mock.
  addresses: {
    parse: [
      (text) => splitAddress(text, "/a"),
      (text) => router.match("GET", text),
      matchPublicRoute,
      findRoute,
      isHttpUrl,
      isWebhookSecret,
      (text) => buildLinkWebUrl(text, "t"),
      trimTrailingSlashes,
      (text) => findSimilar(text, Object.keys(operations)),
    ],
    frames: [
      "https://a…",
      "/a…#\n",
      "/v2/user/…",
      "/v3/order/…",
      "/provider/…",
      "whsec_…=",
      "https://a.example…a",
    ],
  },
  "query string": {
    parse: [(text) => coerceQuery(text, operations["orders.list"].query)],
    frames: ["size=…"],
    atoms: ["a=1&", "size=1&", "statuses=a&"],
  },
  "multipart form": {
    parse: [
      parseBoundary,
      (text) => parseMultipart(bytes(text), "b"),
      (text) => parseMultipart(bytes(text), "-".repeat(70)),
    ],
    frames: [
      "multipart/form-data; boundary=…",
      'multipart/form-data; boundary="…"',
      '--b\r\nContent-Disposition: form-data; name="…"\r\n\r\n1\r\n--b--',
      "--b\r\nContent-Disposition: form-data; name=a; filename=…\r\n\r\n1\r\n--b--",
      "--b\r\n\r\n…\r\n--b--",
    ],
    atoms: [
      "--b\r\n",
      "\r\n--",
      "\r\n--b\r\n",
      "; name=",
      "\r\n--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1",
      "a: b\r\n",
      "\r\n-",
      "\r\n" + "-".repeat(71),
    ],
  },
  "headers of a request": {
    parse: [
      parseOrigin,
      (text) => isOwnHost(text, "127.0.0.1"),
      prefersHtml,
      (text) => isCrossSite((name) => (name === "origin" ? text : null)),
    ],
    frames: ["https://…/", "….localhost", "[…]", "…:80"],
    atoms: ["a.", "localhost.", "127.", "text/html;q=1,", "text/html,"],
  },
  "ids, dates and zones": {
    parse: [
      isUuid,
      (text) => parseUuidNumber("seed", "user", text),
      (text) => parseBookingKey("seed", text),
      parseIsoDate,
      parseInstant,
      isZone,
    ],
    frames: ["bk_aaaaaaaaaaa…g", "2026-01-01T00:00:00.…Z", "Europe/…"],
    atoms: ["0a"],
  },
  people: {
    parse: [
      (text) => findBrokenRule(nameRules, text),
      (text) => findBrokenRule(phoneRules, text),
      (text) => findBrokenRule(emailRules, text),
      parseAreaCode,
      parseEmailAccount,
      detectPersonalData,
    ],
    frames: ["+1…x", "a@a…@", "a@….a", "a@…"],
    atoms: ["a@a"],
  },
  "results of an order": {
    parse: [parseRange, (text) => detectResultType(text, []), toSlug],
    frames: ["0-…x", "<…x", "a…b"],
  },
  "files and arguments": {
    parse: [
      (text) => parseCommandLine(["mock", "--faults", text]),
      (text) => parseCommandLine([text]),
      isProductionKey,
      (text) => parseExchanges([{ format: "sanguine-exchange", version: 1, operation: text }]),
      (text) => world.import({ format: text, version: text }),
      summarizeMarkdown,
    ],
    frames: ["```…\n", "---\n…"],
    atoms: ["[a", "[a](", "```\n", "a. "],
  },
  // Lab reports.
  "filters of a PDF": {
    parse: [isEncrypted, (text) => disableImageFilters(bytes(text), findFilters(text))],
    frames: ["/F…", "/Filter[…"],
    atoms:
      "/F |/F%|/F%\n|/F[|/F 1 |/F 1 0 |/Filter/DCT |/Filter[/Fl |/#|/#4|/Fl |%\n|/Encrypt |stream |/EF <<".split(
        "|",
      ),
  },
  "streams of a PDF": {
    parse: [
      (text) => exceedsAsciiLimits(bytes(text), findFilters(text)),
      (text) => exceedsDecodedLimits(bytes(text)),
    ],
    frames: ["/Filter /A85 stream\n…~>", "/Filter [/AHx] /F /A85 …", "/Filter /A85 …", "stream\nbegincmap …"],
    atoms: [
      ..."s|stream\n|stream\n~|stream\n~>endstream |/Filter /A85 stream\n~|endstream |zzzzz|beginbfrange |<0>|<0> <1>".split(
        "|",
      ),
      "beginbfrange <0> <0> endbfrange ",
      "stream\nbegincmap ",
      "stream\n\x78\x9c",
    ],
  },
  "lines of a report": {
    parse: [
      (text) => splitAtGaps({ text, x: 0, right: 500, y: 0, size: 10 }),
      findLabel,
      isAboutReport,
      isColumnHeadings,
      isEnglish,
      parseListLine,
      hasMeasurement,
      (text) => parseMetadata(page(text)),
      (text) => findLoincMatches(text, null),
    ],
    frames: ["x…##", "page …", "Iron … mg/dL", "Iron 1 …", "Patient: …", "…Y-REPORT"],
    atoms: ["test result ", "reference range ", "the ", "die ", "a 0 ", "ID: ", "a | "],
  },
  "numbers, dates and units of a report": {
    parse: [
      parseDate,
      parseMeasuredValue,
      (text) => findNumberStyles([text]),
      (text) => parseReferenceRange(text, ".", adult),
      isRangePart,
      isConditionLabel,
      takeUnit,
      isMissing,
      isUnit,
      parseFlag,
      parseInterpretation,
    ],
    frames: ["2026-01-01…0:00", "<…x", "0-…x", "M …N"],
    atoms: "aaa|0 aaa |m 0 f 0 |000,|less than |0 to |male |> 18 years |a/b |a/|a/a|h*|[h]|1 000".split("|"),
  },
  "rows of a report": {
    parse: [
      (text) => parseRows(page(text)),
      (text) => parseRows(manyPieces(text)),
      (text) => parseRows(cellOfLines(text.slice(0, text.length / 5))),
    ],
    frames: ["Iron 5 mg/dL …"],
  },
  "cell of a report": {
    parse: [
      (text) =>
        (["name", "value", "unit", "range", "flag", "meaning", "code", "site"] as const).map((field) => {
          const reading = parseReading({ ...reportRow, panel: null, [field]: text });
          return reading && buildResult(reading, { gender: "male", age: 40, styles: [".", ","] });
        }),
    ],
    frames: ["*0…\n", "<…1x", "M…N"],
  },
};

/** Lists the texts for one parser. A usual run combines each frame with a third of the common texts, and each parser has all of them. */
function* listTexts(
  { frames = [], atoms = [] }: Parsers,
  parser: number,
): Generator<readonly [shown: string, build: (size: number) => string]> {
  for (const [index, frame] of ["…", "x…!\n", ...frames].entries()) {
    const [before = "", after = ""] = frame.split("…");
    for (const atom of [...selectPart(ATOMS, parser + index), ...atoms])
      yield [`${before}${atom}…${after}`, (size) => before + atom.repeat(size / atom.length) + after];
  }
}

/** Selects each third item from one of the first three, or all in the nightly run. */
const selectPart = <Item>(all: readonly Item[], first: number): readonly Item[] =>
  isNightly ? all : all.filter((_, index) => index % 3 === first % 3);

/** Returns the milliseconds of one run. */
async function measure(parse: () => unknown): Promise<number> {
  const from = performance.now();
  try {
    await parse();
  } catch {
    // The text is malformed.
  }
  return performance.now() - from;
}

/**
 * Whether work takes too long, and does so in the shortest of ten runs, because a busy machine interrupts the others. It returns null, or the
 * milliseconds of a fourth and of the whole.
 */
async function compare(
  runFourth: () => unknown,
  runWhole: () => unknown,
  limit: number,
): Promise<string | null> {
  let [fourth, whole] = [Infinity, Infinity];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    whole = Math.min(whole, await measure(runWhole));
    if (whole < limit) return null;
    fourth = Math.min(fourth, await measure(runFourth));
    if (!isNightly && whole < GROWTH * fourth) return null;
  }
  return `${fourth.toFixed(1)} ms, then ${whole.toFixed(1)} ms`;
}

/** Finds whether work with a text of some size takes too long. */
async function findSlow(
  prepare: (size: number) => () => unknown,
  { size, limit }: Bound,
): Promise<string | null> {
  const run = (times: number) => compare(prepare((times * size) / 4), prepare(times * size), times * limit);
  const times = await run(1);
  return times === null || isNightly ? times : run(4);
}

/** Finds whether a text takes too long. A short one comes first, so that exponential work ends. */
async function findSlowText(
  parse: Parsers["parse"][number],
  build: (size: number) => string,
): Promise<string | null> {
  const prepare = (size: number) => {
    const text = build(size);
    return () => parse(text);
  };
  return (await compare(() => {}, prepare(32), clause.limit)) ?? findSlow(prepare, ofText);
}

describe("[LIM-1, LIM-4] no text of 100 kB takes a parser longer than 100 ms", () => {
  it.each(Object.entries(parsers))("%s", { timeout: 120_000 }, async (_, parser) => {
    const slow: string[] = [];
    for (const [index, parse] of parser.parse.entries())
      for (const [shown, text] of listTexts(parser, index)) {
        const times = await findSlowText(parse, text);
        if (times !== null) slow.push(`${index}, ${JSON.stringify(shown)}: ${times}`);
      }
    expect(slow).toEqual([]);
  });
});

/** The texts that a request can have at any place. */
const listLong = (size: number): readonly string[] =>
  ["a", "0", "/", " ", "%41", "a,", "é"].map((atom) => atom.repeat(size / atom.length));

/** JSON bodies that are large in other ways than a long text: nesting, and many items, fields and numbers. */
const listBodies = (size: number): readonly string[] => [
  "[".repeat(size),
  '{"a":'.repeat(size / 5),
  `${"[".repeat(size / 2)}${"]".repeat(size / 2)}`,
  `[${"0,".repeat(size / 2)}0]`,
  `[${"{},".repeat(size / 3)}{}]`,
  `{${Array.from({ length: size / 10 }, (_, at) => `"a${at}":0`).join(",")}}`,
  `"${"\\u0000".repeat(size / 6)}"`,
  "1".repeat(size),
  // As many values as a body may have.
  `[${"{},".repeat(Math.min(9_990, size))}{}]`,
];

/** Builds the requests to an operation that have a long text at one place each. */
function listRequests(
  { method, paths, parameters, body, id }: FuzzedOperation,
  size: number,
): (readonly [string, RequestInit])[] {
  const [long, listed] = [listLong(size), listBodies(size)];
  const [template] = paths;
  const path = template.replaceAll(/\{\w+\}/g, "11111111-1111-4111-8111-111111111111");
  const fields = Object.keys(resolve(body?.schema ?? {}).properties ?? {});
  const bodies = [
    ...listed,
    ...fields.flatMap((name) => listed.slice(2, isNightly ? 7 : 4).map((value) => `{"${name}":${value}}`)),
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, long[0]?.slice(0, size / fields.length)]))),
  ];
  const queries = parameters.filter((each) => each.in === "query").map(({ name }) => name);
  const init = {
    method,
    headers: {
      "content-type": id === "labReports.create" ? "multipart/form-data; boundary=b" : "application/json",
    },
  };
  return [
    ...long.map((text) => [template.replaceAll(/\{\w+\}/g, encodeURIComponent(text)), init] as const),
    // More parameters than a query may have, and nearly as many.
    ...queries.flatMap((name) =>
      [size / (name.length + 3), Math.min(999, size / 10)].map(
        (count) => [`${path}?${`${name}=a&`.repeat(count)}`, init] as const,
      ),
    ),
    [`${path}?${"a=&".repeat(size / 3)}`, init],
    ...(body === null ? [] : bodies.map((text) => [path, { ...init, body: text }] as const)),
  ];
}

describe("[LIM-4] no request of 100 kB takes the mock longer than 100 ms", () => {
  it.each(listOperations().map((operation, index) => [operation.id, operation, index] as const))(
    "%s",
    { timeout: 120_000 },
    async (_, operation, first) => {
      const slow: string[] = [];
      const send = ([path, init]: ReturnType<typeof listRequests>[number]) => {
        const headers = new Headers(init.headers);
        headers.set("x-service-api-key", world.apiKey);
        return world.fetch(world.url + path, { ...init, headers });
      };
      const lists = new Map<number, readonly ReturnType<typeof listRequests>[number][]>();
      const list = (size: number) => {
        const listed = lists.get(size) ?? selectPart(listRequests(operation, size), first);
        lists.set(size, listed);
        return listed;
      };
      for (const [index, [path, { body }]] of list(ofRequest.size).entries()) {
        const times = await findSlow((size) => () => send(list(size)[index]!), ofRequest);
        if (times !== null) slow.push(`${path.slice(0, 60)} ${JSON.stringify(body)?.slice(0, 60)}: ${times}`);
      }
      expect(slow).toEqual([]);
    },
  );
});
