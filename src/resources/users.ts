import { RunningCall, type Call } from "../transport/call.ts";
import { isUserExistsError } from "../errors/index.ts";
import {
  usersCreate,
  usersDelete,
  usersDisconnect,
  usersGet,
  usersLatestInfo,
  usersList,
  usersProviders,
  usersRefresh,
  usersResolve,
  usersUndoDelete,
  usersUpdate,
  usersUpdateInfo,
} from "../generated/descriptors.ts";
import type {
  PatientInfo,
  PatientInfoUpdate,
  Provider,
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
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** End users of your application. Every method throws the errors of any call; the documented ones are its own. */
export interface Users {
  /**
   * Creates a user. Keep the `user_id` of the answer: every later call names the user by it.
   *
   * Operation `users.create` (USR-1 to USR-6). It is not repeated after a failure that may have had an effect.
   *
   * @param body - `client_user_id` is your own id of the user and must hold no personal data: no e-mail address, no phone
   * number, no name. Dates are YYYY-mm-dd, the time zone an IANA name.
   * @throws UserExistsError where the `client_user_id` is taken, ValidationError for a malformed field.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { user_id } = await client.users.create({ client_user_id: "u-42", fallback_time_zone: "Europe/London" });
   * console.log(user_id);
   * ```
   */
  create(body: UserCreate, options?: CallOptions): Call<UserCreated>;
  /**
   * Creates a user, or gives the one that holds the `client_user_id` already, as it is: it is not changed to fit the body.
   *
   * Operations `users.create` and `users.get` (USR-5). The answer and meta are those of the last request.
   *
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { user_id } = await client.users.createOrGet({ client_user_id: "u-42" });
   * console.log(user_id);
   * ```
   */
  createOrGet(body: UserCreate, options?: CallOptions): Call<UserCreated>;
  /**
   * Gets a user by the service's id (UUID).
   *
   * Operation `users.get` (assumed).
   *
   * @throws NotFoundError also for a deleted user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user = await client.users.get("11111111-1111-4111-8111-111111111111");
   * console.log(user.client_user_id, user.created_on);
   * ```
   */
  get(user_id: string, options?: CallOptions): Call<User>;
  /**
   * Lists the team's users in the order of their creation, 100 a page unless `limit` says otherwise (1 to 500).
   *
   * Operation `users.list` (assumed).
   *
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const user of client.users.list()) console.log(user.client_user_id);
   * ```
   */
  list(query?: UsersListQuery, options?: ListOptions): List<User>;
  /**
   * Changes the fields that are sent and leaves the others; null clears a field.
   *
   * Operation `users.update` (assumed). Success has no body.
   *
   * @throws NotFoundError, BadRequestError where nothing is sent, ConflictError for a `client_user_id` that is taken.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * await client.users.update("11111111-1111-4111-8111-111111111111", { fallback_time_zone: "Australia/Lord_Howe" });
   * ```
   */
  update(user_id: string, body: UserUpdate, options?: CallOptions): Call<void>;
  /**
   * Deletes a user. Its provider connections are deregistered at once; its data is erased after 7 days, until which
   * {@link Users.undoDelete} brings the user back, without the connections.
   *
   * Operation `users.delete` (USR-10, USR-11). A repeated attempt may find the user deleted already: NotFoundError.
   *
   * @throws NotFoundError where there is no such user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { success } = await client.users.delete("11111111-1111-4111-8111-111111111111");
   * console.log(success);
   * ```
   */
  delete(user_id: string, options?: CallOptions): Call<Success>;
  /**
   * Makes a deleted user active again, within 7 days. The provider connections are not restored.
   *
   * Operation `users.undoDelete` (USR-12; its path and shape are assumed).
   *
   * @param query - exactly one of `user_id` and `client_user_id`.
   * @throws NotFoundError after the 7 days, ConflictError where the `client_user_id` was taken meanwhile.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * await client.users.undoDelete({ client_user_id: "u-42" });
   * ```
   */
  undoDelete(query: UsersUndoDeleteQuery, options?: CallOptions): Call<Success>;
  /**
   * Finds a user by your own id.
   *
   * Operation `users.resolve` (assumed).
   *
   * @throws NotFoundError where nobody holds it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { user_id } = await client.users.resolve("u-1");
   * console.log(user_id);
   * ```
   */
  resolve(client_user_id: string, options?: CallOptions): Call<User>;
  /**
   * Fetches the newest data from every connected provider that can be asked for it; 8 times an hour at most.
   *
   * Operation `users.refresh` (assumed). It is not repeated after a failure that may have had an effect.
   *
   * @param query - `timeout` is how long the service waits for the providers, in seconds (5 to 60, 10 by default). The
   * call's own `timeout` (milliseconds, 30,000 by default) must be longer.
   * @throws BadRequestError where every provider failed, RateLimitError where it was refreshed too often.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user_id = "11111111-1111-4111-8111-111111111111";
   * const { refreshed_sources } = await client.users.refresh(user_id, { timeout: 60 }, { timeout: 70_000 });
   * console.log(refreshed_sources);
   * ```
   */
  refresh(user_id: string, query?: UsersRefreshQuery, options?: CallOptions): Call<UserRefreshed>;
  /**
   * Lists the providers that a user is connected to, with the availability and the granted scopes of every resource.
   *
   * Operation `users.providers` (PRV-1, PRV-2).
   *
   * @throws NotFoundError where there is no such user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { providers } = await client.users.providers("11111111-1111-4111-8111-111111111111");
   * for (const { slug, status, created_on } of providers) console.log(slug, status, created_on);
   * ```
   */
  providers(user_id: string, options?: CallOptions): Call<UserProviders>;
  /**
   * Deregisters a user's connection to a provider. Data that has arrived stays.
   *
   * Operation `users.disconnect` (assumed).
   *
   * @throws NotFoundError where there is no such user or connection.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * await client.users.disconnect("11111111-1111-4111-8111-111111111111", "acme_watch");
   * ```
   */
  disconnect(user_id: string, provider: Provider, options?: CallOptions): Call<Success>;
  /**
   * Stores who the user is as a patient, in the place of what was stored before. Orders and insurance read it.
   *
   * Operation `users.updateInfo` (PAT-1 to PAT-7). It is repeated like a reading: twice is as good as once.
   *
   * @param body - names as the laboratories take them, `dob` as YYYY-mm-dd and not in the future, an address in the United
   * States with `zip_code`. `race`, `ethnicity`, `sexual_orientation` and `gender_identity` may be left out or null;
   * `medical_proxy` decides for the patient, such as a parent.
   * @throws ValidationError whose `issues` name the field and the broken rule, NotFoundError where there is no such user.
   * @example
   * ```ts
   * import { createClient, isValidationError } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const info = {
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
   *   for (const { loc, msg } of error.issues) console.log(loc.join("."), msg); // what to ask the patient again
   * }
   * ```
   */
  updateInfo(user_id: string, body: PatientInfoUpdate, options?: CallOptions): Call<PatientInfo>;
  /**
   * Gets the patient info of a user that was stored last.
   *
   * Operation `users.latestInfo` (PAT-1; its path is assumed).
   *
   * @throws NotFoundError where none is stored.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { first_name, address } = await client.users.latestInfo("11111111-1111-4111-8111-111111111111");
   * console.log(first_name, address.city, address.zip_code);
   * ```
   */
  latestInfo(user_id: string, options?: CallOptions): Call<PatientInfo>;
}

/** Creates the resource on a transport. */
export function createUsersResource(send: Transport): Users {
  const users: Users = {
    create: (body, options) => send(usersCreate, { body }, options),
    createOrGet: (body, options) =>
      new RunningCall<UserCreated>(
        send(usersCreate, { body }, options, { isExpected: isUserExistsError })
          .withResponse()
          .catch((error: unknown) => {
            if (!isUserExistsError(error)) throw error;
            return users.get(error.existing.user_id, options).withResponse();
          }),
      ),
    get: (user_id, options) => send(usersGet, { path: { user_id } }, options),
    list: (query, options) =>
      new PagedList(usersList, pageByOffset("users"), query, options, (pageQuery, call) =>
        send(usersList, { query: pageQuery }, call),
      ),
    update: (user_id, body, options) => send(usersUpdate, { path: { user_id }, body }, options),
    delete: (user_id, options) => send(usersDelete, { path: { user_id } }, options),
    undoDelete: (query, options) => send(usersUndoDelete, { query }, options),
    resolve: (client_user_id, options) => send(usersResolve, { path: { client_user_id } }, options),
    refresh: (user_id, query, options) => send(usersRefresh, { path: { user_id }, query }, options),
    providers: (user_id, options) => send(usersProviders, { path: { user_id } }, options),
    disconnect: (user_id, provider, options) =>
      send(usersDisconnect, { path: { user_id, provider } }, options),
    updateInfo: (user_id, body, options) => send(usersUpdateInfo, { path: { user_id }, body }, options),
    latestInfo: (user_id, options) => send(usersLatestInfo, { path: { user_id } }, options),
  };
  return users;
}
