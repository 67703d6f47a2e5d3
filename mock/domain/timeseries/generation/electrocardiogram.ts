import { foldHashToUnit } from "../../../kernel/random.ts";
import { computeDeviation } from "./person.ts";

/** Waves of one heartbeat: middle and width as shares of the period, height in millivolts. */
const waves = [
  { name: "P", middle: 0.18, width: 0.07, height: 0.13 },
  { name: "Q", middle: 0.36, width: 0.03, height: -0.12 },
  { name: "R", middle: 0.4, width: 0.045, height: 1.15 },
  { name: "S", middle: 0.45, width: 0.035, height: -0.27 },
  { name: "T", middle: 0.66, width: 0.12, height: 0.3 },
] as const;

/** Computes the voltage of one lead at an instant, in millivolts: a steady personal rhythm with noise. */
export function computeVoltage(key: number, time: number): number {
  const period = 800 + 250 * foldHashToUnit(key, 2);
  const phase = (time % period) / period;
  let voltage = 0.015 * computeDeviation(key, time);
  for (const { middle, width, height } of waves) {
    const distance = (phase - middle) / width;
    if (distance > -1 && distance < 1) voltage += height * (1 - distance * distance) ** 2;
  }
  return voltage;
}
