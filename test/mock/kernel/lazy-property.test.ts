import { expect, it, vi } from "vitest";
import { createLazyProperty } from "../../../mock/kernel/lazy-property.ts";

it("reads a property only when it is asked for, and of each object from its own source", () => {
  const read = vi.fn((source: { readonly text: string }) => source.text);
  const withBody = createLazyProperty("body", read);
  const [first, second] = [
    withBody({ status: 200 }, { text: "a" }),
    withBody({ status: 201 }, { text: "b" }),
  ];
  expect(read).not.toHaveBeenCalled();
  expect([first.body, second.body]).toEqual(["a", "b"]);
});

it("copies and shows the value like any other field, and nothing else of the source", () => {
  const withBody = createLazyProperty("body", (source: { readonly text: string }) => source.text);
  const target = withBody({ status: 200 }, { text: "a" });
  expect({ ...target }).toStrictEqual({ status: 200, body: "a" });
  expect(JSON.stringify(target)).toBe('{"status":200,"body":"a"}');
});
