import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/generated/operations.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** `labTests.list` is of the area `lab-tests`. */
const areaOf = (id: string) =>
  (id.split(".")[0] ?? "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe("every operation is found under its area's name", () => {
  test.each(Object.keys(operations))("%s", (id) => {
    const area = areaOf(id);
    const [name, method] = id.split(".");
    expect(read(`spec/paths/${area}.yaml`)).toContain(`operationId: ${id}\n`);
    expect(read(`src/resources/${area}.ts`)).toContain(`Operation \`${id}\``);
    expect(read(`mock/http/handlers/${area}.ts`)).toContain(`"${id}"`);
    expect(existsSync(new URL(`mock/domain/${area}/`, root)), `mock/domain/${area}/`).toBe(true);
    const tests = [`test/src/resources/${area}.test.ts`, `test/mock/http/handlers/${area}.test.ts`];
    expect(tests.filter((path) => existsSync(new URL(path, root)))).toEqual(tests);
    expect(tests.map(read).join("\n")).toMatch(new RegExp(`"${id}"|\\b${name}\\.${method}\\b`));
  });
});
