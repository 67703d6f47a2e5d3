import { expect, it } from "vitest";
import { insertKey } from "../../../../../mock/console/views/requests/insert-key.ts";

it("[CTL-12] puts a key into the header only, quoted for the shell", () => {
  const curl = `curl -X GET 'http://mock/"x-service-api-key: $SANGUINE_API_KEY"' \\
  -H "x-service-api-key: $SANGUINE_API_KEY"`;
  expect(insertKey(curl, "a$&'b")).toBe(`curl -X GET 'http://mock/"x-service-api-key: $SANGUINE_API_KEY"' \\
  -H 'x-service-api-key: a$&'\\''b'`);
});
