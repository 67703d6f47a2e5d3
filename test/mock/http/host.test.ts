import { describe, expect, it } from "vitest";
import { isLoopback, isOwnHost } from "../../../mock/http/host.ts";

describe("the host of a request", () => {
  it.each([
    ["localhost", "127.0.0.1"],
    ["LocalHost:4010", "127.0.0.1"],
    ["app.localhost:4010", "127.0.0.1"],
    ["127.0.0.1:4010", "127.0.0.1"],
    ["127.0.0.2", "127.0.0.1"],
    ["127.10.0.254:4010", "127.0.0.1"],
    ["[::1]:4010", "::1"],
    ["[fe80::1]:4010", "fe80::1"],
    ["192.168.1.20:4010", "192.168.1.20"],
    ["192.168.1.20:4010", "0.0.0.0"],
    ["[fd00::20]:4010", "::"],
    ["box.example.test:4010", "Box.example.test"],
  ])("%j is the host of a server at %s", (header, listening) => {
    expect(isOwnHost(header, listening)).toBe(true);
  });

  it.each([
    ["attacker.example", "127.0.0.1"],
    ["attacker.example:4010", "0.0.0.0"],
    ["localhost.attacker.example", "127.0.0.1"],
    ["127.0.0.1.attacker.example", "127.0.0.1"],
    ["notlocalhost", "127.0.0.1"],
    [".localhost", "127.0.0.1"],
    ["192.168.1.20:4010", "127.0.0.1"],
    ["localhost:4010:80", "127.0.0.1"],
    ["localhost@attacker.example", "127.0.0.1"],
    ["localhost, attacker.example", "127.0.0.1"],
    ["attacker.example/.localhost", "127.0.0.1"],
    ["", ""],
    [":4010", "0.0.0.0"],
    [null, "127.0.0.1"],
    [undefined, ""],
  ])("%j is foreign to a server at %j", (header, listening) => {
    expect(isOwnHost(header, listening)).toBe(false);
  });

  it("can be one that was allowed", () => {
    expect(isOwnHost("mock:4010", "0.0.0.0", ["Mock"])).toBe(true);
    expect(isOwnHost("mock2:4010", "0.0.0.0", ["mock", ""])).toBe(false);
  });
});

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["::", false],
  ["[::]", false],
  ["mock.example.com", false],
])("only this machine can reach the listening host %s: %s", (host, isLocal) => {
  expect(isLoopback(host)).toBe(isLocal);
});
