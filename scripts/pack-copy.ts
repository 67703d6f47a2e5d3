/**
 * Builds and packs a clean copy of the project. Nothing is built in the project itself, so other checks can run meanwhile.
 *
 *   npx tsx scripts/pack-copy.ts FOLDER
 */
import { packCopy } from "./pack.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Pass the folder that gets the package.");
console.log(await packCopy(folder));
