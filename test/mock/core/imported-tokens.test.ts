import { createMock } from "sanguine/mock";
import { expect, it, vi } from "vitest";
import { Table } from "../../../mock/store/table.ts";

const start = (count = 0) => {
  const mock = createMock({ preset: "demo" });
  for (let index = 0; index < count; index += 1) mock.team();
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

it("an unknown link token is looked up in one world, however many teams there are", async () => {
  const { mock, open } = start(200);
  for (const team of mock.teams().slice(1, 4)) team.import(createMock({ seed: "elsewhere" }).export());
  // The first team reads an unknown token twice, to say why.
  const searched = async (token: string): Promise<[read: number, listed: number]> => {
    const spies = [vi.spyOn(Table.prototype, "get"), vi.spyOn(Table.prototype, "rows")];
    expect(await open(token)).toBe(401);
    const isRead = (table: unknown): boolean => table instanceof Table && table.name === "linkTokens";
    const counts = spies.map(({ mock: { contexts } }) => contexts.filter(isRead).length);
    for (const spy of spies) spy.mockRestore();
    return [counts[0]!, counts[1]!];
  };
  expect(await searched("unknown-token")).toEqual([2, 3]);
  expect(await searched("unknown-token")).toEqual([2, 0]);
  const tag = mock.link.createToken({ user: mock.users.create() }).link_token.slice(0, 8);
  expect(await searched(`${tag}unknown`)).toEqual([3, 0]);
});
