import { createServer } from "node:http";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { cpu, ratio, times } from "../measure.mjs";
import { row } from "../row.mjs";

const mock = createMock({ seed: "bench" });
const { user_id } = await mock.client().users.create({ client_user_id: "bench" });
const server = await listen(mock, { port: 0 });
const headers = { "x-service-api-key": mock.apiKey };
const text = await (await mock.fetch(`${mock.url}/v2/user/${user_id}`, { headers })).text();

const bare = createServer((_request, response) => {
  response.setHeader("content-type", "application/json");
  response.end(text);
});
await new Promise((resolve) => bare.listen(0, "127.0.0.1", resolve));
const bareUrl = `http://127.0.0.1:${bare.address().port}/v2/user/${user_id}`;

const inProcess = async () => (await mock.fetch(`${mock.url}/v2/user/${user_id}`, { headers })).json();
const loopback = async () => (await fetch(bareUrl, { headers })).json();
const overHttp = async () => (await fetch(`${server.url}/v2/user/${user_id}`, { headers })).json();

row("mock.fetch against a loopback call of a bare server", 0.15, await ratio(times(300, inProcess), times(300, loopback)));

// Client and server share this process, so the client's own CPU is measured apart and taken off both sides.
row("HTTP GET, CPU of both ends, against a bare node:http server", 2, await ratio(times(300, overHttp), times(300, loopback), { by: cpu }));

await server.close();
bare.closeAllConnections();
bare.close();
