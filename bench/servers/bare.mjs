/** Baseline: a node:http server that always returns the same text. */
import { createServer } from "node:http";
import { serve } from "./serve.mjs";

let text = "";
const server = createServer((_request, response) => {
  response.setHeader("content-type", "application/json");
  response.setHeader("content-length", Buffer.byteLength(text));
  response.end(text);
});
process.on("message", (message) => {
  if (message.text !== undefined) text = message.text;
});
server.listen(0, "127.0.0.1", () => serve({ url: `http://127.0.0.1:${server.address().port}/`, key: "k" }));
