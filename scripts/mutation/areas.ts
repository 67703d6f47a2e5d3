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
      "test/mock/facades",
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
    sources: ["mock/domain/link", "mock/link-page"],
    tests: [
      "test/mock/domain/link",
      "test/mock/link-page",
      "test/mock/facades/link.test.ts",
      "test/mock/http/handlers/link.test.ts",
      "test/mock/http/handlers/link-steps.test.ts",
    ],
  },
  validation: {
    sources: ["src/schemas/response-validator.ts", "mock/http"],
    tests: ["test/src/schemas", "test/mock/http", "test/conformance/fetch.test.ts"],
  },
} satisfies Readonly<Record<string, MutationArea>>;

export type AreaName = keyof typeof areas;

/** Returns whether a path is one of some files, or below one of some folders. */
export function isBelow(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}
