import type { Order } from "../../../../src/generated/types.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { Badge, type Tone } from "../../components/parts.tsx";

const tones: Readonly<Record<string, Tone>> = {
  completed: "good",
  cancelled: "plain",
  failed: "bad",
  received: "info",
};

/** The low-level status of an order. */
export function OrderStatus({ order }: { order: Order }) {
  const lowLevel = order.last_event?.status.split(".").at(-1) ?? "";
  return <Badge tone={tones[order.status ?? ""] ?? "warn"}>{toWords(lowLevel)}</Badge>;
}

/** How results are, as a badge; nothing without results. */
export function Interpretation({ value }: { value: string | null | undefined }) {
  if (value === null || value === undefined) return null;
  const tone: Tone =
    value === "normal" ? "good" : value === "critical" ? "bad" : value === "abnormal" ? "warn" : "plain";
  return <Badge tone={tone}>{value}</Badge>;
}

/** Returns the name of the patient. An order of an unregistered test kit has none. */
export function getPatientName({ patient_details: patient }: Order): string {
  return patient == null ? "No patient yet" : `${patient.first_name} ${patient.last_name}`;
}
