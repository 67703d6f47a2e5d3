#!/usr/bin/env node
import { readArguments, type MockCommand } from "./arguments.ts";
import { execute, untilStopped } from "./exec.ts";
import { announcement, serve } from "./serve.ts";
import { USAGE, UsageError } from "./usage.ts";
import { writeWorld } from "./world-file.ts";

async function run(command: MockCommand): Promise<number> {
  const serving = await serve(command);
  const { mock, server } = serving;
  try {
    if (command.exec === null) {
      const stopped = untilStopped();
      console.log(announcement(serving, command.json));
      await stopped;
      return 0;
    }
    if (command.json) console.log(announcement(serving, true));
    return await execute(command.exec, serving);
  } finally {
    await server.close();
    if (command.exportFile !== undefined) await writeWorld(command.exportFile, mock.export());
  }
}

async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2));
  if (command.kind === "mock") return run(command);
  console.log(USAGE);
  return 0;
}

try {
  process.exitCode = await main();
} catch (cause) {
  const text = cause instanceof Error ? cause.message : "It failed for an unknown reason.";
  console.error(`sanguine: ${text}`);
  if (cause instanceof UsageError) console.error(`\n${USAGE}`);
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}
