import { groupedPage } from "../../domain/timeseries/grouped.ts";
import { sleepStream, workoutStream } from "../../domain/timeseries/streams.ts";
import { defineHandlers } from "../handler.ts";

/** Operations on time series and on the streams of workouts and nights. */
export const timeseriesHandlers = defineHandlers({
  "timeseries.grouped": ({ world, path, query }) => ({
    body: groupedPage(world, path.user_id, path.resource, query),
  }),
  "timeseries.workoutStream": ({ world, path }) => ({ body: workoutStream(world, path.workout_id) }),
  "timeseries.sleepStream": ({ world, path }) => ({ body: sleepStream(world, path.sleep_id) }),
});
