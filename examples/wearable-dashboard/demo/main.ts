/** Runs the dashboard and the mock on this machine: `npm start`. */
import { once } from "node:events";
import { startDashboard } from "./start.ts";

await using dashboard = await startDashboard({ clock: "running", now: Date.now() }, { log: console.log });
console.log(`Open ${dashboard.url}, press "Connect a device", and choose Acme Watch.`);
console.log("Press Ctrl+C to stop.");
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
