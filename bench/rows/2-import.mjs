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

const withMsw = `import { createMock } from "sanguine/mock"; import { setupMockServer } from "sanguine/mock/msw/node"; Request; setupMockServer(createMock({ seed: "s" }))`;
const mswNode = `import { setupServer } from "msw/node"; Request; setupServer()`;
const mswRoot = `import { http } from "msw"; import { setupServer } from "msw/node"; Request; setupServer(http.all("*", () => undefined))`;

const against = { client: [], mock: [], withMsw: [], mswNode: [], mswRoot: [] };
for (let i = 0; i < 21; i++) {
  const base = childCpu(empty);
  against.client.push(childCpu(client) / base);
  against.mock.push(childCpu(mock) / base);
  against.withMsw.push(childCpu(withMsw) / base);
  against.mswNode.push(childCpu(mswNode) / base);
  against.mswRoot.push(childCpu(mswRoot) / base);
}
row("import and client made, CPU of an empty node that touches Request", 1.2, median(against.client));
row("import and mock made, CPU of an empty node", 2.2, median(against.mock));
row("import of the mock and MSW, CPU of an empty node", 4.5, median(against.withMsw), "x", {
  "msw/node alone": median(against.mswNode),
  "msw and msw/node": median(against.mswRoot),
});
