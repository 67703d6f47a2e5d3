import type { Call } from "../transport/call.ts";
import { timeseries } from "../generated/descriptors.ts";
import type { TimeseriesOperations } from "../generated/resources.ts";
import type { TimeseriesGroupedQuery, TimeseriesResource } from "../generated/types.ts";
import type { ListOptions } from "../lists/list.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";
import { pageByGroups, SeriesList, type GroupedBody, type TimeseriesList } from "./timeseries-list.ts";

/** Time series of a user, and the streams of a workout or a sleep. */
export interface Timeseries extends TimeseriesOperations {
  /**
   * Lists the points of a series. The resource decides their type: `heartrate` has heart rates, `blood_pressure` systolic and
   * diastolic values. No request is sent before you await or iterate the list.
   * Operation `timeseries.grouped`.
   * @param user_id - the user's id (UUID).
   * @param resource - the series. `body_weight` and `body_fat` are the series of the resources weight and fat.
   * @param query - the range. A start date without a time is 00:00:00 UTC of that day, an end date 23:59:59.
   * @param options - call options, and `from`, the cursor to start at.
   * @throws ValidationError, NotFoundError, and the errors of any call.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const series = client.timeseries.grouped("11111111-1111-4111-8111-111111111111", "heartrate", {
   *   start_date: "2026-01-31",
   *   end_date: "2026-01-31",
   * });
   * for await (const point of series) console.log(point.provider, point.timestamp, point.value, point.unit);
   * ```
   */
  grouped<Resource extends TimeseriesResource>(
    user_id: string,
    resource: Resource,
    query: TimeseriesGroupedQuery,
    options?: ListOptions,
  ): TimeseriesList<Resource>;
  /**
   * Lists a user's steps, like `grouped(user_id, "steps", query)`. The unit is `count`.
   * Operation `timeseries.grouped`.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const steps = client.timeseries.steps("11111111-1111-4111-8111-111111111111", { start_date: "2026-01-01" });
   * let sum = 0;
   * for await (const { value } of steps) sum += value;
   * const groups = await steps.groups({ limit: 10_000 });
   * console.log(sum, Object.keys(groups));
   * ```
   */
  steps(user_id: string, query: TimeseriesGroupedQuery, options?: ListOptions): TimeseriesList<"steps">;
}

/** Creates the resource of time series on a transport. */
export function createTimeseries(send: Transport): Timeseries {
  const { operations, methods } = openResource(send, "timeseries", timeseries);
  const grouped: Timeseries["grouped"] = <Resource extends TimeseriesResource>(
    user_id: string,
    resource: Resource,
    query: TimeseriesGroupedQuery,
    options?: ListOptions,
  ) =>
    new SeriesList<Resource>(
      operations.grouped,
      pageByGroups<Resource>(),
      query,
      options,
      (pageQuery, call) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response holds points of this resource.
        methods.grouped(user_id, resource, pageQuery, call) as Call<GroupedBody<Resource>>,
    );
  return {
    ...methods,
    grouped,
    steps: (user_id, query, options) => grouped(user_id, "steps", query, options),
  };
}
