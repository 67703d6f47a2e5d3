import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { linkCredentials, type LinkCredential } from "../../../mock/catalog/link-credentials.ts";
import { linkErrorTypes } from "../../../mock/catalog/link-errors.ts";
import { LinkErrorType, PasswordProvider } from "sanguine/enums";
import { createLinkCaller } from "../http/handlers/link-caller.ts";

const page = readFileSync(fileURLToPath(new URL("../../../docs/link-testing.md", import.meta.url)), "utf8");

/** Parses the rows of the documented table into cells. An empty cell is null. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => {
    const cells = line.split("|").slice(1, -1);
    return cells.map((cell) => /`([^`]*)`/.exec(cell)?.[1] ?? null);
  });

describe("the documented table of sign-ins", () => {
  it("has its columns and every sign-in of the mock", () => {
    const header = page.split("\n").find((line) => line.startsWith("| Outcome"));
    expect(header?.split("|").map((cell) => cell.trim())).toEqual([
      "",
      "Outcome",
      "Provider",
      "Username",
      "Password",
      "Region",
      "Code",
      "",
    ]);
    const known = linkCredentials.map((row: LinkCredential) => [
      row.outcome,
      row.provider,
      row.username,
      row.password,
      row.region,
      row.code,
    ]);
    expect(rows).toEqual(known);
  });

  it("[LNK-10] has a row for each link error of the OpenAPI document", () => {
    expect(linkErrorTypes).toEqual(LinkErrorType.values);
    const outcomes = new Set(rows.map(([outcome]) => outcome));
    expect(LinkErrorType.values.filter((fault) => !outcomes.has(fault))).toEqual([]);
  });

  it.each(rows)(
    "[LNK-10] %s is the outcome of %s with %s, %s, %s, %s",
    async (outcome, provider, username, password, region, code) => {
      const { newToken, complete, step, connected } = createLinkCaller();
      const token = await newToken();
      const byPassword = PasswordProvider.is(provider);
      const first = byPassword
        ? await step(token, `provider/password/${provider}`, { username, password, region })
        : await step(token, `provider/email/${provider}`, { email: username, region });
      expect(code === null || first.body.state === "pending_provider_mfa").toBe(true);
      const { status, body } = code === null ? first : await complete(token, code, provider ?? "");
      expect(status).toBe(200);
      expect(body.error_type ?? body.state).toBe(outcome);
      expect(body.state === "error").toBe(body.error_type !== null);
      expect(connected()).toHaveLength(outcome === "success" ? 1 : 0);
    },
  );

  it("[LNK-10] applies to every password provider", async () => {
    const { newToken, password } = createLinkCaller();
    const token = await newToken();
    for (const provider of PasswordProvider.values) {
      const { body } = await password(token, { username: "provider_api_error" }, provider);
      expect([body.error_type, body.provider]).toEqual(["provider_api_error", provider]);
    }
    expect((await password(token)).body.state).toBe("success");
  });
});
