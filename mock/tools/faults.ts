import type { Fault, Faults } from "../faults/faults.ts";
import { optional, required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/fault-rule.ts";
import { type Area, method, remoteMethod, type PlainFacade } from "./define-area.ts";

/** An active fault, as data. */
export type ControlFault = Pick<Fault, "id" | "rule" | "seen" | "hits">;

type FaultsFacade = Pick<Faults, "add" | "preset" | "list" | "unused" | "clear">;

/** `faults`: injects faults. */
export interface ControlFaults extends PlainFacade<FaultsFacade, Fault, ControlFault> {
  /** Removes a fault. Returns false when it was already removed. */
  remove(fault: number | { readonly id: number }): boolean;
}

export const faultsArea: Area<FaultsFacade, ControlFaults> = {
  add: method("Fault", [required("rule", seeds.faultRule)], ({ faults }, rule) => faults.add(rule)),
  preset: method(
    "Fault[]",
    [required("name", seeds.faultPreset), optional("conditions", seeds.faultConditions)],
    ({ faults }, name, conditions) => faults.preset(name, conditions),
  ),
  list: method("Fault[]", [], ({ faults }) => faults.list()),
  unused: method("Fault[]", [], ({ faults }) => faults.unused()),
  remove: remoteMethod("boolean", [required("fault", seeds.faultRef)], (faults, fault) => {
    const faultId = typeof fault === "number" ? fault : fault.id;
    return (
      faults
        .list()
        .find(({ id }) => id === faultId)
        ?.remove() ?? false
    );
  }),
  clear: method(null, [], ({ faults }) => faults.clear()),
};
