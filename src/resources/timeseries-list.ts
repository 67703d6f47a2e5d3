import type {
  GroupedTimeseries,
  TimeseriesGroup,
  TimeseriesGroupedQuery,
  TimeseriesPoints,
  TimeseriesResource,
  TimeseriesSource,
} from "../generated/types.ts";
import type { Limit, List, Page } from "../lists/list.ts";
import { checkLimit, PagedList } from "../lists/paged-list.ts";
import { readNextCursor, type PagingStyle } from "../lists/paging.ts";

/** The provider and source of a point. */
export interface PointOrigin {
  /** Slug of the point's provider. */
  readonly provider: string;
  /** The point's source: its provider, its type, and the device or application when known. */
  readonly source: TimeseriesSource;
}

/**
 * A point of a series with its origin: `{ provider, source, ...point }`. Times are ISO 8601 with offset, as the service sent
 * them. `unit` is the unit of `value`.
 */
export type TimeseriesItem<Resource extends TimeseriesResource = TimeseriesResource> = PointOrigin &
  TimeseriesPoints[Resource];

/** Groups of points by provider slug, as the service sends them. */
export type TimeseriesGroups<Resource extends TimeseriesResource = TimeseriesResource> = Record<
  string,
  TimeseriesGroup<TimeseriesPoints[Resource]>[]
>;

/** One page of a series. `items` has its points. `total` is null, because the service does not count
 * points. */
export interface TimeseriesPage<Resource extends TimeseriesResource = TimeseriesResource> extends Page<
  TimeseriesItem<Resource>
> {
  /** The groups as the service sent them: for each provider slug, a list of sources with their points. */
  readonly groups: TimeseriesGroups<Resource>;
}

/** A paged series. Iterate over its points, each with its provider and source, or read it page by page, or merged. */
export interface TimeseriesList<Resource extends TimeseriesResource = TimeseriesResource> extends List<
  TimeseriesItem<Resource>,
  TimeseriesPage<Resource>
> {
  /**
   * Merges pages into one groups object with one group for each source of a provider. It collects at most `limit` points in
   * total and requests no page after that.
   * @throws ConfigurationError when `limit` is missing.
   */
  groups(options: Limit): Promise<TimeseriesGroups<Resource>>;
}

/** The body of a page, by resource. */
export type GroupedBody<Resource extends TimeseriesResource> = GroupedTimeseries<TimeseriesPoints[Resource]>;

/** The data of a page of a series. */
type SeriesPage<Resource extends TimeseriesResource> = Omit<
  TimeseriesPage<Resource>,
  typeof Symbol.asyncIterator | "withResponse"
>;

/** Creates the paging style of series. */
export const pageByGroups = <Resource extends TimeseriesResource>(): PagingStyle<
  GroupedBody<Resource>,
  SeriesPage<Resource>
> => ({
  parameter: "next_cursor",
  read: (body) => {
    const { groups } = body;
    // The reads below throw TypeError for anything else that is no page.
    if (Object(groups) !== groups) throw new TypeError();
    const items: TimeseriesItem<Resource>[] = [];
    // Nested flatMap would take two thirds of the time of JSON.parse.
    for (const [provider, list] of Object.entries(groups))
      list.forEach(({ source, data }) => {
        data.forEach((point) => items.push({ provider, source, ...point }));
      });
    return { items, groups, next: readNextCursor(body), total: null };
  },
});

/** A {@link TimeseriesList} in pages. */
export class SeriesList<Resource extends TimeseriesResource>
  extends PagedList<
    TimeseriesItem<Resource>,
    SeriesPage<Resource>,
    TimeseriesGroupedQuery,
    GroupedBody<Resource>
  >
  implements TimeseriesList<Resource>
{
  async groups(options: Limit): Promise<TimeseriesGroups<Resource>> {
    let room = checkLimit(options);
    // The fields of a source are the same text on every page, so they identify it.
    const merged = new Map<string, [provider: string, group: TimeseriesGroup<TimeseriesPoints[Resource]>]>();
    if (room > 0) {
      for await (const page of this.pages()) {
        for (const [provider, list] of Object.entries(page.groups)) {
          for (const { source, data } of list) {
            const taken = data.slice(0, room);
            room -= taken.length;
            const key = JSON.stringify([provider, source]);
            const known = merged.get(key)?.[1];
            if (known) for (const point of taken) known.data.push(point);
            else if (taken.length > 0) merged.set(key, [provider, { source, data: taken }]);
          }
        }
        if (room <= 0) break;
      }
    }
    const groups = new Map<string, TimeseriesGroup<TimeseriesPoints[Resource]>[]>();
    for (const [provider, group] of merged.values())
      groups.set(provider, [...(groups.get(provider) ?? []), group]);
    return Object.fromEntries(groups);
  }
}
