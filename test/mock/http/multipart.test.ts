import { describe, expect, it } from "vitest";
import { parseBoundary, FilePart, parseMultipart } from "../../../mock/http/multipart.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const part = (head: string, content: string): string => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const field = part('Content-Disposition: form-data; name="user_id"', "u-1");
const read = (text: string) => parseMultipart(bytes(text), "b");

describe("a form", () => {
  it("has texts and files, files with their bytes and type", () => {
    const file =
      'content-disposition: form-data; name="file"; filename="a \\"b\\".pdf"\r\nContent-Type: Application/PDF; x=1';
    const parts = read(`${field}${part(file, "%PDF\r\n--Bogus\r\n-- b")}--b--\r\n`) ?? [];
    expect(parts.map(({ name }) => name)).toEqual(["user_id", "file"]);
    const [text, given] = parts.map(({ value }) => value);
    expect(text).toBe("u-1");
    expect(given).toBeInstanceOf(FilePart);
    expect(given).toMatchObject({ type: "application/pdf" });
    expect(new TextDecoder().decode(given as FilePart)).toBe("%PDF\r\n--Bogus\r\n-- b");
  });

  it("can be empty, and can have a preamble, spaces after a boundary and empty files", () => {
    expect(read("--b--")).toEqual([]);
    expect(read(`nobody reads this\r\n${field}--b--`)).toHaveLength(1);
    expect(read(`--b \t\r\ncontent-disposition: form-data ; name=a\r\n\r\n1\r\n--b--`)).toEqual([
      { name: "a", value: "1" },
    ]);
    expect(read(`${part('x: 1\r\ncontent-disposition: form-data; name="a"', "1")}--b--`)).toEqual([
      { name: "a", value: "1" },
    ]);
    const [empty] = read(`${part('content-disposition: form-data; name="f"; filename=""', "")}--b--`) ?? [];
    expect(empty?.value).toHaveLength(0);
  });

  it.each([
    ["no boundary", "a=1"],
    ["no last boundary", field],
    ["no end of the headers", '--b\r\ncontent-disposition: form-data; name="a"--b--'],
    ["a part without a name", `${part("content-disposition: form-data; filename=a", "1")}--b--`],
    ["a part of another disposition", `${part('content-disposition: attachment; name="a"', "1")}--b--`],
    ["a part of a similar disposition", `${part('content-disposition: x-form-data; name="a"', "1")}--b--`],
    ["a header without a colon", `${part("content-disposition", "1")}--b--`],
    ["a header without a name", `${part(': x\r\ncontent-disposition: form-data; name="a"', "1")}--b--`],
    ["more parts than a form has", `${field.repeat(201)}--b--`],
    ["something behind a boundary", `--b?\r\n${field}--b--`],
  ])("is invalid with %s", (_, text) => {
    expect(read(text)).toBeNull();
  });

  it("can have headers of up to 8 KiB in a part", () => {
    const disposition = 'content-disposition: form-data; name="a"\r\n';
    /** Reads a part whose headers, with the empty line, have this length. */
    const readHeadersOf = (length: number) => {
      const filler = `x-filler: ${"x".repeat(length - disposition.length - "x-filler: \r\n\r\n".length)}\r\n`;
      return read(`--b\r\n${disposition}${filler}\r\n1\r\n--b--`);
    };
    expect(readHeadersOf(8192)).toEqual([{ name: "a", value: "1" }]);
    expect(readHeadersOf(8193)).toBeNull();
  });

  it("is invalid with a text that is not UTF-8", () => {
    const body = bytes(`${part('content-disposition: form-data; name="a"', "?")}--b--`).map((byte) =>
      byte === 63 ? 0xff : byte,
    );
    expect(parseMultipart(body, "b")).toBeNull();
  });

  it("uses the boundary of a valid content-type", () => {
    expect(parseBoundary("multipart/form-data; boundary=abc")).toBe("abc");
    expect(parseBoundary('multipart/form-data; charset=utf-8; Boundary="a b"')).toBe("a b");
    for (const type of [
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/form-data; boundary=a\u00E9",
    ])
      expect(parseBoundary(type)).toBeNull();
  });
});
