import { expect, it } from "vitest";
import { getPhlebotomyAvailability } from "../../../../../mock/domain/phlebotomy/booking.ts";
import { getPscAvailability } from "../../../../../mock/domain/psc/availability.ts";
import { loadGeography } from "../../../../../mock/catalog/geography.ts";
import {
  getAddressDefaults,
  listServedCapitals,
} from "../../../../../mock/domain/orders/seeding/order-defaults.ts";
import { createTestWorld } from "../../test-world.ts";

it("synthetic patients live where an appointment can be booked, at home and at both labs' centers", async () => {
  const { world } = createTestWorld();
  const geography = await loadGeography();
  expect(listServedCapitals().length).toBeGreaterThan(4);
  for (const { zip } of listServedCapitals()) {
    const available = [
      getPhlebotomyAvailability(world, geography, { state: "AZ", zip_code: zip }),
      getPscAvailability(world, geography, { lab: "harrowgate_labs", zip_code: zip }),
      getPscAvailability(world, geography, { lab: "pinemoor_diagnostics", zip_code: zip }),
    ];
    expect(available.map(({ slots }) => slots.some((day) => day.slots.length > 0))).toEqual([
      true,
      true,
      true,
    ]);
  }
  const zips = listServedCapitals().map(({ zip }) => zip);
  for (const method of ["at_home_phlebotomy", "walk_in_test"] as const)
    expect(zips).toContain(getAddressDefaults(world, "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11", method).zip);
});
