import { createMock } from "sanguine/mock";
import { startServer } from "../load.mjs";
import { median, ratio, times } from "../measure.mjs";
import { row } from "../row.mjs";

async function start(name) {
  const server = await startServer(name);
  const { url, key } = server;
  return { ...server, get: async () => (await fetch(url, { headers: { "x-service-api-key": key } })).text() };
}

const served = await start("mock");
const bare = await start("bare");
bare.child.send({ text: await served.get() });

const mock = createMock({ seed: "bench" });
const { user_id } = await mock.client().users.create({ client_user_id: "bench" });
const init = { headers: { "x-service-api-key": mock.apiKey } };
const url = `${mock.url}/v2/user/${user_id}`;
const inProcess = async () => (await mock.fetch(url, init)).text();
row(
  "mock.fetch against a loopback call of a bare server",
  0.15,
  await ratio(times(300, inProcess), times(300, bare.get)),
);

async function serverCpu(server) {
  const before = await server.readCpu();
  await times(1500, server.get)();
  return (await server.readCpu()) - before;
}
await serverCpu(served);
await serverCpu(bare);
const ratios = [];
for (let i = 0; i < 9; i++) ratios.push((await serverCpu(served)) / (await serverCpu(bare)));
row("HTTP GET of a user, one after the other, server CPU against a bare node:http server", 3, median(ratios));

served.stop();
bare.stop();
