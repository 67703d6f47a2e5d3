/**
 * Writes two large worlds to a file in turn, until it is killed. A test kills it while it writes.
 */
import { writeWorld } from "../../../mock/cli/world-file.ts";

const [file = ""] = process.argv.slice(2);
const worlds = ["a", "b"].map((letter) => ({ letter, rows: Array.from({ length: 60_000 }, () => letter) }));
for (let turn = 0; ; turn += 1) {
  await writeWorld(file, worlds[turn % 2]);
  if (turn === 0) console.log("written");
}
