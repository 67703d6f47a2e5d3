import assert from "node:assert/strict";
import type { Client } from "sanguine";
import type { Mock } from "sanguine/mock";

/** Tests that run concurrently and wait for each other, so that each sees only its own requests. */
let release: () => void = () => undefined;
const allStarted = new Promise<void>((resolve) => {
  release = resolve;
});
let started = 0;

export const isolation = {
  names: ["the first test", "the second test", "the third test"],
  async run(name: string, { mock, client }: { readonly mock: Mock; readonly client: Client }): Promise<void> {
    await client.users.create({ client_user_id: name });
    started += 1;
    if (started === isolation.names.length) release();
    await allStarted;
    const { items } = await client.users.list();
    assert.deepEqual(
      items.map(({ client_user_id }) => client_user_id),
      [name],
    );
    assert.equal(mock.requests.count(), 2);
  },
};
