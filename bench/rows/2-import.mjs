import { spawnSync } from "node:child_process";
import { median } from "../measure.mjs";
import { row } from "../row.mjs";

function childCpu(code) {
  const end = `;process.on("exit", () => { const { user, system } = process.cpuUsage(); console.log(user + system); });`;
  const { stdout, status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code + end], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

const empty = `Request;`;
const client = `import { createClient } from "sanguine"; Request; createClient({ baseUrl: "http://127.0.0.1", apiKey: "k" })`;
const mock = `import { createMock } from "sanguine/mock"; Request; createMock({ seed: "s" })`;

const against = { client: [], mock: [] };
for (let i = 0; i < 21; i++) {
  const base = childCpu(empty);
  against.client.push(childCpu(client) / base);
  against.mock.push(childCpu(mock) / base);
}
row("import and client made, CPU of an empty node that touches Request", 1.15, median(against.client));
row("import and mock made, CPU of an empty node", 2, median(against.mock));
