/**
 * Published relations between the quantities of a body. The model of a person uses them, so that its series agree with each
 * other. Lengths are in meters, weights in kilograms, ages in years, energies in kilocalories.
 */
export const physiology = {
  /** Resting energy per day. Mifflin, St Jeor et al., Am J Clin Nutr 1990;51:241-247. */
  basalEnergy: { weight: 10, height: 625, age: -5, male: 5, female: -161 },
  /** Highest heart rate. Tanaka, Monahan, Seals, J Am Coll Cardiol 2001;37:153-156. */
  maxHeart: { base: 208, age: -0.7 },
  /** Body fat in percent. Deurenberg, Weststrate, Seidell, Br J Nutr 1991;65:105-114. */
  bodyFat: { bodyMassIndex: 1.2, age: 0.23, male: -16.2, female: -5.4 },
  /** Maximal oxygen uptake in mL/kg/min, fitted to Kaminsky, Arena, Myers, Mayo Clin Proc 2015;90:1515-1523. */
  maxOxygen: { male: { base: 59.5, age: -0.46 }, female: { base: 47, age: -0.42 } },
  /** Oxygen uptake of 1 MET, in mL/kg/min. The energy of 1 MET is 1 kcal/kg/h. Ainsworth et al., Med Sci Sports Exerc 2011;43:1575-1581. */
  metOxygen: 3.5,
  /** Energy cost in MET, from the same compendium. */
  met: { asleep: 0.95, sitting: 1.3, swimming: [4, 9], strength_training: [3.5, 6] },
  /** Oxygen uptake above rest per speed in m/min, and per watt and kilogram on a bicycle. American College of Sports Medicine, Guidelines for Exercise Testing and Prescription. */
  oxygenCost: { walking: 0.1, running: 0.2, cycling: 10.8 },
  /** 100 steps a minute cost 3 MET, and each 10 more cost 1 MET more. Tudor-Locke et al., Br J Sports Med 2018;52:776-788. */
  cadence: { reference: 100, met: 3, metPerStep: 0.1 },
  /** Step length of walking as a share of the height: the usual rule for setting a pedometer, without a known first source. */
  stepLength: { male: 0.415, female: 0.413 },
} as const;
