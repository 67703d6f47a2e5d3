import { appointmentPscLabValues } from "../../../src/generated/enums.ts";
import type { Account } from "../account.ts";
import type { Probe, Probed } from "../probe.ts";
import { getList, getText } from "../read-body.ts";

/** A public address in the United States: no patient's. */
const place = { first_line: "200 W Washington St", city: "Phoenix", state: "AZ", zip_code: "85003" } as const;

/** Miles around the place. */
const radius = "25";

/** Reads centers, areas and free slots around a public address. */
export async function readAppointments(probe: Probe, account: Account): Promise<void> {
  const { zip_code } = place;
  await readCenters(probe, account);
  await probe.call("psc.areaInfo", [{ zip_code, radius }]);
  await probe.call("psc.cancellationReasons", []);
  await probe.call("phlebotomy.cancellationReasons", []);
  testDays(probe, await probe.call("phlebotomy.availability", [place]));
  for (const lab of appointmentPscLabValues) {
    const read = await probe.call("psc.availability", [{ zip_code, lab }], { optional: true });
    testDays(probe, read);
    if (read && read.body !== null) break;
  }
}

function testDays(probe: Probe, read: Probed | null): void {
  const hasDays = (slots: readonly unknown[]): boolean =>
    new Set(slots.map((day) => getText(day, "date"))).size === 14;
  probe.test("fourteen days", read, getList(read?.body, "slots"), hasDays, "/slots");
}

async function readCenters(probe: Probe, { labs }: Account): Promise<void> {
  const { zip_code } = place;
  const [first] = labs;
  if (!first) return probe.skip("the account has no labs", "psc.info");
  for (const { id: lab_id } of labs) {
    const read = await probe.call("psc.info", [{ zip_code, lab_id, radius }], { optional: true });
    const centers = getList(read?.body, "patient_service_centers") ?? [];
    if (centers.length === 0) continue;
    const miles = centers.map((center) => Number.parseFloat(getText(center, "distance") ?? ""));
    const isNearestFirst = (): boolean =>
      miles.every((mile, index) => mile <= Number(radius) && mile >= (miles[index - 1] ?? 0));
    const found = miles.some(Number.isNaN) ? undefined : miles;
    probe.test("nearest first", read, found, isNearestFirst, "/patient_service_centers");
    break;
  }
  const wrong = { zip_code: "1234", lab_id: first.id };
  await probe.call("psc.info", [wrong], { statuses: [422], rule: "zip code" });
}
