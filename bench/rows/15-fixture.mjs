import { startVitest } from "vitest/node";
import { row } from "../row.mjs";

const taken = {};
const reporter = { onUserConsoleLog: ({ content }) => void Object.assign(taken, JSON.parse(content)) };
const options = { config: false, include: ["bench/fixture-tests.mjs"], pool: "forks", watch: false };
const vitest = await startVitest("test", [], { ...options, reporters: [reporter] });
await vitest.close();
row("fixtures of a test in Vitest, CPU against empty ones", 1, taken.mock - taken.empty, " ms");
