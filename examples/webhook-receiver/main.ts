/**
 * A receiver to try by hand:
 *
 *     npx sanguine mock --webhook-url http://127.0.0.1:3000/webhooks
 *     SANGUINE_WEBHOOK_SECRET=whsec_... npx tsx examples/webhook-receiver/main.ts
 */
import { nodeReceiver } from "./node-http.ts";
import { createReceive } from "./receive.ts";

const secrets = process.env.SANGUINE_WEBHOOK_SECRET;
if (secrets === undefined)
  throw new Error("SANGUINE_WEBHOOK_SECRET: set it to the secret that the mock prints.");

const receive = createReceive({ secrets, log: (line) => console.log(line) });
nodeReceiver(receive).listen(3000, "127.0.0.1", () => console.log("Waiting for webhooks at port 3000."));
