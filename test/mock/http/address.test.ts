import { expect, it } from "vitest";
import { redactUrl } from "../../../mock/http/address.ts";

const longest = "a".repeat(31);

it.each([
  ["https://api.example.com/v2/user/42?key=x#y", "https://api.example.com/v2/user/…"],
  [
    "http://ada:secret@x.test:8080/lab_tests/Ada/v12/v123/vx/_a/a/",
    "http://x.test:8080/lab_tests/…/v12/…/vx/…/a/",
  ],
  [
    "https://x.test/jane-doe/v2/user/resolve/jane-doe/v3/orders/",
    "https://x.test/jane-doe/v2/user/resolve/…/v3/orders/",
  ],
  [`https://x.test/${longest}/${longest}a`, `https://x.test/${longest}/…`],
  ["data:text/plain,Ada", "data://text/…"],
])("[TST-2] the address %s is shown as %s", (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});
