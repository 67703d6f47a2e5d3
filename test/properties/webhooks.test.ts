import * as fc from "../support/fast-check.ts";
import { expect, it } from "vitest";
import { signWebhook, verifyWebhook, WebhookVerificationError } from "sanguine/webhooks";

const RUNS = fc.repeat(10_000);
const TOGETHER = 500;
const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const seconds = 1_768_467_600;
const options = { secrets: secret, now: () => seconds * 1000 };
const body = JSON.stringify({
  event_type: "labtest.order.updated",
  data: { name: "Zoë", µ: 5 },
  team_id: null,
});
const bytes = new TextEncoder().encode(body);

interface Message {
  body: string | Uint8Array;
  headers: Record<string, string | string[] | undefined>;
}

type Change = (message: Message) => void;

const names = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.constantFrom("", " ", ..."v1,|v1|,|0|-1|NaN|Infinity".split("|")),
  fc.constantFrom(`0${seconds}`, `${seconds}.0`, `${seconds} `),
);

/** Generates changes of a text in one place: another character, one more, one less, a repeated part. */
const generateEdits = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat(text.length - 1),
      fc.constantFrom("swap", "insert", "drop", "double"),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    )
    .map(([at, how, unit]) => {
      const [head, rest] = [text.slice(0, at), text.slice(at)];
      if (how === "insert") return head + unit + rest;
      if (how === "drop") return head + rest.slice(1);
      if (how === "double") return text + rest;
      return head + unit + rest.slice(1);
    });

function changes(valid: Readonly<Record<(typeof names)[number], string>>): fc.Arbitrary<Change> {
  const header = fc.constantFrom(...names);
  return fc.oneof(
    fc
      .tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }))
      .map(([at, flip]): Change => (message) => {
        const changed = Uint8Array.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ flip;
        message.body = changed;
      }),
    fc.oneof(anyText, generateEdits(body), fc.uint8Array()).map((changed): Change => (message) => {
      message.body = changed;
    }),
    fc.tuple(header, anyText).map(([name, text]): Change => (message) => {
      message.headers[name] = text;
    }),
    header.chain((name) =>
      generateEdits(valid[name]).map((text): Change => (message) => {
        message.headers[name] = text;
      }),
    ),
    header.map((name): Change => (message) => {
      message.headers[name] = undefined;
    }),
    fc.tuple(header, fc.array(anyText, { maxLength: 3 })).map(([name, list]): Change => (message) => {
      message.headers[name] = list;
    }),
    fc.integer({ min: -400, max: 400 }).map((apart): Change => (message) => {
      message.headers["webhook-timestamp"] = String(seconds + apart);
    }),
  );
}

/** Checks that the changes keep the signed message: spaces around signatures or a header as a list of one. */
function same(message: Message, valid: Readonly<Record<string, string>>): boolean {
  const sameBody = Buffer.from(
    typeof message.body === "string" ? new TextEncoder().encode(message.body) : message.body,
  ).equals(Buffer.from(bytes));
  const one = (name: string) => [message.headers[name]].flat();
  const sameHeaders = names
    .slice(0, 2)
    .every((name) => one(name).length === 1 && one(name)[0] === valid[name]);
  const given = one("webhook-signature");
  return (
    sameBody &&
    sameHeaders &&
    given.length === 1 &&
    String(given[0])
      .split(" ")
      .includes(valid["webhook-signature"] ?? "")
  );
}

it(
  `[EVT-1] none of ${RUNS.toLocaleString("en")} changed messages verifies, and none causes another error`,
  { timeout: 240_000 },
  async () => {
    const valid = { ...(await signWebhook({ id: "msg_1", timestamp: seconds, body, secret })) };
    await expect(verifyWebhook({ body, headers: valid }, options)).resolves.toBeDefined();
    const several = fc.array(changes(valid), { minLength: 1, maxLength: 3 });
    const codes = new Map<string, number>();
    let verified = 0;
    for (let round = 0; verified < RUNS; round += 1) {
      const messages = fc
        .sample(several, { numRuns: TOGETHER, seed: round })
        .map((edits) => {
          const message: Message = { body, headers: { ...valid } };
          for (const edit of edits) edit(message);
          return message;
        })
        .filter((message) => !same(message, valid));
      const outcomes = await Promise.all(
        messages.map((message) =>
          verifyWebhook(message, options).then(
            () => `verified ${String(message.body)} ${JSON.stringify(message.headers)}`,
            (error: unknown) =>
              error instanceof WebhookVerificationError ? `rejected ${error.code}` : String(error),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => !outcome.startsWith("rejected "))).toEqual([]);
      for (const outcome of outcomes) codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
      verified += messages.length;
    }
    // Changes can cause every error except that of a signed body that is no event, and no error hides another.
    for (const code of ["missing_header", "stale_timestamp", "no_matching_signature"]) {
      expect(codes.get(`rejected ${code}`)).toBeGreaterThan(RUNS / 100);
    }
  },
);
