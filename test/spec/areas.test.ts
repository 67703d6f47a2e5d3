import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/generated/operations.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Returns the area of an operation: `lab-tests` for `labTests.list`. */
const getArea = (id: string) =>
  (id.split(".")[0] ?? "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe("the files of each operation are named after its area", () => {
  test.each(Object.values(operations).map((operation) => operation.id))("%s", (id) => {
    const area = getArea(id);
    const [resource] = id.split(".");
    expect(read(`spec/paths/${area}.yaml`)).toContain(`operationId: ${id}\n`);
    expect(read(`src/resources/${area}.ts`)).toContain(`openResource(send, "${resource}"`);
    expect(read(`mock/http/handlers/${area}.ts`)).toContain(`"${id}"`);
    expect(existsSync(new URL(`mock/domain/${area}/`, root)), `mock/domain/${area}/`).toBe(true);
  });
});
