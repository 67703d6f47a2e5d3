import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";

const start = () => {
  const mock = createMock({ preset: "demo" });
  /** Requests the providers with a link token: 200 when a team has it. */
  const open = async (token: string): Promise<number> => {
    const headers = { "x-service-link-token": token };
    return (await mock.fetch(`${mock.url}/v2/link/providers`, { headers })).status;
  };
  return { mock, open };
};

it("an imported link token and requisition open in the team that has imported them, until it is reset", async () => {
  const { mock, open } = start();
  const source = createMock({ seed: "elsewhere" }).team({ name: "source" });
  const user = source.users.create();
  const { link_token } = source.link.createToken({ user });
  const order = source.orders.create({ user, status: "requisition_created" });
  const { pathname } = new URL(order.requisition_form_url ?? "");
  const openPdf = async () => (await mock.fetch(mock.url + pathname)).status;
  expect([await open(link_token), await openPdf()]).toEqual([401, 404]);
  const team = mock.team();
  team.import(source.export());
  const other = mock.team();
  other.import(source.export());
  expect([await open(link_token), await openPdf()]).toEqual([200, 200]);
  team.reset();
  expect(await open(link_token)).toBe(200);
  other.remove();
  expect([await open(link_token), await openPdf()]).toEqual([401, 404]);
});

it("teams whose names have the same tag keep their tokens apart", async () => {
  const { mock, open } = start();
  // Both have the CRC-32 4ddb0c25.
  const [first, second] = [mock.team({ name: "plumless" }), mock.team({ name: "buckeroo" })];
  const tokens = [first, second].map(
    (team) => team.link.createToken({ user: team.users.create() }).link_token,
  );
  expect(tokens.map((token) => token.slice(0, 8))).toEqual(["4ddb0c25", "4ddb0c25"]);
  expect([await open(tokens[0]!), await open(tokens[1]!)]).toEqual([200, 200]);
  second.remove();
  expect([await open(tokens[0]!), await open(tokens[1]!)]).toEqual([200, 401]);
});
