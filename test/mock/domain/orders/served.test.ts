import { expect, it } from "vitest";
import { homeAvailability, centreAvailability } from "../../../../mock/domain/appointments/availability.ts";
import { loadGeography } from "../../../../mock/domain/centres/geography.ts";
import { addressOfUser, servedCapitals } from "../../../../mock/domain/orders/made-up.ts";
import { newWorld } from "../new-world.ts";

it("patients who are made up for an appointment live where one can be booked, at home and at both labs' centres", async () => {
  const { world } = newWorld();
  const geography = await loadGeography();
  expect(servedCapitals().length).toBeGreaterThan(4);
  for (const { zip } of servedCapitals()) {
    const offered = [
      homeAvailability(world, geography, { state: "AZ", zip_code: zip }),
      centreAvailability(world, geography, { lab: "harrowgate_labs", zip_code: zip }),
      centreAvailability(world, geography, { lab: "pinemoor_diagnostics", zip_code: zip }),
    ];
    expect(offered.map(({ slots }) => slots.some((day) => day.slots.length > 0))).toEqual([true, true, true]);
  }
  const zips = servedCapitals().map(({ zip }) => zip);
  for (const method of ["at_home_phlebotomy", "walk_in_test"] as const) {
    expect(zips).toContain(addressOfUser(world, "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11", method).zip);
  }
});
