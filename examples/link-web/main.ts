/**
 * A web application whose users connect providers on the link page, against the in-memory server. Run with
 * `npm run demo:link`, open the address that it prints, and stop it with Ctrl+C.
 */
import { once } from "node:events";
import { start } from "./start.ts";

await using started = await start();
console.log(`Open ${started.url}`);
console.log(
  `The mock answers at ${started.mockUrl}. Sign-ins that bring about each error: docs/link-testing.md.`,
);
console.log("Stop it with Ctrl+C.");
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
