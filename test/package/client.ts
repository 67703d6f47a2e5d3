import { createClient, type Call, type User, type UserCreate } from "sanguine";
import { AuthType } from "sanguine/enums";
import { createMock } from "sanguine/mock";
import { createControlClient, type ControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";
import type { StepsPoint } from "sanguine/types";
import { createRawClient } from "sanguine/raw";
import { responseValidator } from "sanguine/schemas";
import { resolvedCall } from "sanguine/testing";

const mock = createMock({ seed: "types" });
const client = createClient({
  baseUrl: mock.url,
  apiKey: mock.apiKey,
  fetch: mock.fetch,
  validate: responseValidator({ mode: "warn" }),
});

const body: UserCreate = { client_user_id: "u-1" };
export const call: Call<User> = client.users.get("00000000-0000-4000-8000-000000000000");
export const stub: Call<string> = resolvedCall("stub");
export const values: readonly string[] = AuthType.values;
export const made = client.users.create(body);
export const server = listen(mock);
export const control: ControlClient = createControlClient({
  url: mock.url,
  token: mock.controlToken,
  fetch: mock.fetch,
});
export const steps = (points: readonly StepsPoint[]): number[] => points.map(({ value }) => value);
export const users: Promise<User[]> = control.users.list();

// @ts-expect-error a body without client_user_id does not compile
void client.users.create({});

const raw = createRawClient(client);
export const rawUser: Promise<string | undefined> = raw
  .GET("/v2/user/{user_id}", { params: { path: { user_id: "00000000-0000-4000-8000-000000000000" } } })
  .then(({ data }) => data?.client_user_id);

// @ts-expect-error an unknown path does not compile
void raw.GET("/v2/nothing", {});
