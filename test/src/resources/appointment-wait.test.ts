import { isWaitEndedError } from "sanguine";
import { describe, expect, test } from "vitest";
import { appointment, orderId } from "../support/appointments.ts";
import { getFailure, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

describe.each(["psc", "phlebotomy"] as const)("waiting for an appointment of %s", (area) => {
  /** A client whose service has the appointment in the given statuses one after the other, in the last one from then on. */
  async function seen(...statuses: string[]) {
    const wired = await wire(statuses.map((status) => json({ ...appointment, status })));
    return { ...wired, waitFor: wired.client[area].waitFor };
  }

  test("[APT-7] reads until it is confirmed, through pending, reserved and what is not known", async () => {
    const { waitFor, arrived, clock } = await seen("pending", "a_status_of_2031", "reserved", "confirmed");
    const polled: string[] = [];
    const confirmed = await waitFor(orderId, {
      onPoll: ({ status }, polls) => polled.push(`${polls} ${status}`),
    });
    expect(confirmed).toEqual(appointment);
    expect(polled).toEqual(["1 pending", "2 a_status_of_2031", "3 reserved", "4 confirmed"]);
    expect(clock.slept).toEqual([1_000, 1_500, 2_250]);
    expect(new Set(arrived.map(({ url }) => url))).toEqual(
      new Set([`/v3/order/${orderId}/${area}/appointment`]),
    );
  });

  test("[APT-7] ends with a clear error when it was refused or cancelled meanwhile", async () => {
    const { waitFor, arrived } = await seen("pending", "cancelled");
    const failure = await getFailure(waitFor(orderId));
    if (!isWaitEndedError(failure)) throw failure;
    expect(failure.message).toBe(
      `GET /v3/order/{order_id}/${area}/appointment: waited for status confirmed or in_progress or completed, but cancelled is final (last status cancelled, read 2 times)`,
    );
    expect(failure.last).toMatchObject({ status: "cancelled" });
    expect(JSON.stringify(failure)).not.toContain("Alder");
    expect(arrived).toHaveLength(2);
  });

  test.each([["Confirmed"], [["confirmed", "done"]]])(
    "[APT-7] an unknown target fails at once with the list of targets: %j",
    async (until) => {
      const { waitFor, arrived } = await seen("confirmed");
      expect(await getFailure(waitFor(orderId, { until: until as never }))).toMatchObject({
        name: "ConfigurationError",
        message:
          "waitFor.until: names no status that can be waited for. Take one of pending, reserved, confirmed, in_progress, completed, cancelled, or unlisted() for a newer one",
      });
      expect(arrived).toEqual([]);
    },
  );
});
