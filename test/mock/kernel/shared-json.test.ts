import { describe, expect, it } from "vitest";
import { encodeJson, isSharedJson, shareJson } from "../../../mock/kernel/shared-json.ts";

const readText = (value: unknown): string => {
  const json = encodeJson(value);
  if (typeof json === "string") return json;
  expect(json.bytes.length).toBe(new TextEncoder().encode(json.readText()).length);
  expect(json.characters).toBe(json.readText().length);
  return json.readText();
};

describe("a shared value", () => {
  it("is a frozen copy, so that changes of the original do not reach it", () => {
    const inner = { names: ["Ada"] };
    const value = shareJson({ inner });
    inner.names.push("Grace");
    expect(value).toEqual({ inner: { names: ["Ada"] } });
    expect(() => value.inner.names.push("Grace")).toThrow(TypeError);
    expect(Object.isFrozen(inner)).toBe(false);
  });

  it("contains shared parts as they are", () => {
    const part = shareJson({ id: 1 });
    const whole = shareJson({ part });
    expect(whole.part).toBe(part);
    expect(shareJson(whole)).toBe(whole);
    expect(isSharedJson({ part })).toBe(false);
  });
});

describe("encodeJson", () => {
  const [a, b] = [shareJson({ name: "Ada", city: undefined }), shareJson({ name: "Zoë 🩸", list: [null] })];

  it("serializes like JSON.stringify", () => {
    const bodies: unknown[] = [
      a,
      { rows: [a, b], total: 2, next: null, left: undefined },
      { left: undefined, rows: [b], 'a "quoted" name': "é" },
      { rows: [a, { name: "not shared" }], total: 2 },
      { rows: [], total: 0 },
      { row: a },
      [a, b],
      [[a], [b]],
      "text",
      null,
    ];
    for (const body of bodies) expect(readText(body)).toBe(JSON.stringify(body));
  });

  it("serializes a list again when an element, its order or another field differs", () => {
    const first = readText({ rows: [a, b], total: 2 });
    expect(readText({ rows: [a, b], total: 2 })).toBe(first);
    expect(readText({ rows: [b, a], total: 2 })).toBe(
      `{"rows":[${JSON.stringify(b)},{"name":"Ada"}],"total":2}`,
    );
    expect(readText({ rows: [a, b], total: 3 })).toBe(first.replace('"total":2', '"total":3'));
    expect(readText({ rows: [a], total: 2 })).toBe('{"rows":[{"name":"Ada"}],"total":2}');
    expect(readText({ items: [a], total: 2 })).toBe('{"items":[{"name":"Ada"}],"total":2}');
  });

  it("serializes a list again when its owner changed the list", () => {
    const rows = [a];
    expect(readText({ rows })).toBe('{"rows":[{"name":"Ada"}]}');
    rows.push(a);
    expect(readText({ rows })).toBe('{"rows":[{"name":"Ada"},{"name":"Ada"}]}');
  });

  it("serializes a field that is an object again each time", () => {
    const page = { size: 1 };
    expect(readText({ rows: [a], page })).toBe('{"rows":[{"name":"Ada"}],"page":{"size":1}}');
    page.size = 2;
    expect(readText({ rows: [a], page })).toBe('{"rows":[{"name":"Ada"}],"page":{"size":2}}');
  });
});
