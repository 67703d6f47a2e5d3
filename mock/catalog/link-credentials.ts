import { isLinkFault, linkFaultNames, type LinkFault } from "./link-faults.ts";

/** How a one-time code reaches the user, and what the user is told of where it went. */
export const factorHints = { sms: "*** *** 4711", email: "s***@example.com" } as const;

/** One second factor. */
export type Factor = keyof typeof factorHints;

/** What a provider does with a sign-in. */
export type SignInOutcome =
  | { readonly refuse: LinkFault }
  /** It asks for a code by each of these, one after the other; one that is `stubborn` takes none for right. */
  | { readonly factors: readonly Factor[]; readonly stubborn: boolean };

/** A provider that takes any sign-in. */
const welcome: SignInOutcome = { factors: [], stubborn: false };

/** Regions that no provider serves, so that a link can fail for that reason. */
export const unservedRegions: readonly string[] = ["tw"];

/** Accounts that ask for a second factor. All other made-up accounts are named after the error that they bring about. */
const factorAccounts: Readonly<Record<string, SignInOutcome>> = {
  mfa_sms: { factors: ["sms"], stubborn: false },
  mfa_email: { factors: ["email"], stubborn: false },
  mfa_sms_then_email: { factors: ["sms", "email"], stubborn: false },
  mfa_three_times: { factors: ["sms", "email", "sms"], stubborn: false },
  incorrect_mfa_code: { factors: ["sms"], stubborn: true },
};

/** What every provider makes of an account. Its password plays no part, as long as there is one. */
export function findSignInOutcome(account: string): SignInOutcome {
  const name = account.trim().toLowerCase();
  if (Object.hasOwn(factorAccounts, name)) return factorAccounts[name] ?? welcome;
  return isLinkFault(name) ? { refuse: name } : welcome;
}

/** One row of the published table: what to sign in with, and what comes of it. */
export interface LinkCredential {
  /** State of the answer, or its error where the state is `error`. */
  readonly outcome: "success" | "pending_provider_mfa" | LinkFault;
  readonly provider: string;
  /** User name, or e-mail address where the provider invites by e-mail. */
  readonly username: string;
  readonly password: string | null;
  readonly region: string | null;
  /** Code to complete the second factor with; null where the sign-in itself has the outcome. */
  readonly code: string | null;
}

/** A code that no world sends. */
export const WRONG_CODE = "000000";

const PASSWORD_PROVIDER = "glucose_two";
const EMAIL_PROVIDER = "marlstone_sensor";

const byPassword = (
  outcome: LinkCredential["outcome"],
  username: string,
  rest: Partial<LinkCredential> = {},
): LinkCredential => ({
  outcome,
  provider: PASSWORD_PROVIDER,
  username,
  password: "secret",
  region: null,
  code: null,
  ...rest,
});

const byEmail = (
  outcome: LinkCredential["outcome"],
  name: string,
  region: string | null = null,
): LinkCredential =>
  byPassword(outcome, `${name}@example.com`, { provider: EMAIL_PROVIDER, password: null, region });

/** The sign-ins that documentation and link page show. What holds of a provider here holds of all of its kind. */
export const linkCredentials: readonly LinkCredential[] = [
  byPassword("success", "sam"),
  byPassword("success", "sam", { region: "us" }),
  byPassword("pending_provider_mfa", "mfa_sms"),
  byPassword("pending_provider_mfa", "mfa_email"),
  byPassword("pending_provider_mfa", "mfa_sms_then_email"),
  byPassword("pending_provider_mfa", "mfa_three_times"),
  byPassword("incorrect_mfa_code", "mfa_sms", { code: WRONG_CODE }),
  byPassword("unsupported_region", "sam", { region: "tw" }),
  ...linkFaultNames.map((fault) =>
    byPassword(fault, fault, { code: fault === "incorrect_mfa_code" ? WRONG_CODE : null }),
  ),
  byEmail("success", "sam"),
  byEmail("success", "sam", "us"),
  byEmail("unsupported_region", "sam", "tw"),
  ...linkFaultNames.filter((fault) => fault !== "incorrect_mfa_code").map((fault) => byEmail(fault, fault)),
];
