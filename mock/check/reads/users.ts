import type { Client } from "sanguine";
import { operations } from "../../../src/generated/operations.ts";
import { getBody, unknownId, type Account, type Sample } from "../account.ts";
import { walkCountedPages } from "../pages.ts";
import type { Probe } from "../probe.ts";
import { collectTexts, getList, getNumber, getText } from "../read-body.ts";

/** Reads users with their providers, patient info and insurance, and the provider catalog. */
export async function readUsers(probe: Probe, account: Account, sample: Sample): Promise<void> {
  const { findings } = probe;
  const listed = getBody(await probe.send("users.list", (client) => client.users.list({ limit: 100 })));
  const ids = collectTexts(getList(listed, "users"), "user_id");
  const request = (client: Client, page: number, size: number) =>
    client.users.list({ limit: size, offset: page * size });
  if (listed !== null)
    await walkCountedPages(
      probe,
      { operation: "users.list", items: "users", request, echoes: false },
      getNumber(listed, "total") ?? ids.length,
    );
  account.users.push(...ids.filter((id) => !account.users.includes(id)).slice(0, sample.users));
  if (account.users.length === 0) {
    for (const operation of [
      "users.get",
      "users.resolve",
      "users.providers",
      "users.latestInfo",
      "insurance.latest",
    ] as const)
      findings.skip(operation, "the account has no users");
  }
  for (const id of account.users) await readUser(probe, id);
  await probe.send("users.get", (client) => client.users.get(unknownId), {
    statuses: [404],
    rule: "unknown id",
  });
  await probe.sendWithoutKey("users.list", operations["users.list"].paths[0], {
    statuses: [401],
    rule: "team key",
  });
}

async function readUser(probe: Probe, id: string): Promise<void> {
  const user = await probe.send("users.get", (client) => client.users.get(id));
  const found = getText(user?.body, "user_id");
  if (user && found !== undefined) probe.findings.test("same user", found === id, user.exchange, "/user_id");
  const ownId = getText(user?.body, "client_user_id");
  if (ownId !== undefined) {
    const resolved = await probe.send("users.resolve", (client) => client.users.resolve(ownId));
    const same = getText(resolved?.body, "user_id");
    if (resolved && same !== undefined)
      probe.findings.test("same user", same === id, resolved.exchange, "/user_id");
  }
  await probe.send("users.providers", (client) => client.users.providers(id));
  await probe.send("users.latestInfo", (client) => client.users.latestInfo(id), { optional: true });
  await probe.send("insurance.latest", (client) => client.insurance.latest(id), { optional: true });
}

/** Reads the provider catalog and the providers that can be linked. */
export async function readProviders(probe: Probe): Promise<void> {
  await probe.send("providers.list", (client) => client.providers.list());
  const source_type = "sanguine_check";
  const none = await probe.send("providers.list", (client) =>
    client.providers.list({ source_type } as never),
  );
  if (none && Array.isArray(none.body))
    probe.findings.test("empty catalog", none.body.length === 0, none.exchange);
}
