/** Tests with the fixtures of the mock, and with empty ones. Prints the CPU time of a test, in milliseconds. */
import { test as withMock } from "sanguine/mock/vitest";
import { afterAll, beforeAll, describe, test } from "vitest";

const empty = test.extend({ mock: null, client: null });
for (const [name, testWith] of Object.entries({ warmUp: withMock, mock: withMock, empty }))
  describe(`with ${name}`, () => {
    let before;
    beforeAll(() => void (before = process.cpuUsage()));
    afterAll(() => {
      const { user, system } = process.cpuUsage(before);
      console.log(JSON.stringify({ [name]: (user + system) / 1e6 }));
    });
    // A test gets the fixtures that it names.
    for (let index = 0; index < 1000; index++)
      testWith(`${index}`, ({ mock, client }) => void [mock, client]);
  });
