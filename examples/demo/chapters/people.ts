import { isUserExistsError, type UserCreated } from "sanguine";
import type { Stage } from "../stage.ts";
import { chapter, done, table } from "../terminal.ts";

/** Creates users, shows the conflict error, and connects a provider to each user. Returns the user of the next chapter. */
export async function people({ client }: Stage): Promise<UserCreated> {
  chapter("Users, and the providers they connect");

  const ada = await client.users.create({ client_user_id: "ada", fallback_time_zone: "Europe/London" });
  const bao = await client.users.create({ client_user_id: "bao", fallback_time_zone: "Asia/Shanghai" });
  const cleo = await client.users.create({
    client_user_id: "cleo",
    fallback_time_zone: "Australia/Lord_Howe",
  });
  done("three users created", `${ada.client_user_id}, ${bao.client_user_id}, ${cleo.client_user_id}`);

  try {
    await client.users.create({ client_user_id: "ada" });
  } catch (error) {
    if (!isUserExistsError(error)) throw error;
    done(
      "the same client_user_id again is rejected",
      `${error.name}, created at ${error.existing.created_on}`,
    );
  }
  const again = await client.users.createOrGet({ client_user_id: "ada" });
  done("createOrGet returns the existing user", String(again.user_id === ada.user_id));

  const { link_web_url } = await client.link.createToken({ user_id: ada.user_id });
  done("a link token for the browser", `a page under ${new URL(link_web_url).host}`);

  const demoProviders = ["acme_watch", "acme_ring_v2", "slate_phone_health"] as const;
  for (const [index, user] of [ada, bao, cleo].entries()) {
    await client.link.connectDemo({
      user_id: user.user_id,
      provider: demoProviders[index] ?? demoProviders[0],
    });
  }

  const rows: string[][] = [];
  for await (const user of client.users.list()) {
    const { providers } = await client.users.providers(user.user_id);
    for (const provider of providers) {
      const resources = Object.entries(provider.resource_availability);
      const open = resources.filter(([, { status }]) => status === "available").length;
      rows.push([
        user.client_user_id,
        provider.name,
        provider.status,
        `${open} of ${resources.length} resources`,
      ]);
    }
  }
  table(["user", "provider", "status", "available"], rows);
  return ada;
}
