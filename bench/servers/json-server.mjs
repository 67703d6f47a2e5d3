/** Peer: json-server with the same users and orders. */
import { serve } from "./serve.mjs";
import { loadPeer } from "../peers.mjs";

const jsonServer = loadPeer("json-server");
const body = { client_user_id: "user-{n}" };

process.once("message", ({ user, orders }) => {
  const app = jsonServer.create();
  // The same rows as in the mock, with the key that json-server needs.
  const users = [{ ...user, id: user.user_id }];
  app.use(jsonServer.defaults({ logger: false }));
  app.use(jsonServer.router({ users, orders }));
  const server = app.listen(0, "127.0.0.1", () =>
    serve({
      url: `http://127.0.0.1:${server.address().port}/`,
      calls: {
        getUser: { path: `/users/${user.user_id}` },
        listOrders: { path: "/orders?_limit=50" },
        createUser: { path: "/users", method: "POST", body },
        createOrder: { path: "/orders", method: "POST", body: { ...orders[0], id: undefined } },
      },
    }),
  );
});
