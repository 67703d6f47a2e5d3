import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/generated/operations.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Returns the area of an operation: `lab-tests` for `labTests.list`. */
const getArea = (id: string) =>
  (id.split(".")[0] ?? "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lists the handler tests of an area: `<area>.test.ts` and `<area>-<topic>.test.ts`. */
const listHandlerTests = (area: string) =>
  readdirSync(new URL("test/mock/http/handlers/", root))
    .filter(
      (name) => name === `${area}.test.ts` || (name.startsWith(`${area}-`) && name.endsWith(".test.ts")),
    )
    .map((name) => `test/mock/http/handlers/${name}`);

/** Returns a pattern for a path in a test, whatever its parameters: `/v3/order/${order.id}/cancel`. */
const matchPath = (path: string) => `${path.replaceAll(/\{\w+\}/g, '[^/"]+')}(?![/\\w])`;

describe("the files of each operation are named after its area", () => {
  test.each(Object.values(operations).map((operation) => operation.id))("%s", (id) => {
    const area = getArea(id);
    const [name, method] = id.split(".");
    expect(read(`spec/paths/${area}.yaml`)).toContain(`operationId: ${id}\n`);
    expect(read(`src/resources/${area}.ts`)).toContain(`Operation \`${id}\``);
    expect(read(`mock/http/handlers/${area}.ts`)).toContain(`"${id}"`);
    expect(existsSync(new URL(`mock/domain/${area}/`, root)), `mock/domain/${area}/`).toBe(true);

    const clientTest = `test/src/resources/${area}.test.ts`;
    expect(existsSync(new URL(clientTest, root)), clientTest).toBe(true);
    const handlerTests = listHandlerTests(area);
    expect(handlerTests, `test/mock/http/handlers/${area}.test.ts`).not.toEqual([]);
    const tests = [clientTest, ...handlerTests].map(read).join("\n");
    const called = new RegExp(`"${id}"|\\b${name}\\.${method}\\b|${matchPath(operations[id].paths[0])}`);
    expect(called.test(tests), `a test of ${area} calls ${id}`).toBe(true);
  });
});
