/**
 * A web application whose users connect providers on the link page, against the in-memory server. Run with
 * `npm run demo:link`, open the address that it prints, and stop it with Ctrl+C.
 */
import { once } from "node:events";
import { start } from "./start.ts";

await using started = await start();
console.log(`Open ${started.url}`);
console.log(
  `Mock server: ${started.mockUrl}. For credentials that trigger each link error, see docs/link-testing.md.`,
);
console.log("Press Ctrl+C to stop.");
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
