import { findStateOfZip } from "../catalog/geo/find-state.ts";
import { isUnitedStates, stateCodes } from "../domain/patients/address-rules.ts";
import type { Warning } from "../domain/world.ts";

/** Lists a warning for each address of a request whose zip code lies in another state, as real services may reject it. */
export function* listAddressWarnings(value: unknown, path = "body"): Iterable<Warning> {
  // A form can hold the bytes of files, which are an object of millions of fields.
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  const { state, zip, zip_code = zip, country }: Readonly<Record<string, unknown>> = { ...value };
  const isAmerican = country == null || (typeof country === "string" && isUnitedStates(country.trim()));
  if (
    isAmerican &&
    typeof state === "string" &&
    typeof zip_code === "string" &&
    stateCodes.has(state.trim())
  ) {
    if (findStateOfZip(zip_code.trim()) !== state.trim())
      yield {
        code: "zip_of_another_state",
        message: `${path}: the zip code is not in the state of the address.`,
      };
  }
  for (const [name, part] of Object.entries(value)) yield* listAddressWarnings(part, `${path}.${name}`);
}
