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
  /** The measured nodes that a test's value of the node can change, the preferred one first. Itself when it is measured. */
  readonly levers: readonly number[];
}

/** What the values of some analytes depend on, ordered or not. */
export interface PanelPlan {
  /** Analytes whose amounts are drawn. */
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

class PlanBuilder {
  readonly amounts: Analyte[] = [];
  readonly nodes: PanelNode[] = [];
  readonly #amountIndex = new Map<string, number>();
  readonly #nodeIndex = new Map<string, number>();

  addNode(name: string): number {
    const known = this.#nodeIndex.get(name);
    if (known !== undefined) return known;
    const node = this.#buildNode(name);
    const index = this.nodes.push(node) - 1;
    this.#nodeIndex.set(name, index);
    return index;
  }

  #buildNode(name: string): PanelNode {
    const analyte = findAnalyte(name);
    const derived = getDerivedAnalytesByOutput().get(name);
    if (derived !== undefined) {
      const inputs = derived.inputs.map((input) => this.addNode(input));
      const nodes = inputs.flatMap((input) => this.nodes[input] ?? []);
      const amounts = [...new Set(nodes.flatMap((node) => node.amounts))];
      const levers = [...new Set(nodes.flatMap((node) => node.levers))];
      return { analyte, derived, relation: null, inputs, amounts, levers };
    }
    const relation = getMeasuredRelationsByOutput().get(name) ?? null;
    const inputs = (relation?.inputs ?? [name]).map((input) => this.#addAmount(input));
    return { analyte, derived: null, relation, inputs, amounts: inputs, levers: [this.nodes.length] };
  }

  #addAmount(name: string): number {
    const known = this.#amountIndex.get(name);
    if (known !== undefined) return known;
    const index = this.amounts.push(findAnalyte(name)) - 1;
    this.#amountIndex.set(name, index);
    return index;
  }
}

function findAnalyte(name: string): Analyte {
  const found = getAnalytesByName().get(name);
  if (found === undefined) throw new Error(`The catalog has no analyte ${name}.`);
  return found;
}

/** Plans the values of some analytes, with the hidden inputs of derived ones. */
export function buildPanelPlan(analytes: readonly Analyte[]): PanelPlan {
  const builder = new PlanBuilder();
  const ordered = analytes.map(({ name, plausible }) => (plausible === null ? -1 : builder.addNode(name)));
  const { nodes } = builder;
  const derivesFrom = (node: number, other: number): boolean => {
    const { derived = null, inputs = [] } = nodes[node] ?? {};
    return derived !== null && inputs.some((one) => one === other || derivesFrom(one, other));
  };
  return {
    amounts: builder.amounts,
    nodes,
    ordered,
    shown: ordered.filter((node) => node >= 0),
    inputs: ordered.map((node) =>
      ordered.flatMap((other, place) => (other >= 0 && derivesFrom(node, other) ? [place] : [])),
    ),
  };
}
