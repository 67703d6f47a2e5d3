import { isNotFoundError, type UserCreated } from "sanguine";
import { AuthType } from "sanguine/enums";
import { chapter, done, type Stage } from "../terminal.ts";

/** Deletes and restores a user, reads an unknown enum value, and retries after a fault. */
export async function resilience({ client, mock }: Stage, user: UserCreated): Promise<void> {
  chapter("Deletion, undo, and the seven days");
  await client.users.delete(user.user_id);
  done("deleted; every connection is deregistered at once");
  await client.users.undoDelete({ user_id: user.user_id });
  const { providers } = await client.users.providers(user.user_id);
  done("undone within the grace period", `${providers.length} connections: the user has to connect again`);

  await client.users.delete(user.user_id);
  await mock.clock.advance("7d");
  try {
    await client.users.undoDelete({ user_id: user.user_id });
  } catch (error) {
    if (!isNotFoundError(error)) throw error;
    done("seven days later there is nothing to undo", error.message);
  }

  chapter("Unknown values and faults");
  mock.unknownValues.enable({ enums: true, fields: true });
  const catalog = await client.providers.list();
  mock.unknownValues.disable();
  const unknown = catalog.find((entry) => entry.auth_type != null && !AuthType.is(entry.auth_type));
  done("an enum value that this release does not know", `returned unchanged: "${unknown?.auth_type}"`);

  mock.faults.add({ operation: "providers.list", status: 503, retryAfter: 2, times: 1 });
  const before = mock.clock.now();
  const { meta } = await client.providers.list().withResponse();
  done(
    "a 503 is retried after its Retry-After",
    `${meta.attempts} attempts, ${(mock.clock.now() - before) / 1000} s by the mock's clock`,
  );
}
