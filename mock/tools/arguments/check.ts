import type { ValidationIssue } from "../../domain/service-error.ts";
import { describeProblems } from "../../kernel/describe-detail.ts";
import { type Parameter, optional, required } from "./parameters.ts";
import { readArgument } from "./read.ts";
import * as seeds from "./seeds.ts";
import * as z from "zod";
import { buildOnce } from "../../kernel/build-once.ts";
import { orderSeed } from "./order-seeds.ts";
import { faultRule } from "./fault-rule.ts";
import { address } from "./webhook-seeds.ts";

/** The records of a world, each in the words of the method that creates one. */
export const worldSeed = buildOnce(() =>
  z.strictObject({
    $schema: z.string().optional(),
    settings: seeds.settings().optional(),
    users: z.array(seeds.userSeed()).optional(),
    connections: z.array(seeds.connectionSeed()).optional(),
    orders: z.array(orderSeed()).optional(),
    webhooks: z.array(address()).optional(),
    faults: z.array(faultRule()).optional(),
  }),
);

/** Thrown for invalid arguments or options. The message names each argument and rule, and suggests a correction. */
export class ArgumentError extends TypeError {
  override readonly name = "ArgumentError";
  /** All issues. Each location begins with the name of the argument. */
  readonly issues: readonly ValidationIssue[];

  constructor(call: string, issues: readonly ValidationIssue[]) {
    super(`${call}: ${describeProblems(issues)}`);
    this.issues = issues;
  }
}

/**
 * Checks the arguments of a call in this process. Does not copy them. Ignores additional arguments, so that
 * `ids.map(mock.users.get)` works. Throws ArgumentError that lists all issues.
 *
 * @param call - the call as written in code, such as `mock.faults.add`
 */
export function checkArguments(
  call: string,
  parameters: readonly Parameter<unknown>[],
  given: readonly unknown[],
): void {
  const issues = parameters.flatMap((parameter, index) => readArgument(parameter, given[index]).issues);
  if (issues.length > 0) throw new ArgumentError(call, issues);
}

export const createMockParameters = [optional("options", seeds.mockOptions)] as const;

export const handlersParameters = [optional("options", seeds.handlersOptions)] as const;

export const recordParameter = required("options", seeds.recordOptions);

export const testParameters = [optional("options", seeds.testOptions)] as const;

export const listenParameters = [optional("options", seeds.listenOptions)] as const;

/** The parameters of `mock.override`. The control API has no such method, because it cannot transfer a function. */
export const overrideParameters = [
  required("operation", seeds.operation),
  required("handler", seeds.overrideHandler),
  optional("options", seeds.overrideOptions),
] as const;

export const seedWorldParameters = [required("seed", worldSeed)] as const;

export const teamParameters = [optional("options", seeds.teamOptions)] as const;
