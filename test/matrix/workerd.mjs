import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { serveMock } from "./serve-mock.mjs";

/** Runs `worker.mjs` in workerd, beside a mock at a port of this process. Prints what the worker responds. */
const { server, target } = await serveMock();
await build({
  entryPoints: ["worker.mjs"],
  bundle: true,
  outfile: "worker.bundle.mjs",
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  conditions: ["workerd", "worker"],
  logLevel: "error",
});
await writeFile(
  "workerd.capnp",
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [(name = "worker.mjs", esModule = embed "worker.bundle.mjs")],
      compatibilityDate = "2026-01-01",
      bindings = [(name = "TARGET", text = ${JSON.stringify(JSON.stringify(target))})],
      globalOutbound = "loopback")),
    (name = "loopback", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
);`,
);
const workerd = spawn("workerd", ["serve", "workerd.capnp", "--control-fd=3"], {
  stdio: ["ignore", "inherit", "inherit", "pipe"],
});
try {
  for await (const line of createInterface({ input: workerd.stdio[3] })) {
    const { event, port } = JSON.parse(line);
    if (event !== "listen") continue;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    console.log(text);
    break;
  }
} finally {
  workerd.kill();
  await server.close();
}
