import { expect, it } from "vitest";
import { getNormalDeviate, getNormalShare } from "../../../mock/kernel/normal.ts";

// Rows of a printed table of the standard normal distribution.
it.each([
  [0.001, -3.090232],
  [0.01, -2.326348],
  [0.1, -1.281552],
  [0.3, -0.524401],
  [0.5, 0],
  [0.6, 0.253347],
  [0.75, 0.67449],
  [0.95, 1.644854],
  [0.975, 1.959964],
  [0.995, 2.575829],
])("a share of %d lies below the deviate %d", (share, deviate) => {
  expect(getNormalDeviate(share)).toBeCloseTo(deviate, 5);
});

it.each([
  [-2, 0.0227501],
  [-1, 0.1586553],
  [0, 0.5],
  [0.25, 0.5987063],
  [1, 0.8413447],
  [1.96, 0.9750021],
  [2.5, 0.9937903],
])("below the deviate %d lies a share of %d", (deviate, share) => {
  expect(getNormalShare(deviate)).toBeCloseTo(share, 6);
});
