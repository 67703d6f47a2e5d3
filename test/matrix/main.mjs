import { exercise, exerciseInProcess } from "./program.mjs";
import { serveMock } from "./serve-mock.mjs";

/** Runs the program in a runtime with Node's modules, which also serves the mock at a port. Prints one line of JSON. */
async function main() {
  const inProcess = await exerciseInProcess();
  const { server, target } = await serveMock();
  try {
    console.log(JSON.stringify({ inProcess, overPort: await exercise(target) }));
  } finally {
    await server.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
