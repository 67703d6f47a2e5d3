import { getAnalytesByName, type Analyte } from "../../../catalog/labs/analytes.ts";
import { getCalculations, type Calculation } from "../../../catalog/labs/derived-analytes.ts";

/** A printed value of a panel: measured from amounts, or derived from other printed values. */
export interface PanelNode {
  readonly analyte: Analyte;
  /** Null when the value is the amount of the analyte itself. */
  readonly calculation: Calculation | null;
  readonly isDerived: boolean;
  /** Nodes when the value is derived, and otherwise amounts. */
  readonly inputs: readonly number[];
  /** All amounts that the value depends on. When another value is requested, the first of them that leads to it moves. */
  readonly amounts: readonly number[];
  /** The nodes that the value derives from, directly or not, and then its own. */
  readonly chain: readonly number[];
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
    const calculation = getCalculations().get(name) ?? null;
    const isDerived = calculation !== null && calculation.source !== null;
    const inputs = (calculation?.inputs ?? [name]).map(isDerived ? addNode : addAmount);
    const used = isDerived ? inputs.flatMap((input) => nodes[input]!.amounts) : inputs;
    const first = used.filter((amount) => amounts[amount]!.name === (calculation?.moves ?? name));
    const chain = isDerived ? inputs.flatMap((input) => nodes[input]!.chain) : [];
    return (
      nodes.push({
        analyte: getKnownAnalyte(name),
        calculation,
        isDerived,
        inputs,
        amounts: [...new Set([...first, ...used])],
        chain: [...new Set([...chain, nodes.length])],
      }) - 1
    );
  };
  const ordered = analytes.map(({ name, plausible }) => (plausible === null ? -1 : addNode(name)));
  return {
    amounts,
    nodes,
    ordered,
    shown: ordered.filter((node) => node >= 0),
    inputs: ordered.map((node) =>
      ordered.flatMap((other, place) =>
        other !== node && nodes[node]?.chain.includes(other) ? [place] : [],
      ),
    ),
  };
}
