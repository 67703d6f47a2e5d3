/** Peer: openapi-backend with the same OpenAPI document, rows in arrays, and requests and responses validated, as the mock does. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { serve } from "./serve.mjs";
import { loadPeer } from "../peers.mjs";

const { OpenAPIBackend } = loadPeer("openapi-backend");
const definition = JSON.parse(readFileSync("dist/openapi.json", "utf8"));
// It removes the slash at the end of a request path, and not of a path of the document.
definition.paths = Object.fromEntries(
  Object.entries(definition.paths).map(([path, item]) => [path.replace(/\/$/, ""), item]),
);

const [{ user, orders }] = await once(process, "message");
const users = new Map([[user.user_id, user]]);
const api = new OpenAPIBackend({ definition, quick: true, ajvOpts: { strict: false, logger: false } });
api.register({
  "users.get": ({ request }) => users.get(request.params.user_id),
  "users.create": ({ request }) => {
    const created = { ...user, user_id: randomUUID(), client_user_id: request.requestBody.client_user_id };
    users.set(created.user_id, created);
    return { user_id: created.user_id, client_user_id: created.client_user_id };
  },
  "orders.list": () => ({ orders: orders.slice(0, 50), total: orders.length, page: 1, size: 50 }),
  "orders.create": ({ request }) => {
    const order = { ...orders[0], id: randomUUID(), patient_details: request.requestBody.patient_details };
    orders.push(order);
    return { order, status: "success", message: "Order created successfully" };
  },
  validationFail: ({ validation }) => ({ invalid: validation.errors }),
  postResponseHandler: (context) => {
    if (context.response?.invalid === undefined)
      context.api.validateResponse(context.response, context.operation, 200);
    return context.response;
  },
  notFound: () => ({ missing: true }),
  unauthorizedHandler: () => ({ unauthorized: true }),
});
api.registerSecurityHandler("teamKey", () => true);
await api.init();
async function respond(message, response) {
  let text = "";
  for await (const chunk of message) text += chunk;
  const [path, query] = message.url.split("?");
  const result = await api.handleRequest({
    method: message.method,
    path,
    query,
    headers: message.headers,
    body: text === "" ? undefined : JSON.parse(text),
  });
  const status = result?.invalid === undefined && result?.missing === undefined ? 200 : 500;
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(result));
}

const server = createServer((message, response) => void respond(message, response));
server.listen(0, "127.0.0.1", () => serve({ url: `http://127.0.0.1:${server.address().port}/` }));
