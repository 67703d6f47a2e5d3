import { spawnSync } from "node:child_process";
import { installPeers } from "../peers.mjs";
import { median } from "../measure.mjs";
import { row } from "../row.mjs";

/** Runs a program until its first response, and returns its CPU time in microseconds. */
function measureStart(code) {
  const end = `;process.on("exit", () => { const { user, system } = process.cpuUsage(); console.log("CPU " + (user + system)); });`;
  // One request over a plain socket, so that no client is measured. The program ends after the response.
  const get = `;const get = (port, path, key) => import("node:net").then(({ connect }) => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET " + path + " HTTP/1.1\\r\\nhost: localhost\\r\\nx-service-api-key: " + key + "\\r\\n\\r\\n");
    socket.once("data", (text) => process.exit(String(text).startsWith("HTTP/1.1 200") ? 0 : 1));
  });`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `${get}${code}${end}`],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stderr);
  return Number(stdout.split("CPU ")[1]);
}

const folder = installPeers();
const programs = {
  bare: `import { createServer } from "node:http";
    const server = createServer((request, response) => response.end("{}")).listen(0, "127.0.0.1", () => get(server.address().port, "/", "k"));`,
  sanguine: `import { createMock } from "sanguine/mock"; import { listen } from "sanguine/mock/node";
    const mock = createMock(); const server = await listen(mock); get(server.port, "/v2/user", mock.apiKey);`,
  ...(folder === null
    ? {}
    : {
        "json-server": `import { createRequire } from "node:module"; const jsonServer = createRequire("${folder}/package.json")("json-server");
    const app = jsonServer.create(); app.use(jsonServer.defaults({ logger: false })); app.use(jsonServer.router({ users: [] }));
    const server = app.listen(0, "127.0.0.1", () => get(server.address().port, "/users", "k"));`,
      }),
};
const names = Object.keys(programs);
const against = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < 11; round++) {
  const base = measureStart(programs.bare);
  for (const name of names.slice(1)) against[name].push(measureStart(programs[name]) / base);
}
const { sanguine, ...others } = against;
const peers = Object.fromEntries(
  Object.entries(others)
    .filter(([, ratios]) => ratios.length > 0)
    .map(([name, ratios]) => [name, median(ratios)]),
);
row("start of a server until its first response, CPU of bare node:http", 2.6, median(sanguine), "x", peers);
