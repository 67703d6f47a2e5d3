import { unknownId, type Account, type Sample } from "../account.ts";
import { walkCountedPages } from "../pages.ts";
import type { Probe } from "../probe.ts";
import { asList, collectTexts, getList, getText } from "../read-body.ts";

/** Reads users with their providers, patient info and insurance, and the provider catalog. */
export async function readUsers(probe: Probe, account: Account, sample: Sample): Promise<void> {
  const listed = await walkCountedPages(probe, {
    operation: "users.list",
    items: "users",
    size: 100,
    args: (page, size) => [{ limit: size, offset: page * size }] as const,
    echoes: false,
  });
  const ids = collectTexts(getList(listed?.body, "users"), "user_id");
  account.users.push(...ids.filter((id) => !account.users.includes(id)).slice(0, sample.users));
  if (account.users.length === 0)
    probe.skip(
      "the account has no users",
      "users.get",
      "users.resolve",
      "users.providers",
      "users.latestInfo",
      "insurance.latest",
    );
  for (const id of account.users) await readUser(probe, id);
  await probe.call("users.get", [unknownId], { statuses: [404], rule: "unknown id" });
  await probe.call("users.list", [], { statuses: [401], rule: "team key", omitsKey: true });
}

async function readUser(probe: Probe, id: string): Promise<void> {
  const isSame = (found: string): boolean => found === id;
  const user = await probe.call("users.get", [id]);
  probe.test("same user", user, getText(user?.body, "user_id"), isSame, "/user_id");
  const ownId = getText(user?.body, "client_user_id");
  if (ownId !== undefined) {
    const resolved = await probe.call("users.resolve", [ownId]);
    probe.test("same user", resolved, getText(resolved?.body, "user_id"), isSame, "/user_id");
  }
  await probe.call("users.providers", [id]);
  await probe.call("users.latestInfo", [id], { optional: true });
  await probe.call("insurance.latest", [id], { optional: true });
}

/** Reads the provider catalog and the providers that can be linked. */
export async function readProviders(probe: Probe): Promise<void> {
  await probe.call("providers.list", []);
  const none = await probe.call("providers.list", [{ source_type: "sanguine_check" } as never]);
  probe.test("empty catalog", none, asList(none?.body), ({ length }) => length === 0);
}
