/**
 * Sends valid and invalid requests from the OpenAPI document to every operation of the mock, and changed responses to every
 * call of the client: `npm run test:fuzz`. Takes `--requests N` and `--responses N` for each operation, and `--seed TEXT`.
 */
import { parseArgs } from "node:util";
import { fuzzClient } from "./fuzz/fuzz-client.ts";
import { fuzzService, listUnreached, type FuzzFailure } from "./fuzz/fuzz-service.ts";
import { readCount } from "./read-count.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "2000" },
    responses: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
  },
});

function printFailures(failures: readonly FuzzFailure[]): void {
  for (const { operation, request, problem } of failures.slice(0, 20))
    console.log(`✗ ${operation}: ${problem}\n    ${request}`);
  if (failures.length > 0) process.exitCode = 1;
}

const requests = readCount("--requests", values.requests);
const responses = readCount("--responses", values.responses);
const service = await fuzzService({ seed: values.seed, requests });
console.table(service.counts);
const count = (kind: "requests" | "accepted" | "refused"): number =>
  Object.values(service.counts).reduce((sum, counts) => sum + counts[kind], 0);
console.log(
  `${count("requests")} requests to the mock, ${count("accepted")} accepted, ${count("refused")} refused: ` +
    `${service.failures.length} with a status of 500 or higher, a response outside the OpenAPI document, or a changed state after a rejected request\n`,
);
printFailures(service.failures);
const unreached = listUnreached(service.counts);
if (unreached.length > 0) {
  console.log(
    `✗ These operations accepted no request. Prepare their state in test/support/calls.ts: ${unreached.join(", ")}\n`,
  );
  process.exitCode = 1;
}

const client = await fuzzClient({ seed: values.seed, responses });
console.table(client.outcomes);
console.log(
  `${client.calls} calls with changed responses: ${client.failures.length} that hung or threw something else\n`,
);
printFailures(client.failures);
