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

it("gives all objects the same getter", () => {
  const withBody = createLazyProperty("body", (source: { readonly text: string }) => source.text);
  const [first, second] = ["a", "b"].map((text) => withBody({}, { text }));
  const getter = (object?: object): unknown =>
    Reflect.get(Object(Object.getOwnPropertyDescriptor(Object(object), "body")), "get");
  expect(getter(first)).toBeTypeOf("function");
  expect(getter(first)).toBe(getter(second));
});
