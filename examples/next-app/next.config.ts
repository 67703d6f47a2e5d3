import type { NextConfig } from "next";

/** The mock finds its fonts and workers by their paths in the package. */
export default { serverExternalPackages: ["sanguine"] } satisfies NextConfig;
