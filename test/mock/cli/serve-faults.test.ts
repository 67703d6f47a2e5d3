import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { serve } from "../../../mock/cli/serve.ts";

async function serveLine(args: readonly string[]) {
  const command = parseCommandLine(["mock", "--port", "0", ...args]);
  if (command.kind !== "mock") throw new Error(`${command.kind} serves nothing`);
  return serve(command);
}

it("[FLT-6] starts with the faults of a preset, and adds none that the imported world contains", async () => {
  const folder = await mkdtemp(join(tmpdir(), "faults-"));
  try {
    const file = join(folder, "world.json");
    const first = await serveLine(["--faults", "outage"]);
    const response = await fetch(`${first.server.url}/v2/providers`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    await writeFile(file, JSON.stringify(first.mock.export()));
    await first.server.close();
    const second = await serveLine(["--faults", "outage", "--import", file]);
    expect(second.mock.faults.list().map(({ rule, hits }) => [rule, hits])).toEqual([
      [{ status: 503, retryAfter: 5 }, 1],
    ]);
    await second.server.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
