import { compareServers, send, startServer } from "../load.mjs";
import { installPeers, PEERS } from "../peers.mjs";
import { row } from "../row.mjs";

const mock = await startServer("mock");
const { calls } = mock;
const list = JSON.parse(await send(mock, { path: "/v3/orders?size=100" }));
const rows = { user: JSON.parse(await send(mock, calls.getUser)), orders: list.orders };

const bare = await startServer("bare");
const peers = new Map();
process.env.BENCH_PEERS = installPeers() ?? "";
if (process.env.BENCH_PEERS !== "" && process.env.BENCH_ALONE === undefined)
  for (const name of ["json-server", "openapi-backend", "prism"])
    peers.set(name, await startServer(name, rows));

/** Measures one call of all servers that know it. */
async function compare(figure, call, limit, { count, without = [] }) {
  bare.child.send({ text: await send(mock, calls[call]) });
  const servers = { bare: [bare, { ...calls[call], path: "/" }], sanguine: [mock, calls[call]] };
  for (const [name, server] of peers) {
    if (!without.includes(name)) servers[name] = [server, server.calls?.[call] ?? calls[call]];
  }
  const { bare: floor, sanguine, ...others } = await compareServers(servers, { count });
  const factors = Object.entries(others).map(([name, { factor }]) => [name, factor]);
  process.stderr.write(
    `${figure}: ${Math.round(sanguine.micros)} us of CPU, ${Math.round(floor.micros)} us bare\n`,
  );
  row(`${figure}, server CPU, of bare node:http`, limit, sanguine.factor, "x", Object.fromEntries(factors));
}

process.stderr.write(`Peers: ${peers.size === 0 ? "none" : JSON.stringify(PEERS)}\n`);
const size = Math.round((await send(mock, calls.listOrders)).length / 1000);
await compare("HTTP GET of a user", "getUser", 2, { count: 600 });
await compare(`HTTP list of 50 orders (${size} kB)`, "listOrders", 3, { count: 150 });
await compare("HTTP POST of a user", "createUser", 3, { count: 400, without: ["prism"] });
// Prism finds no example of an order that its own validation accepts.
await compare("HTTP POST of an order", "createOrder", 11, { count: 300, without: ["prism"] });

for (const server of [mock, bare, ...peers.values()]) server.stop();
