/**
 * Prints a month of a user's series as a chart:
 *
 *     SANGUINE_API_KEY=... npx tsx main.ts --user u-42 --resource steps
 */
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  now: Date.now,
  columns: process.stdout.columns,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
