import type { Mock } from "sanguine/mock";
import { deletedUsersAreGone, stories, type CheckStoriesOptions, type Story } from "sanguine/mock/stories";

/** The bug that this application can have. */
export type UsersBug = "forgets undo";

/** An application that keeps the users of the service, and forgets those that were deleted. */
function startUsersApp(mock: Mock, { storage, every }: Story, bug?: UsersBug) {
  const client = mock.client();
  const deleted = new Set<string>();
  const read = (): string[] => (storage.get("users") as string[] | undefined) ?? [];
  every("30m", async () => {
    const users = await client.users
      .list({ limit: 100 })
      .toArray({ limit: 1000 })
      .catch(() => null);
    if (users === null) return;
    const ids = users.map(({ user_id }) => user_id);
    for (const id of read()) if (!ids.includes(id)) deleted.add(id);
    storage.set("users", bug === "forgets undo" ? ids.filter((id) => !deleted.has(id)) : ids);
  });
  return { list: read };
}

/** What is checked of the application. */
export const usersStories = (bug?: UsersBug): CheckStoriesOptions<ReturnType<typeof startUsersApp>> => ({
  app: (mock, story) => startUsersApp(mock, story, bug),
  steps: [stories.users(), stories.series()],
  always: [deletedUsersAreGone((app) => app.list(), "2h")],
});
