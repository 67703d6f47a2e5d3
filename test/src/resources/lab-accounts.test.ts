import type { LabAccount } from "sanguine";
import { LabAccountStatus } from "sanguine/enums";
import { expect, test } from "vitest";
import { wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const labTestId = "7f0a6f4e-52c5-4b0e-8a64-0c3c2b1d9e55";

test("[LT-3, GEN-4] lab accounts are filtered by id and by a status in any case, and come under data", async () => {
  expect(LabAccountStatus.values).toEqual(["active", "pending", "suspended", "ready_to_launch"]);
  const account = {
    id: labTestId,
    lab: "manual",
    status: "pending",
    allowed_billing: { client_bill: ["AZ"] },
  };
  const { client, arrived } = await wire([json({ data: [account] })]);
  const { data } = await client.labAccounts.list({ lab_account_id: labTestId, status: "PENDING" });
  expect(data satisfies LabAccount[] | undefined).toEqual([account]);
  await client.labAccounts.list();
  expect(arrived.map(({ url }) => url)).toEqual([
    `/v3/lab_test/lab_account?lab_account_id=${labTestId}&status=PENDING`,
    "/v3/lab_test/lab_account",
  ]);
});
