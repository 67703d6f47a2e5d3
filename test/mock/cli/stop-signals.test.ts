import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { handleStopSignals } from "../../../mock/cli/stop-signals.ts";

function start() {
  const source = new EventEmitter();
  const called: string[] = [];
  let time = 0;
  const release = handleStopSignals(source, () => time, {
    stop: () => called.push("stop"),
    abandon: () => called.push("abandon"),
  });
  /** Sends a signal at a time, in milliseconds. Returns whether it was handled. */
  const send = (at: number, signal: string): boolean => {
    time = at;
    return source.emit(signal, signal);
  };
  return { called, release, send };
}

describe("handleStopSignals", () => {
  it("stops once, ignores SIGTERM and SIGHUP after that, and abandons at a second SIGINT [CHK-4]", () => {
    const { called, send } = start();
    expect(send(0, "SIGINT")).toBe(true);
    expect(send(5_000, "SIGTERM")).toBe(true);
    expect(send(6_000, "SIGHUP")).toBe(true);
    expect(called).toEqual(["stop"]);
    send(7_000, "SIGINT");
    expect(called).toEqual(["stop", "abandon"]);
  });

  it("takes a SIGINT that npx relays for the same one", () => {
    const { called, send } = start();
    send(0, "SIGINT");
    send(20, "SIGINT");
    expect(called).toEqual(["stop"]);
    send(1_000, "SIGINT");
    expect(called).toEqual(["stop", "abandon"]);
  });
});
