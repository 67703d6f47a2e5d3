import { describe, expect, it } from "vitest";
import type { LabAccount } from "../../../../src/generated/types.ts";
import { labs } from "../../../../mock/catalog/labs/labs.ts";
import { createMockCaller } from "./caller.ts";

const PATH = "/v3/lab_test/lab_account";

describe("GET /v3/lab_test/lab_account", () => {
  it("[LT-3] lists the team's accounts with their allowed billing", async () => {
    const { get, mock } = createMockCaller({ preset: "demo" });
    const { status, body } = await get(PATH);
    expect([status, body]).toEqual([200, { data: mock.labAccounts.list() }]);
    expect(body.data[0]).toMatchObject({
      lab: "harrowgate_labs",
      status: "active",
      delegated_flow: "not_delegated",
      provider_account_id: "HG-204410",
      account_name: "Main account",
      default_clinical_notes: "Please phone critical values to the practice.",
      business_units: ["North", "South"],
    });
    expect(new Set(body.data.map(({ status: one }: LabAccount) => one))).toEqual(
      new Set(["active", "pending", "suspended", "ready_to_launch"]),
    );
    expect(body.data[0].allowed_billing.patient_bill).not.toContain("NY");
    expect(body.data[2].allowed_billing).not.toHaveProperty("patient_bill");
    // All are of one organization and of one team.
    expect(new Set(body.data.map(({ org_id }: LabAccount) => org_id)).size).toBe(1);
    expect(new Set(body.data.flatMap(({ team_id_allowlist }: LabAccount) => team_id_allowlist)).size).toBe(1);
  });

  it("[LT-3] has an active account at each lab and a pending one for a new team", () => {
    const accounts = createMockCaller().mock.labAccounts.list();
    const list = (status: string) => accounts.filter((one) => one.status === status).map(({ lab }) => lab);
    expect(list("active").toSorted()).toEqual(labs.map(({ slug }) => slug).toSorted());
    expect([list("pending").length, accounts.length]).toEqual([1, labs.length + 1]);
  });

  it("[LT-3] filters by status in any case", async () => {
    const { get, mock } = createMockCaller({ preset: "demo" });
    const all = mock.labAccounts.list();
    for (const status of ["active", "pending", "suspended", "ready_to_launch"]) {
      const found = all.filter((account) => account.status === status);
      expect([0, all.length]).not.toContain(found.length);
      for (const text of [
        status,
        status.toUpperCase(),
        `${status.charAt(0).toUpperCase()}${status.slice(1)}`,
      ])
        expect((await get(`${PATH}?status=${text}`)).body.data).toEqual(found);
    }
    const [active] = all;
    expect((await get(`${PATH}?status=PENDING&lab_account_id=${active?.id}`)).body.data).toEqual([]);
  });

  it("[GEN-3] does not return another team's accounts", async () => {
    const { get, as, mock } = createMockCaller();
    const other = mock.team();
    const caller = as(other);
    const own = mock.labAccounts.create({ lab: "manual" });
    const otherIds = (await caller.get(PATH)).body.data.map(({ id }: LabAccount) => id);
    expect(otherIds).toHaveLength(8);
    for (const { id } of mock.labAccounts.list()) {
      expect(otherIds).not.toContain(id);
      expect((await caller.get(`${PATH}?lab_account_id=${id}`)).body).toEqual({ data: [] });
    }
    expect((await caller.get(`/v3/lab_tests/markers?lab_account_id=${own.id}`)).status).toBe(404);
    expect((await caller.get(`/v3/lab_test?lab_account_id=${own.id}`)).status).toBe(404);
    expect(() => other.labAccounts.set(own, { status: "suspended" })).toThrow(
      "Lab account not found (status 404)",
    );
    expect((await get(`${PATH}?lab_account_id=${own.id}`)).body.data).toEqual([own]);
  });
});
