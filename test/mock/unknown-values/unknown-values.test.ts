import { describe, expect, it } from "vitest";
import { UnknownValues, type UnknownValuesOptions } from "../../../mock/unknown-values/unknown-values.ts";

const openEnums = ["providers.*.status", "kinds.*", "map.*.level", "gone.*.x"];
const nullables = ["providers", "providers.*.slug", "map.*.level", "kinds.*", "map.*.more"];

function createSetup(initial: UnknownValuesOptions | null = null, seed = "seed") {
  let options = initial;
  return new UnknownValues(
    {
      operations: { "users.providers": { openEnums, nullables } },
      webhooks: { "daily.data.*.created": { openEnums: ["kind"], nullables: ["note"] } },
    },
    { get: () => options, set: (next) => (options = next) },
    { seed },
  );
}

const body = Object.freeze({
  providers: Object.freeze([
    { slug: "a", status: "connected", nested: { deep: 1 } },
    { slug: "b", status: null },
  ]),
  kinds: ["x"],
  map: { one: { level: "low" } },
});

describe("unknown values", () => {
  it("[UNK-2] replace values by null where the document allows null, and nothing above or beside", () => {
    const unknownValues = createSetup();
    unknownValues.enable({ nulls: true, enums: false, fields: false });
    expect(unknownValues.apply("users.providers", body)).toEqual({
      providers: null,
      kinds: [null],
      map: { one: { level: null } },
    });
    expect(body.map.one.level).toBe("low");
    expect(unknownValues.apply("users.get", body)).toEqual(body);
    unknownValues.enable();
    expect(JSON.stringify(unknownValues.apply("users.providers", { map: body.map }))).not.toContain("null");
  });

  it("are limited to operations, and then change no webhook; event types can be left out", () => {
    const unknownValues = createSetup();
    const sent = { event_type: "daily.data.steps.created", data: { kind: "known" } };
    const change = (options: UnknownValuesOptions) => {
      unknownValues.enable(options);
      return [
        unknownValues.apply("users.providers", body) !== body,
        unknownValues.applyToWebhook(sent).map((one) => [one.event_type, one.data.kind !== "known"]),
      ];
    };
    const [plain, changed] = [
      [sent.event_type, false],
      [sent.event_type, true],
    ];
    expect(change({ operations: ["users.providers"] })).toEqual([true, [plain]]);
    expect(change({ operations: ["users.get"] })).toEqual([false, [plain]]);
    expect(change({ eventTypes: false })).toEqual([true, [changed]]);
    expect(change({})).toEqual([true, [changed, [expect.stringMatching(/^future/), true]]]);
  });

  it("[UNK-4] change a share of the places, always the same ones with one seed", () => {
    const many = { providers: Array.from({ length: 400 }, () => ({ status: "connected" })) };
    const apply = (seed: string, options: UnknownValuesOptions): string => {
      const unknownValues = createSetup(null, seed);
      unknownValues.enable({ fields: false, ...options });
      return JSON.stringify(unknownValues.apply("users.providers", many));
    };
    const drawn = apply("a", { rate: 0.25 });
    const changed = drawn.split("future_").length - 1;
    expect(changed).toBeGreaterThan(70);
    expect(changed).toBeLessThan(130);
    expect(apply("a", { rate: 0.25 })).toBe(drawn);
    expect(apply("b", { rate: 0.25 })).not.toBe(drawn);
    expect(apply("b", { rate: 0.25, seed: "a" })).toBe(drawn);
    expect(apply("a", { rate: 0 })).toBe(JSON.stringify(many));
    expect(apply("a", { rate: 0, fields: true, nulls: true })).toBe(JSON.stringify(many));
  });

  it("[UNK-4] draw fields, nulls and event types too", () => {
    const unknownValues = createSetup();
    unknownValues.enable({ rate: 0.5, nulls: true });
    const count = { field: 0, null: 0, event: 0 };
    for (let each = 0; each < 200; each += 1) {
      const data = { kind: "known", note: `note ${each}` };
      const sent = unknownValues.applyToWebhook({ event_type: `daily.data.kind_${each}.created`, data });
      const text = JSON.stringify(sent[0]?.data);
      if (text.includes("future_field")) count.field += 1;
      if (text.includes('"note":null')) count.null += 1;
      if (sent.length === 2) count.event += 1;
    }
    for (const times of Object.values(count)) {
      expect(times).toBeGreaterThan(70);
      expect(times).toBeLessThan(130);
    }
  });
});
