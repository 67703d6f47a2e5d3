import type { Operation, OperationId } from "../../src/generated/operations.ts";
import type { JournalWarning } from "../journal/journal.ts";
import type { Team } from "./credentials.ts";
import type { HandlerResponse } from "./errors.ts";
import type { MockRequest } from "./exchange.ts";
import type { PublicRouteCall } from "./public-routes.ts";
import type { Matched } from "./router.ts";

/** The route of a request that matches an operation. */
export type OperationRoute = Matched<Operation & { readonly id: OperationId }>;

/** One request in the pipeline. The stages add what the journal records. */
export interface RequestContext {
  readonly request: MockRequest;
  readonly method: string;
  /** The path that decides the route. The journal redacts it when it contains a secret. */
  readonly path: string;
  readonly publicRoute: PublicRouteCall | null;
  readonly search: string;
  readonly key: string | null;
  readonly known: Team | undefined;
  readonly team: Team;
  readonly warnings: JournalWarning[];
  route: OperationRoute | null;
  /** The operations that resemble a request that matches none. */
  near: readonly string[];
  body: unknown;
  fault: boolean;
  /** Headers that faults add to the response. */
  faultHeaders: HandlerResponse["headers"];
  /** True when an override of the test ran. */
  overridden: boolean;
}
