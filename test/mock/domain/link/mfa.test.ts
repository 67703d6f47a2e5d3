import { describe, expect, it } from "vitest";
import { listLiveConnections } from "../../../../mock/domain/connections/rules.ts";
import { completeMfa, getPendingCode, signInWithPassword } from "../../../../mock/domain/link/sign-in.ts";
import { catchServiceError } from "../test-world.ts";
import { createLinkWorld, type LinkWorld } from "./link-world.ts";

const provider = "glucose_two";

function startLink(username: string) {
  const linkWorld = createLinkWorld();
  const token = linkWorld.newToken();
  const signIn = (name = username) =>
    signInWithPassword(linkWorld.world, token, provider, { username: name, password: "secret" });
  const first = signIn();
  return {
    ...linkWorld,
    token,
    signIn,
    first,
    complete: (code: string) => completeMfa(linkWorld.world, token, provider, code),
    code: () => getPendingCode(linkWorld.world, token),
  };
}

const live = ({ world, user_id }: LinkWorld): number => listLiveConnections(world, user_id).length;

describe("a second factor", () => {
  it("[LNK-9] ends with the fifth wrong code in total, until the user signs in again", () => {
    const link = startLink("mfa_sms_then_email");
    const first = link.code();
    for (let count = 1; count <= 4; count += 1) {
      expect(link.complete("000000").error).not.toMatch(/sign in again/i);
      // As people copy a code.
      if (count === 3) link.complete(` ${first.slice(0, 3)} ${first.slice(3)}\n`);
    }
    const unused = link.code();
    expect(unused).not.toBe(first);
    const fifth = link.complete("000000");
    expect(fifth).toMatchObject({ state: "error", error_type: "incorrect_mfa_code" });
    expect(fifth.error).toMatch(/sign in again/i);
    expect(link.complete(unused).error_type).toBe("incorrect_mfa_code");
    expect(live(link)).toBe(0);
    expect(link.signIn().state).toBe("pending_provider_mfa");
    expect(link.complete(unused).error_type).toBe("incorrect_mfa_code");
    expect(link.complete(link.code()).state).toBe("pending_provider_mfa");
    expect(link.complete(link.code()).state).toBe("success");
  });

  it("belongs to one provider and to the latest sign-in", () => {
    const link = startLink("mfa_sms");
    const first = link.code();
    expect(completeMfa(link.world, link.token, "elmfold_cuff", first).error_type).toBe("incorrect_mfa_code");
    link.signIn();
    expect(link.code()).not.toBe(first);
    expect(link.complete(first).error_type).toBe("incorrect_mfa_code");
    link.signIn("provider_credential_error");
    expect(catchServiceError(link.code).status).toBe(400);
  });

  it("stores nothing of the sign-in", () => {
    const link = createLinkWorld();
    const token = link.newToken();
    signInWithPassword(link.world, token, provider, { username: "mfa_sms", password: "hunter2" });
    const kept = JSON.stringify(link.world.export());
    expect(kept).not.toContain("hunter2");
    expect(kept).not.toContain("mfa_sms");
  });
});
