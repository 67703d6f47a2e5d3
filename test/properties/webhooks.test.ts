import * as fc from "../support/fast-check.ts";
import { expect, it } from "vitest";
import { anyCharacter } from "../support/arbitraries.ts";
import { signWebhook, verifyWebhook, WebhookVerificationError } from "sanguine/webhooks";

const RUNS = fc.repeat(2_000);
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

type Headers = Readonly<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>>;

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string(),
  fc.constantFrom("", " ", ..."v1,|v1|,|0|-1|NaN|Infinity".split("|")),
  fc.constantFrom(`0${seconds}`, `${seconds}.0`, `${seconds} `),
);

/** Generates changes of a text in one place: another character, one more, one less, a repeated part. */
const generateEdits = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length - 1), fc.constantFrom("swap", "insert", "drop", "double"), anyCharacter)
    .map(([at, how, unit]) => {
      const [head, rest] = [text.slice(0, at), text.slice(at)];
      if (how === "insert") return head + unit + rest;
      if (how === "drop") return head + rest.slice(1);
      if (how === "double") return text + rest;
      return head + unit + rest.slice(1);
    });

/** Generates bodies and headers that take the place of the valid ones. */
function generateChanges(valid: Headers) {
  const flipped = fc
    .tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }))
    .map(([at, flip]) => bytes.map((byte, index) => (index === at ? byte ^ flip : byte)));
  const header = (name: keyof Headers) =>
    fc.oneof(
      anyText,
      generateEdits(valid[name]),
      fc.constant(undefined),
      fc.array(anyText, { maxLength: 3 }),
    );
  const time = fc.integer({ min: -400, max: 400 }).map((apart) => String(seconds + apart));
  const headers = fc.record(
    {
      "webhook-id": header("webhook-id"),
      "webhook-timestamp": fc.oneof(header("webhook-timestamp"), time),
      "webhook-signature": header("webhook-signature"),
    },
    { requiredKeys: [] },
  );
  const changed = fc.oneof(flipped, anyText, generateEdits(body), fc.uint8Array());
  return fc
    .record({ body: changed, headers }, { requiredKeys: [] })
    .map((change) => ({ body, ...change, headers: { ...valid, ...change.headers } }))
    .filter((message) => {
      // What is signed stays where signatures have others beside them, and where a header is a list of one.
      const has = (name: keyof Headers) => {
        const [first, ...more] = [message.headers[name]].flat();
        const given = name === "webhook-signature" ? first?.split(" ") : [first];
        return more.length === 0 && given?.includes(valid[name]) === true;
      };
      const isSigned =
        has("webhook-id") &&
        has("webhook-timestamp") &&
        has("webhook-signature") &&
        Buffer.from(message.body).equals(bytes);
      return !isSigned;
    });
}

it(
  `[EVT-1] none of ${RUNS.toLocaleString("en")} changed messages verifies, and none causes another error`,
  { timeout: 240_000 },
  async () => {
    const signed = await signWebhook({ id: "msg_1", timestamp: seconds, body, secret });
    const valid = { ...signed } as unknown as Headers;
    await expect(verifyWebhook({ body, headers: valid }, options)).resolves.toBeDefined();
    const changed = generateChanges(valid);
    const codes = new Map<string, number>();
    let verified = 0;
    for (let round = 0; verified < RUNS; round += 1) {
      const messages = fc.sample(changed, { numRuns: TOGETHER, seed: round });
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
