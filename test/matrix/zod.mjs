import { createMock } from "sanguine/mock";
import * as schemas from "sanguine/schemas";
import { z } from "zod";

const mock = createMock();
const response = await mock.fetch(`${mock.url}/v2/user`, {
  method: "POST",
  headers: { "x-service-api-key": mock.apiKey, "content-type": "application/json" },
  body: "{}",
});
const { detail } = await response.json();
if (typeof schemas.responseValidator !== "function")
  throw new Error("sanguine/schemas has no responseValidator.");
console.log(
  JSON.stringify({ own: "_zod" in z.string() ? 4 : 3, rejects: detail.map(({ loc }) => loc.at(-1)) }),
);
