/* Where open enums sit in success answers. Written by `npm run generate`; never edit it by hand. */

import type { operations } from "./types.ts";

/** By operation, the dotted places of its open enums; `*` stands for any index or key. */
export const openEnumPaths: Record<keyof operations, readonly string[]> = {
  "users.list": [],
  "users.create": [],
  "users.get": [],
  "users.update": [],
  "users.delete": [],
  "users.undoDelete": [],
  "users.resolve": [],
  "users.refresh": [],
  "users.providers": [
    "providers.*.error_details.error_type",
    "providers.*.resource_availability.*.status",
    "providers.*.status",
  ],
  "users.disconnect": [],
  "providers.list": ["*.auth_type", "*.supported_resources.*"],
  "link.createToken": [],
  "link.connectDemo": [],
  "timeseries.grouped": [
    "groups.*.*.data.*.bolus_purpose",
    "groups.*.*.data.*.delivery_form",
    "groups.*.*.data.*.delivery_mode",
    "groups.*.*.data.*.intensity",
    "groups.*.*.data.*.sensor_location",
    "groups.*.*.data.*.tags.*",
    "groups.*.*.data.*.type",
    "groups.*.*.source.type",
  ],
  "timeseries.workoutStream": [],
  "timeseries.sleepStream": [],
};
