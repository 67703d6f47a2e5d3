/** Baseline: a node:http server that reads the request and always returns the same bytes. */
import { createServer } from "node:http";
import { serve } from "./serve.mjs";

let bytes = Buffer.alloc(0);
const server = createServer((request, response) => {
  request.resume();
  response.setHeader("content-type", "application/json");
  response.setHeader("content-length", bytes.length);
  response.end(bytes);
});
process.on("message", (message) => {
  if (message.text !== undefined) bytes = Buffer.from(message.text);
});
server.listen(0, "127.0.0.1", () => serve({ url: `http://127.0.0.1:${server.address().port}/`, key: "k" }));
