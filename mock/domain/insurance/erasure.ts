import type { World } from "../world.ts";

/** Erases every insurance of a user. */
export function eraseInsurance(world: World, userId: string): void {
  const { insurance } = world.tables;
  for (const row of insurance.all("user", userId)) insurance.delete(row.insurance_id);
}
