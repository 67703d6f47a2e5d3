/** Peer: Prism with the same OpenAPI document. It returns the examples of the document and keeps no data. */
import { once } from "node:events";
import { serve } from "./serve.mjs";
import { loadPeer } from "../peers.mjs";

const { createServer } = loadPeer("@stoplight/prism-http-server");
const { getHttpOperationsFromSpec } = loadPeer("@stoplight/prism-http");
const { createLogger } = loadPeer("@stoplight/prism-core");

await once(process, "message");
const operations = await getHttpOperationsFromSpec("dist/openapi.json");
const config = {
  mock: { dynamic: false },
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
};
const logger = createLogger("bench", { enabled: false });
const server = createServer(operations, { cors: false, config, components: { logger } });
serve({ url: await server.listen(0, "127.0.0.1") });
