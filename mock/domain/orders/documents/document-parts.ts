import { labsById } from "../../../catalog/labs/labs.ts";
import type { LabAccountRecord } from "../../lab-accounts/table.ts";
import type { PdfDocument } from "../../../pdf/document.ts";
import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { hashOrder } from "../results/summary.ts";
import { getSpecimenNumber } from "../results/samples.ts";
import type { OrderAddress, OrderRow } from "../table.ts";

/** What is known under a name; null where it is not. */
export type DocumentFact = readonly [name: string, value: string | null];

/** A line of a paper for all that is known; nothing for the rest. */
export function buildFacts(...known: readonly DocumentFact[]): PdfDocument["facts"] {
  return known.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value] as const]));
}

/** The same as lines of a section. */
export function buildLines(...known: readonly DocumentFact[]): string[] {
  return buildFacts(...known).map(([name, value]) => `${name}: ${value}`);
}

/** Name of the laboratory of an order. */
export function getLabName({ lab_id }: OrderRow): string {
  return labsById().get(lab_id)?.name ?? "Laboratory";
}

/** The team's account that an order goes through; undefined for the service's own. */
export function getOrderAccount(world: World, { lab_account_id }: OrderRow): LabAccountRecord | undefined {
  return lab_account_id === null ? undefined : world.tables.labAccounts.get(lab_account_id);
}

/** Given and family name. */
export function formatFullName(
  person: { readonly first_name: string; readonly last_name: string } | null,
): string | null {
  return person === null ? null : `${person.first_name} ${person.last_name}`;
}

/** An address in one line. */
export function formatAddress(
  address: Pick<OrderAddress, "first_line" | "city" | "state" | "zip" | "country"> & {
    readonly second_line?: string | null;
  },
): string {
  const { first_line, second_line, city, state, zip, country } = address;
  return [first_line, second_line, city, `${state} ${zip}`, country]
    .filter((part) => part !== null && part !== undefined && part !== "")
    .join(", ");
}

/** What every paper of an order begins with. */
export function buildHeaderFacts(world: World, order: OrderRow): DocumentFact[] {
  return [
    ["Order", order.order_id],
    ["Specimen", getSpecimenNumber(order, hashOrder(world.seed, order.order_id))],
    ["Patient", formatFullName(order.patient)],
    ["Born", order.patient?.dob ?? null],
    ["Sex", order.patient?.gender ?? null],
    ["Ordered", toIso(order.created_at, 0)],
  ];
}

/** The foot of every page: whose it is, as pages come apart. */
export function buildFooter(order: OrderRow): string {
  const name = formatFullName(order.patient);
  return `${name === null ? "" : `${name} - `}${order.order_id} - Made up by a mock. Not for use with patients.`;
}
