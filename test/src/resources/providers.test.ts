import { Resource } from "sanguine/enums";
import { expect, test } from "vitest";
import { wire } from "../support/client.ts";
import { json } from "../support/server.ts";

test("[PRV-3, PRV-5, GEN-4] the catalog is an array; a null logo, every listed resource and unknown values are kept", async () => {
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
  expect(catalog[0]?.supported_resources?.filter((one) => !Resource.is(one))).toEqual(["a_resource_of_2031"]);
});
