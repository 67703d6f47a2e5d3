import { expect, it } from "vitest";
import { splitAddress } from "../../../mock/http/address.ts";

it.each([
  ["http://127.0.0.1:4010/v2/user?limit=1#top", "", { path: "/v2/user", search: "limit=1" }],
  ["/v2/user#top?limit=1", "", { path: "/v2/user", search: "" }],
  ["/v2/user?next=/a?b", "", { path: "/v2/user", search: "next=/a?b" }],
  ["https://mock.test/base/v2/user", "/base", { path: "/v2/user", search: "" }],
  ["/based/v2/user", "/base", { path: "/based/v2/user", search: "" }],
  ["/base/", "/base", { path: "/", search: "" }],
  ["https://mock.test", "", { path: "/", search: "" }],
  ["https://mock.test?limit=1", "", { path: "/", search: "limit=1" }],
])("%s below %j is split", (url, prefix, parts) => {
  expect(splitAddress(url, prefix)).toEqual(parts);
});
