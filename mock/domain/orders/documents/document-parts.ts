import { getLabsById } from "../../../catalog/labs/labs.ts";
import type { PdfDocument, PdfSection } from "../../../pdf/document.ts";
import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { hashOrder } from "../results/summary.ts";
import { getSpecimenNumber } from "../results/samples.ts";
import { formatFullName, type OrderAddress, type OrderRow } from "../table.ts";

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
  return getLabsById().get(lab_id)?.name ?? "Laboratory";
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

/** Builds a section of text. Returns no section when there are no lines. */
export function buildTextSections(heading: string, lines: readonly string[]): PdfSection[] {
  return lines.length === 0 ? [] : [{ heading, lines, counted: false }];
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
