import { createRequire } from "node:module";

/** The compiler. To import it, Node would read its 9 MB two more times: for the kind of the module, and for the names of its exports. */
export default createRequire(import.meta.url)("typescript") as unknown;
