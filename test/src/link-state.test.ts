import { isLinkState, matchLink, parseLinkRedirect } from "sanguine";
import { expect, test } from "vitest";

const address =
  "https://app.example/linked?from=app&state=error&error_type=token_expired&error=Too+late%21#top";
const expired = { state: "error", error_type: "token_expired", error: "Too late!" };

test("[LNK-8] a redirect is read from an address, and from every part of it that has the query", () => {
  expect(parseLinkRedirect(address)).toEqual(expired);
  expect(parseLinkRedirect(new URL(address))).toEqual(expired);
  expect(parseLinkRedirect(new URL(address).search)).toEqual(expired);
  expect(parseLinkRedirect("myapp://linked?state=success")).toEqual({
    state: "success",
    error_type: null,
    error: null,
  });
});

test("[LNK-8] errors are read in state error only, where the application's own parameters mean nothing", () => {
  const outcome = parseLinkRedirect("/linked?state=success&error=of+my+own&error_type=mine");
  expect(outcome).toEqual({ state: "success", error_type: null, error: null });
  const bare = parseLinkRedirect("/linked?state=error");
  expect(bare).toEqual({ state: "error", error_type: "", error: null });
  expect(isLinkState(bare, "error")).toBe(true);
});

test("[LNK-7] what tells of no link is read as a state that nothing is known of", () => {
  const cases = { success: () => "success", error: () => "error", unknown: () => "unknown" };
  const strange = [
    "",
    "https://app.example/",
    "no address at all",
    "?state=",
    "?state=later",
    "/#?state=success",
  ];
  for (const url of strange) expect(matchLink(parseLinkRedirect(url), cases)).toBe("unknown");
});
