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
  await probe.send("psc.areaInfo", (client) => client.psc.areaInfo({ zip_code, radius }));
  await probe.send("psc.cancellationReasons", (client) => client.psc.cancellationReasons());
  await probe.send("phlebotomy.cancellationReasons", (client) => client.phlebotomy.cancellationReasons());
  testDays(
    probe,
    await probe.send("phlebotomy.availability", (client) => client.phlebotomy.availability(place)),
  );
  for (const lab of appointmentPscLabValues) {
    const read = await probe.send(
      "psc.availability",
      (client) => client.psc.availability({ zip_code, lab }),
      {
        optional: true,
      },
    );
    testDays(probe, read);
    if (read && read.body !== null) break;
  }
}

function testDays(probe: Probe, read: Probed | null): void {
  const slots = getList(read?.body, "slots");
  if (!read || !slots) return;
  const dates = new Set(slots.map((day) => getText(day, "date")));
  probe.findings.test("fourteen days", dates.size === 14, read.exchange, "/slots");
}

async function readCenters(probe: Probe, account: Account): Promise<void> {
  const { findings } = probe;
  const [first] = account.labs;
  if (!first) {
    findings.skip("psc.info", "the account has no labs");
    return;
  }
  for (const { id } of account.labs) {
    const read = await probe.send(
      "psc.info",
      (client) => client.psc.info({ zip_code: place.zip_code, lab_id: id, radius }),
      {
        optional: true,
      },
    );
    const centers = getList(read?.body, "patient_service_centers") ?? [];
    if (!read || centers.length === 0) continue;
    const distances = centers.map((center) => Number.parseFloat(getText(center, "distance") ?? ""));
    if (distances.some((distance) => Number.isNaN(distance))) break;
    const isNear = distances.every((distance) => distance <= Number(radius));
    const isSorted = distances.every(
      (distance, index) => index === 0 || distance >= (distances[index - 1] ?? 0),
    );
    findings.test("nearest first", isNear && isSorted, read.exchange, "/patient_service_centers");
    break;
  }
  await probe.send("psc.info", (client) => client.psc.info({ zip_code: "1234", lab_id: first.id }), {
    statuses: [422],
    rule: "zip code",
  });
}
