import { parseArgs } from "node:util";
import {
  createClient,
  isAuthenticationError,
  isConnectionError,
  isNotFoundError,
  isSanguineError,
  type Client,
  type User,
} from "sanguine";
import { drawChart } from "./chart.ts";
import { daysOfMonth, lastDays } from "./days.ts";
import { isSeries, readDays, seriesNames } from "./series.ts";

/** What the program gets from its process. Tests pass their own. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
  /** Width of the terminal; undefined when the output is no terminal. */
  readonly columns?: number | undefined;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const usage = `Usage: npx tsx main.ts --user ID [--resource steps] [--month 2026-01]

  --user ID         your own id of the user, or the id of the service
  --resource NAME   ${seriesNames.join(", ")}
  --month YYYY-MM   a month; the last 30 days without it

Environment variables:
  SANGUINE_API_KEY  the API key of your team
  SANGUINE_URL      the base URL of the service; http://127.0.0.1:4010 without it, where "npx sanguine mock" listens`;

/** A problem that the person at the terminal can solve. */
class Problem extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** Runs the program. Resolves to its exit code: 0, 1 when it cannot draw a chart, or 2 when the command line is wrong. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const options = parseOptions(args);
    surroundings.print(options === null ? usage : await draw(options, surroundings));
    return 0;
  } catch (error) {
    const problem = toProblem(error, surroundings.env);
    surroundings.printError(problem.exitCode === 2 ? `${problem.message}\n\n${usage}` : problem.message);
    return problem.exitCode;
  }
}

function parseOptions(args: readonly string[]) {
  const { user, resource, month, help } = parse(args);
  if (help) return null;
  if (user === undefined || user === "") throw new Problem("--user is missing.", 2);
  if (!isSeries(resource)) throw new Problem(`--resource: this program draws no series "${resource}".`, 2);
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new Problem(`--month: "${month}" is not a month such as 2026-01.`, 2);
  return { user, resource, month };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        user: { type: "string" },
        resource: { type: "string", default: "steps" },
        month: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), 2);
  }
}

async function draw(
  { user: id, resource, month }: NonNullable<ReturnType<typeof parseOptions>>,
  { env, now, columns }: Surroundings,
): Promise<string> {
  const apiKey = env.SANGUINE_API_KEY;
  if (apiKey === undefined || apiKey === "")
    throw new Problem(
      "SANGUINE_API_KEY is not set. Set it to the API key of your team. For the mock: npx sanguine mock --api-key KEY",
    );
  using client = createClient({ baseUrl: getUrl(env), apiKey });

  const user = await findUser(client, id);
  const zone = user.fallback_time_zone?.id ?? "UTC";
  const days = month === undefined ? lastDays(30, zone, now()) : daysOfMonth(month);
  const { values, unit } = await readDays(client, user.user_id, resource, days, zone);
  if (values.size === 0)
    throw new Problem(
      `The user "${id}" has no ${resource} from ${days[0]} to ${days.at(-1)}. Is a provider connected that delivers it?`,
    );
  return drawChart({
    title: `${resource} of ${id} by day (${zone})`,
    days,
    values,
    unit,
    width: columns ?? 80,
  });
}

/** Finds a user by the id of the service or by your own id. */
async function findUser(client: Client, id: string): Promise<User> {
  const isServiceId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  try {
    return await (isServiceId ? client.users.get(id) : client.users.resolve(id));
  } catch (error) {
    if (isNotFoundError(error))
      throw new Problem(`There is no user "${id}". Pass your own id of the user, or the id of the service.`);
    throw error;
  }
}

const getUrl = (env: Surroundings["env"]): string => env.SANGUINE_URL || "http://127.0.0.1:4010";

/** Says what went wrong. The messages of the client contain no key and no patient data. */
function toProblem(error: unknown, env: Surroundings["env"]): Problem {
  if (error instanceof Problem) return error;
  if (isAuthenticationError(error))
    return new Problem(`${getUrl(env)} does not know the API key in SANGUINE_API_KEY.`);
  if (isConnectionError(error))
    return new Problem(
      `Nothing responds at ${getUrl(env)}. Start the mock with "npx sanguine mock", or set SANGUINE_URL.`,
    );
  if (isSanguineError(error)) return new Problem(error.message);
  throw error;
}
