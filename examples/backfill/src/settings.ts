/**
 * Reads the settings of a worker. Each comes from an environment variable, so that no key is in the code or in a command line. Throws an
 * error that names a variable that is missing or invalid, and never its value.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const text = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === "") throw new Error(`Set the environment variable ${name}.`);
    return value;
  };
  const count = (name: string, fallback: number): number => {
    const value = Number(env[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Error(`The environment variable ${name} must be a positive integer.`);
  };
  return {
    serviceUrl: text("SANGUINE_URL"),
    apiKey: text("SANGUINE_API_KEY"),
    redisUrl: text("REDIS_URL"),
    databaseUrl: text("DATABASE_URL"),
    /** How many requests all workers together may send within any `windowMs`. */
    requests: count("BACKFILL_REQUESTS", 20),
    windowMs: count("BACKFILL_WINDOW_MS", 1_000),
    /** Time limit of a request. */
    timeoutMs: count("BACKFILL_TIMEOUT_MS", 30_000),
    /** How many series a worker copies at the same time. */
    concurrency: count("BACKFILL_CONCURRENCY", 4),
    /** Another worker takes over a series when its worker was silent for this long. */
    silenceMs: count("BACKFILL_SILENCE_MS", 30_000),
    /** How many days each night reads again. Wearables often deliver data days late. */
    days: count("BACKFILL_DAYS", 7),
  };
}
