import { describe, expect, it } from "vitest";
import {
  badRequest,
  conflict,
  forbidden,
  invalid,
  notFound,
  Refusal,
  tooMany,
} from "../../../mock/domain/refusal.ts";

describe("a refusal", () => {
  it.each([
    [notFound("User"), 404, "User not found"],
    [badRequest("Nothing to change."), 400, "Nothing to change."],
    [forbidden("beta", "Set x."), 403, { error_type: "beta", error_message: "Set x." }],
    [conflict("Taken."), 409, "Taken."],
    [
      conflict({ error_type: "taken", error_message: "Taken." }),
      409,
      { error_type: "taken", error_message: "Taken." },
    ],
    [
      invalid(["query", "page", 0], "int_type", "No integer", "x"),
      422,
      [{ type: "int_type", loc: ["query", "page", 0], msg: "No integer", input: "x" }],
    ],
    [
      invalid(["body"], "missing", "Required", undefined, { a: 1 }),
      422,
      [{ type: "missing", loc: ["body"], msg: "Required", input: null, ctx: { a: 1 } }],
    ],
  ])("%s carries its status and its detail", (refusal, status, detail) => {
    expect(refusal).toBeInstanceOf(Refusal);
    expect([refusal.status, refusal.detail]).toEqual([status, detail]);
  });

  it("asks for another try in whole seconds", () => {
    expect(tooMany(1.2, "Slower.")).toMatchObject({ status: 429, headers: { "retry-after": "2" } });
    expect(tooMany(-3, "Slower.").headers).toEqual({ "retry-after": "0" });
  });

  it("keeps the caller's input out of its message and out of what is printed", () => {
    const refusal = invalid(["body", "email"], "value_error", "No address", "ada@example.test");
    expect(refusal.message).toBe("The service refused this with status 422.");
    expect(JSON.stringify(refusal)).not.toContain("ada@example.test");
    expect(Object.keys(refusal)).not.toContain("detail");
  });
});
