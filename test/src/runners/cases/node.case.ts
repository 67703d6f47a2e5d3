import assert from "node:assert/strict";
import { test } from "node:test";
import { failEverywhere } from "./suite.ts";

failEverywhere({
  test: (title, body) => void test(title, body),
  comparisons: {
    deepEqual: (received) => assert.deepEqual(received, {}),
    equal: (received) => assert.equal(received, 1),
    rejects: (_, call) => assert.rejects(Promise.resolve(call()), { name: "other" }),
    doesNotReject: (_, call) => assert.doesNotReject(Promise.resolve(call())),
  },
});
