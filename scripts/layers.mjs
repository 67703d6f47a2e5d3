import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The layers of the package, lowest first. A file may import from its own folder and from folders of lower layers.
 * dependency-cruiser (`.dependency-cruiser.mjs`) and the linter (`oxlint.config.js`) both read this file.
 */

/** Folders of `mock/`; folders on one line may not import each other. */
export const mockLayers = [
  ["kernel"],
  ["store"],
  ["catalog", "pdf"],
  ["report-parser"],
  ["domain"],
  ["faults", "journal", "unknown-values"],
  ["http"],
  ["webhooks"],
  ["facades"],
  ["arguments"],
  ["link-page", "control", "runtime"],
  ["core"],
  ["adapters"],
  ["cli"],
];

/** Areas of `mock/domain/`; the order keeps them free of cycles. Files directly in `mock/domain/` are shared by all areas. */
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

/** Folders of `src/`. Files directly in `src/` may import from all of them. */
export const srcLayers = [
  ["generated"],
  ["errors"],
  ["transport"],
  ["lists", "waits"],
  ["resources"],
  ["webhooks", "schemas"],
];

/** Layers of `mock/` that may use Node, the DOM, MSW, timers and the machine's clock. */
export const hostLayers = ["runtime", "adapters", "cli"];

const root = fileURLToPath(new URL("..", import.meta.url));

function listFolders(folder) {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Throws when a folder is on no layer, so that new code cannot escape the rules. */
export function assertEveryFolderHasLayer() {
  const expected = { mock: mockLayers.flat(), "mock/domain": domainAreas.flat(), src: srcLayers.flat() };
  for (const [folder, known] of Object.entries(expected)) {
    const missing = listFolders(folder).filter((name) => !known.includes(name));
    if (missing.length > 0) {
      throw new Error(`${folder}/${missing[0]} is on no layer. Add it to scripts/layers.mjs.`);
    }
  }
}
