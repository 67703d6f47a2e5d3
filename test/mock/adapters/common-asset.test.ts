import { isCommonAssetRequest } from "msw";
import { expect, it } from "vitest";
import { isCommonAsset } from "../../../mock/adapters/common-asset.ts";

it.each([
  ["file:///tmp/a", true],
  ["https://fonts.googleapis.com/css2", true],
  ["https://app.example.com/node_modules/a/b", true],
  ["https://app.example.com/@vite/client", true],
  ["https://app.example.com/main.TS?v=1", true],
  ["https://app.example.com/a.mjsx", true],
  ["https://app.example.com/a.woff2", true],
  ["https://app.example.com/a.7z", true],
  ["https://app.example.com/v2/user", false],
  ["https://app.example.com/user.json/x", false],
  ["https://app.example.com/ajson", false],
  ["https://app.example.com/?file=a.css", false],
])("takes %s for a file of a page like MSW: %s", (url, expected) => {
  expect(isCommonAsset(new URL(url))).toBe(expected);
  expect(isCommonAssetRequest(new Request(url))).toBe(expected);
});
