import { getAnalytesByName, type Analyte } from "../../../catalog/labs/analytes.ts";
import {
  getDerivedAnalytesByOutput,
  getMeasuredRelationsByOutput,
  type DerivedAnalyte,
  type MeasuredRelation,
} from "../../../catalog/labs/derived-analytes.ts";

/** A printed value of a panel: measured from amounts, or derived from other printed values. */
export interface PanelNode {
  readonly analyte: Analyte;
  /** Null when the analyte is measured. Its inputs are then amounts; otherwise they are nodes. */
  readonly derived: DerivedAnalyte | null;
  readonly relation: MeasuredRelation | null;
  readonly inputs: readonly number[];
  /** All amounts that the value depends on. */
  readonly amounts: readonly number[];
}

/** The order in which the values of some analytes are calculated, with those that are not ordered but needed. */
export interface PanelPlan {
  readonly amounts: readonly Analyte[];
  /** Each node comes after its inputs. */
  readonly nodes: readonly PanelNode[];
  /** The node of each ordered analyte. -1 for an analyte that has no numeric values. */
  readonly ordered: readonly number[];
  /** The nodes of ordered analytes. */
  readonly shown: readonly number[];
  /** Places of the ordered analytes that each ordered analyte derives from, directly or not. */
  readonly inputs: readonly (readonly number[])[];
}

export const getKnownAnalyte = (name: string): Analyte => getAnalytesByName().get(name)!;

/** Plans the values of some analytes, with the hidden inputs of derived ones. */
export function buildPanelPlan(analytes: readonly Analyte[]): PanelPlan {
  const amounts: Analyte[] = [];
  const nodes: PanelNode[] = [];
  const addAmount = (name: string): number => {
    const known = amounts.findIndex((analyte) => analyte.name === name);
    return known < 0 ? amounts.push(getKnownAnalyte(name)) - 1 : known;
  };
  const addNode = (name: string): number => {
    const known = nodes.findIndex(({ analyte }) => analyte.name === name);
    if (known >= 0) return known;
    const derived = getDerivedAnalytesByOutput().get(name) ?? null;
    const relation = derived === null ? (getMeasuredRelationsByOutput().get(name) ?? null) : null;
    const inputs = derived?.inputs.map(addNode) ?? (relation?.inputs ?? [name]).map(addAmount);
    const used =
      derived === null ? inputs : [...new Set(inputs.flatMap((input) => nodes[input]?.amounts ?? []))];
    return nodes.push({ analyte: getKnownAnalyte(name), derived, relation, inputs, amounts: used }) - 1;
  };
  const ordered = analytes.map(({ name, plausible }) => (plausible === null ? -1 : addNode(name)));
  const derivesFrom = (node: number, other: number): boolean => {
    const { derived = null, inputs = [] } = nodes[node] ?? {};
    return derived !== null && inputs.some((one) => one === other || derivesFrom(one, other));
  };
  return {
    amounts,
    nodes,
    ordered,
    shown: ordered.filter((node) => node >= 0),
    inputs: ordered.map((node) =>
      ordered.flatMap((other, place) => (other >= 0 && derivesFrom(node, other) ? [place] : [])),
    ),
  };
}
