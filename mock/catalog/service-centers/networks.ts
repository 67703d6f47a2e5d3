import type { BillType } from "../labs/lab.ts";
import type { CenterCapability } from "./service-center.ts";

/** The rules for building the service centers of one central lab. */
export interface ServiceCenterNetwork {
  readonly lab_id: number;
  /** Prefix of its site codes. */
  readonly code: string;
  readonly sites: number;
  /** The share of its centers with each capability. No center has a capability left out. */
  readonly capabilities: Readonly<Partial<Record<CenterCapability, number>>>;
  /** The share of its centers that accept each bill type. All centers accept at least one. */
  readonly billTypes: Readonly<Partial<Record<BillType, number>>>;
}

/** The networks differ in size, booking and billing, so that each filter has an effect. */
export const serviceCenterNetworks: readonly ServiceCenterNetwork[] = [
  {
    lab_id: 1,
    code: "NR",
    sites: 1000,
    capabilities: {
      stat: 0.35,
      appointment_scheduling_via_junction: 0.7,
      appointment_scheduling_with_lab: 0.85,
    },
    billTypes: {
      client_bill: 1,
      commercial_insurance: 0.95,
      patient_bill_passthrough: 0.6,
      patient_bill: 0.8,
    },
  },
  {
    lab_id: 2,
    code: "SM",
    sites: 800,
    capabilities: {
      stat: 0.2,
      appointment_scheduling_via_junction: 0.55,
      appointment_scheduling_with_lab: 0.6,
    },
    billTypes: { client_bill: 1, commercial_insurance: 0.9, patient_bill: 0.7 },
  },
  {
    lab_id: 3,
    code: "CW",
    sites: 450,
    capabilities: { stat: 0.25, appointment_scheduling_with_lab: 0.5 },
    billTypes: { client_bill: 1, patient_bill_passthrough: 0.8 },
  },
  {
    lab_id: 4,
    code: "HB",
    sites: 250,
    capabilities: { stat: 0.5 },
    billTypes: { client_bill: 1 },
  },
];
