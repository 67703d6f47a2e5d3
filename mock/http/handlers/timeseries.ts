import { getGroupedTimeseries } from "../../domain/timeseries/grouped.ts";
import { getSleepStream, getWorkoutStream } from "../../domain/timeseries/sessions/session-streams.ts";
import { defineHandlers } from "../handler.ts";

export const timeseriesHandlers = defineHandlers({
  "timeseries.grouped": ({ world, path, query }) => ({
    body: getGroupedTimeseries(world, path.user_id, path.resource, query),
  }),
  "timeseries.workoutStream": ({ world, path }) => ({ body: getWorkoutStream(world, path.workout_id) }),
  "timeseries.sleepStream": ({ world, path }) => ({ body: getSleepStream(world, path.sleep_id) }),
});
