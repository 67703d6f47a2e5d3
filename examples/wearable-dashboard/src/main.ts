/** The server: `npm run serve`. Its settings come from environment variables. */
import { once } from "node:events";
import { startServer } from "./start.ts";

/** Reads a variable. Throws an error that names it, and never its value. */
function read(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`Set the environment variable ${name}.`);
  return value;
}

await using server = await startServer({
  serviceUrl: read("SANGUINE_URL"),
  apiKey: read("SANGUINE_API_KEY"),
  secrets: read("SANGUINE_WEBHOOK_SECRET").split(","),
  origin: read("APP_ORIGIN"),
  timeZone: process.env.TIME_ZONE ?? "UTC",
  port: Number(process.env.PORT ?? 3000),
  log: (line) => console.log(`${new Date().toISOString()} ${line}`),
});
console.log(`Listens at ${server.url}.`);
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
