import { createMock } from "sanguine/mock";
import { expect, test } from "vitest";

test("a core that copies a response of joined bytes keeps its body", async () => {
  const mock = createMock({ seed: "joined" });
  const users = ["u-1", "u-2"].map((client_user_id) => mock.users.create({ client_user_id }).user_id);
  const request = {
    method: "GET",
    url: `${mock.url}/v2/user`,
    header: (name: string) => (name === "x-service-api-key" ? mock.apiKey : null),
    body: async () => "",
  };
  const response = await mock.handle(request);
  const copies = [{ ...response }, new Proxy(response, {}), Object.create(response)];
  for (const copy of copies) {
    const { users: listed } = JSON.parse(String(copy.body));
    expect(listed.map(({ user_id }: { user_id: string }) => user_id)).toEqual(users);
  }
});
