import { RunningCall, type Call } from "../transport/call.ts";
import { isUserExistsError } from "../errors/index.ts";
import { users } from "../generated/descriptors.ts";
import type { UsersOperations } from "../generated/resources.ts";
import type { UserCreate, UserCreated } from "../generated/types.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByOffset } from "../lists/paging.ts";
import { copyOptions } from "../transport/encode.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** End users of your application. Every method throws the errors of any call; `@throws` lists those specific to it. */
export interface Users extends UsersOperations {
  /**
   * Creates a user, or returns the existing user with this `client_user_id` unchanged.
   * Operations `users.create` and `users.get`. Options, such as `deadline`, apply to each of the two. `response` and `meta` are those
   * of the last request.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { user_id } = await client.users.createOrGet({ client_user_id: "u-42" });
   * console.log(user_id);
   * ```
   */
  createOrGet(body: UserCreate, options?: CallOptions): Call<UserCreated>;
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
