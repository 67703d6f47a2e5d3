import { isLinkErrorType, linkErrorTypes, type LinkErrorType } from "./link-errors.ts";

/** Masked destination of a one-time code, by MFA method. */
export const mfaHints = { sms: "*** *** 4711", email: "s***@example.com" } as const;

/** How a one-time code reaches the user. */
export type MfaMethod = keyof typeof mfaHints;

export type SignInOutcome =
  | { readonly error: LinkErrorType }
  /** Accepts the sign-in after one code for each method, in this order. With `rejectsEveryCode` every code is wrong. */
  | { readonly methods: readonly MfaMethod[]; readonly rejectsEveryCode: boolean };

/** Accepts a sign-in without a second factor. */
const acceptSignIn: SignInOutcome = { methods: [], rejectsEveryCode: false };

/** Regions that no provider serves, for testing `unsupported_region`. */
export const unsupportedRegions: readonly string[] = ["tw"];

/** Accounts that require a second factor. Every other magic account is named after the link error that it triggers. */
const mfaAccounts: Readonly<Record<string, SignInOutcome>> = {
  mfa_sms: { methods: ["sms"], rejectsEveryCode: false },
  mfa_email: { methods: ["email"], rejectsEveryCode: false },
  mfa_sms_then_email: { methods: ["sms", "email"], rejectsEveryCode: false },
  mfa_three_times: { methods: ["sms", "email", "sms"], rejectsEveryCode: false },
  incorrect_mfa_code: { methods: ["sms"], rejectsEveryCode: true },
};

/** Returns what every provider does with an account. The password does not matter, but it must not be empty. */
export function findSignInOutcome(account: string): SignInOutcome {
  const name = account.trim().toLowerCase();
  if (Object.hasOwn(mfaAccounts, name)) return mfaAccounts[name] ?? acceptSignIn;
  return isLinkErrorType(name) ? { error: name } : acceptSignIn;
}

/** One row of the table in docs/link-testing.md: a sign-in and its outcome. */
export interface LinkCredential {
  /** The response's `state`, or its `error_type` in state `error`. */
  readonly outcome: "success" | "pending_provider_mfa" | LinkErrorType;
  readonly provider: string;
  /** User name, or e-mail address for an e-mail provider. */
  readonly username: string;
  readonly password: string | null;
  readonly region: string | null;
  /** Code that completes the second factor with this outcome; null when the sign-in itself has the outcome. */
  readonly code: string | null;
}

/** A code that the mock never sends. */
export const WRONG_CODE = "000000";

const PASSWORD_PROVIDER = "glucose_two";
const EMAIL_PROVIDER = "marlstone_sensor";

const createPasswordRow = (
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

const createEmailRow = (
  outcome: LinkCredential["outcome"],
  name: string,
  region: string | null = null,
): LinkCredential =>
  createPasswordRow(outcome, `${name}@example.com`, { provider: EMAIL_PROVIDER, password: null, region });

/** Sign-ins that the documentation and the link page list. Each provider here stands for all providers with its sign-in method. */
export const linkCredentials: readonly LinkCredential[] = [
  createPasswordRow("success", "sam"),
  createPasswordRow("success", "sam", { region: "us" }),
  createPasswordRow("pending_provider_mfa", "mfa_sms"),
  createPasswordRow("pending_provider_mfa", "mfa_email"),
  createPasswordRow("pending_provider_mfa", "mfa_sms_then_email"),
  createPasswordRow("pending_provider_mfa", "mfa_three_times"),
  createPasswordRow("incorrect_mfa_code", "mfa_sms", { code: WRONG_CODE }),
  createPasswordRow("unsupported_region", "sam", { region: "tw" }),
  ...linkErrorTypes.map((type) =>
    createPasswordRow(type, type, { code: type === "incorrect_mfa_code" ? WRONG_CODE : null }),
  ),
  createEmailRow("success", "sam"),
  createEmailRow("success", "sam", "us"),
  createEmailRow("unsupported_region", "sam", "tw"),
  ...linkErrorTypes.filter((type) => type !== "incorrect_mfa_code").map((type) => createEmailRow(type, type)),
];
