import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { Router } from "../../../mock/http/router.ts";
import { operations } from "../../../src/generated/operations.ts";

const table = [
  { method: "GET", paths: ["/v2/user", "/v2/user/"] },
  { method: "POST", paths: ["/v2/user", "/v2/user/"] },
  { method: "GET", paths: ["/v2/user/{user_id}"] },
  { method: "POST", paths: ["/v2/user/undo_delete"] },
  { method: "GET", paths: ["/v2/user/resolve/{client_user_id}"] },
  { method: "DELETE", paths: ["/v2/user/{user_id}/{provider}"] },
  { method: "GET", paths: ["/v2/user/{user_id}/info/latest"] },
];
const router = new Router(table);
const found = (method: string, path: string) => {
  const route = router.match(method, path);
  return route.kind === "matched" ? { template: route.template, path: route.path } : route;
};

describe("the router", () => {
  it.each([
    ["GET", "/v2/user", { template: "/v2/user", path: {} }],
    ["HEAD", "/v2/user", { template: "/v2/user" }],
    ["GET", "/v2/%75ser", { template: "/v2/user" }],
    ["POST", "/v2/user/", { template: "/v2/user/", path: {} }],
    ["OPTIONS", "/v2/user", { kind: "options", allow: ["GET", "HEAD", "OPTIONS", "POST"] }],
    ["GET", "/v2/user/abc/", { kind: "unmatched" }],
    ["GET", "/v2/user/resolve/", { kind: "unmatched" }],
    ["DELETE", "/v2/user//x", { kind: "unmatched" }],
    // A fixed segment takes precedence over a parameter, unless nothing follows it.
    ["POST", "/v2/user/undo_delete", { template: "/v2/user/undo_delete", path: {} }],
    ["GET", "/v2/user/undo_delete", { kind: "wrong-method", allow: ["OPTIONS", "POST"] }],
    ["GET", "/v2/user/resolve/x", { path: { client_user_id: "x" } }],
    ["GET", "/v2/user/resolve/info/latest", { path: { user_id: "resolve" } }],
    // Each segment is decoded separately, so an encoded slash stays in its segment.
    ["GET", "/v2/user/resolve/a%2Fb%20%C3%A9", { path: { client_user_id: "a/b é" } }],
    ["GET", "/v2/user/resolve/%E0%A4", { kind: "unmatched", malformed: true }],
  ])("matches %s %s as %j", (method, path, expected) => {
    expect(found(method, path)).toMatchObject(expected);
  });

  it.each([
    ["GET", "/v2/users/3", ["GET /v2/user/{user_id}"]],
    ["GET", "/api/v2/user", ["GET /v2/user"]],
    ["GET", "/v3/user", ["GET /v2/user"]],
    ["GET", "/user", ["GET /v2/user"]],
    ["GET", "/v2/user/3/acme_wach/x", []],
    ["GET", "/v3/order/3/tracking", []],
    ["GET", "/v2/summary/sleep/3/stream", []],
    ["HEAD", "/v3/order/3/cancl", []],
    ["GET", "/v3/order/3/cancl", []],
    ["POST", "/v3/order/3/cancl", ["POST /v3/order/{order_id}/cancel"]],
    ["POST", "/v3/ordr", ["POST /v3/order"]],
    ["POST", "/v2/users/3/acme_watch", []],
    ["DELETE", "/v2/users/3", ["DELETE /v2/user/{user_id}"]],
    ["GET", "/v2//usr/", ["GET /v2/user"]],
  ])("suggests for %s %s only operations with its fixed segments: %j", (method, path, near) => {
    const real = new Router(Object.values(operations));
    expect(real.match(method, path)).toMatchObject({ kind: "unmatched", near });
  });

  it("suggests nothing for an unlike path", () => {
    const nothing = { kind: "unmatched", near: [], malformed: false };
    expect(router.match("GET", "/favicon.ico")).toEqual(nothing);
    // A long segment resembles nothing, however much of it is compared.
    expect(router.match("GET", `/${"x".repeat(500)}/${"y".repeat(500)}`)).toEqual(nothing);
  });

  it("[VER-1] has the version in every path of the OpenAPI document, and finds nothing without it", () => {
    const real = new Router(Object.values(operations));
    for (const { method, paths } of Object.values(operations))
      for (const path of paths) {
        expect(path).toMatch(/^\/(v2|v3|lab_report\/v1)\//);
        const rest = path.replace(/\/v\d+/, "").replaceAll(/\{\w+\}/g, "x");
        expect(real.match(method, rest).kind, rest).not.toBe("matched");
      }
  });
});

describe("[TST-5] a path that matches no operation", () => {
  it.each([
    ["/v2/user", "/v2/user"],
    ["/v2/usr", "/v2/usr"],
    ["/v4/users/", "/v4/users/"],
    ["/v2/user/3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10/nothing", "/v2/user/{...}/{...}"],
    ["/v2/user/resolve/alice/latest", "/v2/user/resolve/{...}/latest"],
    ["/v2/link/sk_us_abcdefghijklmnop", "/v2/{...}/{...}"],
    ["/v2/user/%61lice", "/v2/user/{...}"],
    [`/v2/user${"/x".repeat(50)}`, `/v2/user${"/{...}".repeat(11)}`],
  ])("%s is recorded as %s", (path, kept) => {
    expect(router.redact(path)).toBe(kept);
  });

  it("is in the journal without ids, tokens and passwords, like one of another method", async () => {
    const mock = createMock();
    const headers = { "x-service-api-key": mock.apiKey };
    await mock.fetch(`${mock.url}/v2/link/hunter2/Tk9aB8cD7eF6gH5i`, { headers });
    await mock.fetch(`${mock.url}/v2/user/3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10`, { method: "PUT", headers });
    expect(mock.requests.unmatched().map(({ route }) => route)).toEqual([
      "/v2/link/{...}/{...}",
      "/v2/user/{...}",
    ]);
    expect(JSON.stringify(mock.requests.list())).not.toMatch(/hunter2|Tk9aB8|3f0a1a56/);
  });
});
