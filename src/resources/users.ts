/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/users
 */
import { RunningCall, type Call } from "../transport/call.ts";
import { isUserExistsError } from "../errors/index.ts";
import { users } from "../generated/descriptors.ts";
import type {
  PatientInfo,
  PatientInfoUpdate,
  RequestEnums,
  Success,
  User,
  UserCreate,
  UserCreated,
  UserProviders,
  UserRefreshed,
  UsersListQuery,
  UsersRefreshQuery,
  UsersUndoDeleteQuery,
  UserUpdate,
} from "../generated/types.ts";
import type { List, ListOptions } from "../lists/list.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByOffset } from "../lists/paging.ts";
import { copyOptions } from "../transport/encode.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** End users of your application. Every method throws the errors of any call; `@throws` lists those specific to it. */
export interface Users {
  /**
   * Creates a user. Store the returned `user_id`: every later call takes it.
   * Operation `users.create`. A failed call is not retried when the service may have received it.
   * @param body - `client_user_id` is your own id of the user. It must not contain personal data, such as an e-mail address, a phone
   * number or a name. Dates are YYYY-mm-dd, the time zone is an IANA name.
   * @throws UserExistsError when the `client_user_id` is taken, ValidationError for a malformed field.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { user_id } = await client.users.create({ client_user_id: "u-42", fallback_time_zone: "Europe/London" });
   * console.log(user_id);
   * ```
   */
  create(body: UserCreate, options?: CallOptions): Call<UserCreated>;
  /**
   * Creates a user, or returns the existing user with this `client_user_id` unchanged.
   * Operations `users.create` and `users.get`. `response` and `meta` are those of the last request.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { user_id } = await client.users.createOrGet({ client_user_id: "u-42" });
   * console.log(user_id);
   * ```
   */
  createOrGet(body: UserCreate, options?: CallOptions): Call<UserCreated>;
  /**
   * Returns the user with this id (UUID).
   * Operation `users.get`.
   * @throws NotFoundError also for a deleted user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user = await client.users.get("11111111-1111-4111-8111-111111111111");
   * console.log(user.client_user_id, user.created_on);
   * ```
   */
  get(user_id: string, options?: CallOptions): Call<User>;
  /**
   * Lists the team's users in order of creation. A page has 100 unless you set `limit` (1 to 500).
   * Operation `users.list`.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const user of client.users.list()) console.log(user.client_user_id);
   * ```
   */
  list(query?: UsersListQuery, options?: ListOptions): List<User>;
  /**
   * Updates the fields in the body and leaves the others unchanged. Null clears a field.
   * Operation `users.update`. The response has no body.
   * @throws NotFoundError for an unknown user, BadRequestError for an empty body, ConflictError when the `client_user_id` is
   * taken.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * await client.users.update("11111111-1111-4111-8111-111111111111", { fallback_time_zone: "Australia/Lord_Howe" });
   * ```
   */
  update(user_id: string, body: UserUpdate, options?: CallOptions): Call<void>;
  /**
   * Deletes a user. Provider connections are deregistered at once. Data is erased after 7 days; until then
   * {@link Users.undoDelete} restores the user, without connections and link tokens.
   * Operation `users.delete`. A retry may find the user already deleted and throw NotFoundError.
   * @throws NotFoundError for an unknown user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { success } = await client.users.delete("11111111-1111-4111-8111-111111111111");
   * console.log(success);
   * ```
   */
  delete(user_id: string, options?: CallOptions): Call<Success>;
  /**
   * Restores a deleted user within 7 days. Provider connections are not restored.
   * Operation `users.undoDelete`.
   * @param query - exactly one of `user_id` and `client_user_id`.
   * @throws NotFoundError after 7 days, ConflictError when another user has taken the `client_user_id`.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * await client.users.undoDelete({ client_user_id: "u-42" });
   * ```
   */
  undoDelete(query: UsersUndoDeleteQuery, options?: CallOptions): Call<Success>;
  /**
   * Returns the user with your own id (`client_user_id`).
   * Operation `users.resolve`.
   * @throws NotFoundError when no user has it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { user_id } = await client.users.resolve("u-1");
   * console.log(user_id);
   * ```
   */
  resolve(client_user_id: string, options?: CallOptions): Call<User>;
  /**
   * Fetches the newest data from every connected provider that supports it, at most 8 times an hour.
   * Operation `users.refresh`. A failed call is not retried when the service may have received it.
   * @param query - `timeout` is how long the service waits for the providers, in seconds (5 to 60, 10 by default). The call's own
   * `timeout` (in milliseconds, 30,000 by default) must be longer.
   * @throws BadRequestError when every provider failed, RateLimitError for too many refreshes.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user_id = "11111111-1111-4111-8111-111111111111";
   * const { refreshed_sources } = await client.users.refresh(user_id, { timeout: 60 }, { timeout: 70_000 });
   * console.log(refreshed_sources);
   * ```
   */
  refresh(user_id: string, query?: UsersRefreshQuery, options?: CallOptions): Call<UserRefreshed>;
  /**
   * Lists the providers that a user is connected to, with the availability and granted scopes of each resource.
   * Operation `users.providers`.
   * @throws NotFoundError for an unknown user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { providers } = await client.users.providers("11111111-1111-4111-8111-111111111111");
   * for (const { slug, status, created_on } of providers) console.log(slug, status, created_on);
   * ```
   */
  providers(user_id: string, options?: CallOptions): Call<UserProviders>;
  /**
   * Deregisters a user's connection to a provider. Data received so far is kept.
   * Operation `users.disconnect`.
   * @throws NotFoundError for an unknown user or connection.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * await client.users.disconnect("11111111-1111-4111-8111-111111111111", "acme_watch");
   * ```
   */
  disconnect(user_id: string, provider: RequestEnums["Provider"], options?: CallOptions): Call<Success>;
  /**
   * Stores the user's patient info and replaces any stored before. Orders and insurance use it.
   * Operation `users.updateInfo`. It is retried like a read, because a repetition has no further effect.
   * @param body - names in the form that labs accept, `dob` as YYYY-mm-dd and not in the future, an address in the United States with
   * `zip_code`. `race`, `ethnicity`, `sexual_orientation` and `gender_identity` may be omitted or null. `medical_proxy` is
   * a person who decides for the patient, such as a parent.
   * @throws ValidationError whose `issues` name each field and the rule that it breaks, NotFoundError for an unknown user.
   * @example
   * ```ts
   * import { createClient, isValidationError, type PatientInfoUpdate } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const info: PatientInfoUpdate = {
   *   first_name: "Ada",
   *   last_name: "Fernsby",
   *   email: "ada@mail.example",
   *   phone_number: "+12025550142",
   *   gender: "female",
   *   dob: "1986-04-21",
   *   address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" },
   * };
   * try {
   *   await client.users.updateInfo("11111111-1111-4111-8111-111111111111", info);
   * } catch (error) {
   *   if (!isValidationError(error)) throw error;
   *   for (const { loc, msg } of error.issues) console.log(loc.join("."), msg); // ask the patient again for these
   * }
   * ```
   */
  updateInfo(user_id: string, body: PatientInfoUpdate, options?: CallOptions): Call<PatientInfo>;
  /**
   * Returns the user's stored patient info.
   * Operation `users.latestInfo`.
   * @throws NotFoundError when none is stored.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { first_name, address } = await client.users.latestInfo("11111111-1111-4111-8111-111111111111");
   * console.log(first_name, address.city, address.zip_code);
   * ```
   */
  latestInfo(user_id: string, options?: CallOptions): Call<PatientInfo>;
}

/** Creates the resource of users on a transport. */
export function createUsers(send: Transport): Users {
  const { operations, methods } = openResource(send, "users", users);
  return {
    ...methods,
    createOrGet: (body, given = {}) => {
      const options = copyOptions(given);
      return new RunningCall<UserCreated>(
        send(operations.create, { body }, options, { isExpected: isUserExistsError })
          .withResponse()
          .catch((error: unknown) => {
            if (!isUserExistsError(error)) throw error;
            return methods.get(error.existing.user_id, options).withResponse();
          }),
      );
    },
    list: (query, options) =>
      new PagedList(operations.list, pageByOffset("users"), query, options, methods.list),
  };
}
