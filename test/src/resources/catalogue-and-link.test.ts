import { isNotFoundError, isValidationError } from "sanguine";
import { Resource } from "sanguine/enums";
import { expect, test } from "vitest";
import { failureOf, userId, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

test("[PRV-3, PRV-5, GEN-4] the catalog is an array; a null logo, every listed resource and values of tomorrow are kept", async () => {
  const entry = {
    name: "Acme Watch",
    slug: "acme_watch",
    description: "A watch.",
    logo: null,
    auth_type: "telepathy",
    supported_resources: [...Resource.values, "a_resource_of_2031"],
  };
  const { client } = await wire([json([entry, { ...entry, auth_type: null }])]);
  const catalog = await client.providers.list();
  expect(catalog).toEqual([entry, { ...entry, auth_type: null }]);
  expect(catalog[0]?.supported_resources).toHaveLength(70);
  expect(Resource.values).toHaveLength(69);
  expect(catalog[0]?.supported_resources?.filter((one) => !Resource.is(one))).toEqual(["a_resource_of_2031"]);
});

test("[LNK-1] a link token is asked for with the body as given, and answered verbatim", async () => {
  const answer = { link_token: "<LINK_TOKEN>", link_web_url: "https://link.example/?token=x" };
  const { client, arrived } = await wire([json(answer)]);
  const body = {
    user_id: userId,
    redirect_url: null,
    on_close: "redirect",
    filter_on_providers: ["acme_watch"],
  } as const;
  expect(
    await client.link.createToken({ ...body, filter_on_providers: [...body.filter_on_providers] }),
  ).toEqual(answer);
  expect(arrived[0]).toMatchObject({ method: "POST", url: "/v2/link/token" });
  expect(JSON.parse(arrived[0]?.body ?? "")).toEqual(body);
});

test("[LNK-11, GEN-8] manual and a provider newer than this release are sent as given; unknown ones are told apart", async () => {
  const { client, arrived } = await wire([
    json({ link_token: "t", link_web_url: "u" }),
    json({ detail: [{ type: "enum", loc: ["body", "provider"], msg: "Unknown provider", input: "x" }] }, 422),
    json({ detail: "User not found" }, 404),
  ]);
  await client.link.createToken({ user_id: userId, provider: "manual" });
  const unknown = await failureOf(
    client.link.createToken({ user_id: userId, provider: "a_provider_of_2031" }),
  );
  expect(isValidationError(unknown) && unknown.issues[0]?.loc).toEqual(["body", "provider"]);
  expect(isNotFoundError(await failureOf(client.link.createToken({ user_id: userId })))).toBe(true);
  expect(arrived.map(({ body }) => (JSON.parse(body) as { provider?: string }).provider)).toEqual([
    "manual",
    "a_provider_of_2031",
    undefined,
  ]);
});

test("a demo connection is made with a POST that is not repeated", async () => {
  const { client, arrived } = await wire([json({ success: true, detail: "Connected." })]);
  expect(await client.link.connectDemo({ user_id: userId, provider: "acme_watch" })).toEqual({
    success: true,
    detail: "Connected.",
  });
  expect(JSON.parse(arrived[0]?.body ?? "")).toEqual({ user_id: userId, provider: "acme_watch" });
});
