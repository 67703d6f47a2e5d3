/** Sources that are mutated together, and the tests that must notice it. Paths are files or folders. */
export interface MutationArea {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** The areas of `npm run test:mutation`. */
export const areas = {
  transport: {
    sources: ["src/transport", "src/errors"],
    tests: [
      "test/src/transport",
      "test/src/errors",
      "test/src/client.test.ts",
      "test/src/operations.test.ts",
    ],
  },
  paging: {
    sources: ["src/lists", "src/resources/timeseries-list.ts", "mock/domain/timeseries/cursor.ts"],
    tests: [
      "test/src/lists",
      "test/src/resources",
      "test/mock/domain/timeseries/cursor.test.ts",
      "test/mock/domain/timeseries/grouped.test.ts",
      "test/mock/http/handlers/timeseries.test.ts",
    ],
  },
  orders: {
    sources: ["mock/domain/orders/lifecycle", "mock/domain/appointments/lifecycle"],
    tests: [
      "test/mock/domain/orders/lifecycle",
      "test/mock/domain/appointments",
      "test/mock/domain/phlebotomy",
      "test/mock/domain/psc",
      "test/mock/tools",
      "test/mock/http/handlers/orders.test.ts",
      "test/mock/http/handlers/orders-moves.test.ts",
      "test/mock/http/handlers/orders-scheduled.test.ts",
      "test/mock/http/handlers/orders-testkits.test.ts",
      "test/mock/http/handlers/order-transactions.test.ts",
      "test/mock/http/handlers/phlebotomy.test.ts",
      "test/mock/http/handlers/psc-appointments.test.ts",
    ],
  },
  webhooks: {
    sources: ["src/webhooks", "mock/webhooks"],
    tests: ["test/src/webhooks", "test/mock/webhooks"],
  },
  link: {
    sources: ["mock/domain/link", "mock/pages/link"],
    tests: [
      "test/mock/domain/link",
      "test/mock/pages/link",
      "test/mock/tools/link.test.ts",
      "test/mock/http/handlers/link.test.ts",
      "test/mock/http/handlers/link-steps.test.ts",
    ],
  },
  validation: {
    sources: ["src/schemas/response-validator.ts", "mock/http"],
    tests: ["test/src/schemas", "test/mock/http", "test/conformance/fetch.test.ts"],
  },
  appointments: {
    // The area "orders" has the lifecycle.
    sources: [
      "mock/domain/appointments/booking",
      "mock/domain/appointments/slots",
      "mock/domain/appointments/get-appointment.ts",
      "mock/domain/appointments/row-rules.ts",
      "mock/domain/appointments/table.ts",
      "mock/domain/appointments/wire.ts",
      "mock/domain/phlebotomy",
      "mock/domain/psc",
    ],
    tests: [
      "test/mock/domain/appointments",
      "test/mock/domain/phlebotomy",
      "test/mock/domain/psc",
      "test/mock/domain/row-rules.test.ts",
      "test/mock/tools/appointments.test.ts",
      "test/mock/http/handlers/phlebotomy.test.ts",
      "test/mock/http/handlers/psc.test.ts",
      "test/mock/http/handlers/psc-appointments.test.ts",
    ],
  },
  timeseries: {
    // generation/ is left out: most of its numbers shape synthetic people and have no right value. test/properties and
    // the tests of generation/ check their ranges.
    sources: [
      "mock/domain/timeseries/cursor.ts",
      "mock/domain/timeseries/grouped.ts",
      "mock/domain/timeseries/lifestyle.ts",
      "mock/domain/timeseries/profiles",
      "mock/domain/timeseries/recorded",
      "mock/domain/timeseries/row-rules.ts",
      "mock/domain/timeseries/serialize-source.ts",
      "mock/domain/timeseries/sessions",
      "mock/domain/timeseries/sources.ts",
      "mock/domain/timeseries/streams",
      "mock/domain/timeseries/table.ts",
      "mock/domain/timeseries/time-range.ts",
    ],
    tests: [
      "test/mock/domain/timeseries",
      "test/mock/domain/row-rules.test.ts",
      "test/mock/http/handlers/timeseries.test.ts",
      "test/mock/http/handlers/timeseries-streams.test.ts",
    ],
  },
  "command-line": {
    // Only processes, which no mutant reaches, run main.ts and mcp.ts: see main.test.ts, lab-guide.test.ts and mcp.test.ts.
    sources: [
      "mock/check",
      "mock/cli/arguments.ts",
      "mock/cli/check-arguments.ts",
      "mock/cli/check.ts",
      "mock/cli/exec.ts",
      "mock/cli/file-lock.ts",
      "mock/cli/open-browser.ts",
      "mock/cli/parse-error.ts",
      "mock/cli/read-pages.ts",
      "mock/cli/serve.ts",
      "mock/cli/state-file.ts",
      "mock/cli/state-format.ts",
      "mock/cli/stop-signals.ts",
      "mock/cli/usage.ts",
      "mock/cli/world-file.ts",
      "mock/tools/mcp",
    ],
    tests: [
      "test/mock/check",
      "test/mock/cli/arguments.test.ts",
      "test/mock/cli/check-arguments.test.ts",
      "test/mock/cli/check.test.ts",
      "test/mock/cli/exec.test.ts",
      "test/mock/cli/mcp.test.ts",
      "test/mock/cli/open-browser.test.ts",
      "test/mock/cli/read-pages.test.ts",
      "test/mock/cli/serve.test.ts",
      "test/mock/cli/serve-faults.test.ts",
      "test/mock/cli/state-file.test.ts",
      "test/mock/cli/stop-signals.test.ts",
      "test/mock/cli/world-file.test.ts",
      "test/mock/tools/mcp",
    ],
  },
} satisfies Readonly<Record<string, MutationArea>>;

export type AreaName = keyof typeof areas;

/** Returns whether a path is one of some files, or below one of some folders. */
export function isBelow(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}
