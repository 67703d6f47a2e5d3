import { getLabsById } from "../../../catalog/labs/labs.ts";
import type { PdfDocument, PdfSection } from "../../../pdf/document.ts";
import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { hashOrder } from "../results/summary.ts";
import { getSpecimenNumber } from "../results/samples.ts";
import { formatFullName, type OrderAddress, type OrderRow } from "../table.ts";

/** A name and its value; null when the value is unknown. */
export type DocumentFact = readonly [name: string, value: string | null];

/** Builds the facts of a PDF. Leaves out unknown values. */
export function buildFacts(...known: readonly DocumentFact[]): PdfDocument["facts"] {
  return known.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value] as const]));
}

/** Builds lines of a section. Leaves out unknown values. */
export function buildLines(...known: readonly DocumentFact[]): string[] {
  return buildFacts(...known).map(([name, value]) => `${name}: ${value}`);
}

/** Returns the name of an order's lab. */
export function getLabName({ lab_id }: OrderRow): string {
  return getLabsById().get(lab_id)?.name ?? "Lab";
}

/** Formats an address on one line. */
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

/** Builds the facts at the start of every PDF of an order. */
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

/** Builds the footer, which identifies the order on every page. */
export function buildFooter(order: OrderRow): string {
  const name = formatFullName(order.patient);
  return `${name === null ? "" : `${name} - `}${order.order_id} - Synthetic data from a mock. Not for use with patients.`;
}
