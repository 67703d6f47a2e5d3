import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The layers of the package, lowest first. A file may import from its own folder and from folders of lower layers.
 * dependency-cruiser (`.dependency-cruiser.mjs`) and the linter (`oxlint.config.js`) both read this file.
 */

/** The folders of `mock/`. Folders on the same line may not import each other. */
export const mockLayers = [
  ["kernel"],
  ["store", "world-store", "catalog", "pdf"],
  ["report-parser"],
  ["domain"],
  ["faults", "journal", "recording", "unknown-values"],
  ["http"],
  ["webhooks"],
  ["tools", "pages"],
  ["core", "check", "console"],
  ["adapters", "stories"],
  ["cli"],
];

/** The areas of `mock/domain/`. This order prevents cycles. All areas share the files directly in `mock/domain/`. */
export const domainAreas = [
  ["users"],
  ["patients"],
  ["insurance", "providers"],
  ["lab-accounts"],
  ["lab-tests"],
  ["markers"],
  ["connections"],
  ["timeseries"],
  ["daily-data"],
  ["link"],
  ["orders"],
  ["order-transactions"],
  ["appointments"],
  ["phlebotomy", "psc"],
  ["lab-reports", "idempotency"],
  ["webhooks"],
];

/** The folders of `src/`. Files directly in `src/` may import from all of them. */
export const srcLayers = [
  ["generated"],
  ["errors"],
  ["transport"],
  ["lists", "waits"],
  ["resources"],
  ["webhooks", "schemas"],
];

/** The folders of `mock/` that may use Node, the DOM, MSW, timers and the machine's clock. */
export const hostLayers = ["core/host", "adapters", "cli", "console"];

const root = fileURLToPath(new URL("..", import.meta.url));

function listFolders(folder) {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Throws when a folder is on no layer. Otherwise, new folders would not be checked. */
export function assertEveryFolderHasLayer() {
  const expected = { mock: mockLayers.flat(), "mock/domain": domainAreas.flat(), src: srcLayers.flat() };
  for (const [folder, known] of Object.entries(expected)) {
    const missing = listFolders(folder).filter((name) => !known.includes(name));
    if (missing.length > 0) {
      throw new Error(`${folder}/${missing[0]} is not on a layer. Add it to scripts/layers.mjs.`);
    }
  }
}
