/**
 * A web application whose users connect providers on the link page of the in-memory server. Run `npm run demo:link`, open the
 * URL that it prints, and stop it with Ctrl+C.
 */
import { once } from "node:events";
import { startApp } from "./start.ts";

await using app = await startApp();
console.log(`Open ${app.url}`);
console.log(
  `Mock server: ${app.mockUrl}. For credentials that trigger each link error, see docs/link-testing.md.`,
);
console.log("Press Ctrl+C to stop.");
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
