import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import type { CollectionMethod, SampleType } from "../../catalog/labs/lab.ts";
import { getLab } from "../../catalog/labs/labs.ts";
import type { PdfDocument } from "../../pdf/document.ts";
import { createNotFoundError } from "../service-error.ts";

const METHOD_LABELS: Readonly<Record<CollectionMethod, string>> = {
  testkit: "Test kit, taken by yourself and sent by post",
  walk_in_test: "At a patient service center",
  at_home_phlebotomy: "At your home, by a phlebotomist",
  on_site_collection: "At your practice or workplace",
};

const SAMPLE_LABELS: Readonly<Record<SampleType, string>> = {
  dried_blood_spot: "Drops of blood on a card",
  arm_collector: "Blood from the upper arm",
  serum: "Blood from a vein",
  saliva: "Saliva",
  urine: "Urine",
  stool: "Stool",
};

const SAMPLE_STEPS: Readonly<Record<SampleType, readonly string[]>> = {
  dried_blood_spot: [
    "Wash your hands in warm water and dry them.",
    "Press the lancet against the side of a fingertip until it clicks, and wipe the first drop away.",
    "Let drops fall on the card until every ring is filled. Do not touch the rings.",
    "Leave the card open to dry for 30 minutes, away from sun and heat.",
  ],
  arm_collector: [
    "Warm your upper arm with the pad for two minutes and clean the skin with the wipe.",
    "Put the device on the skin and press its button. Leave it until the tube is filled to the line.",
    "Take the device off, close the tube and turn it over ten times.",
  ],
  serum: [
    "Drink a glass of water an hour before the draw.",
    "Wear a sleeve that can be rolled above the elbow.",
    "Press on the place for two minutes after the draw.",
  ],
  saliva: [
    "Do not eat, drink, smoke or brush your teeth for 60 minutes before.",
    "Let saliva run into the tube up to the line, without foam.",
    "Close the tube and keep it cold until it is handed over.",
  ],
  urine: [
    "Do not pass urine for an hour before.",
    "Wash your hands and clean the skin with the wipe.",
    "Collect urine in the cup up to the line and close it firmly.",
  ],
  stool: [
    "Catch the sample before it touches water.",
    "Take some from three different places with the spoon in the lid.",
    "Fill the tube to the line, close it and shake it.",
  ],
};

const TIMED_URINE_STEPS: readonly string[] = [
  "Empty your bladder in the morning without collecting, and note the time.",
  "Collect all urine of the next 24 hours in the container, that of the next morning at the same time included.",
  "Keep the container cold, and write down both times on its label.",
];

const METHOD_STEPS: Readonly<Record<CollectionMethod, readonly string[]>> = {
  testkit: [
    "Write your name, your birth date and the date of collection on the label of the sample.",
    "Put the sample into the bag and the bag into the box, and close it with the return label.",
    "Post it the same day, not before a weekend or a holiday.",
  ],
  walk_in_test: ["Bring the requisition and a photo identity card, and hand the sample over at the desk."],
  at_home_phlebotomy: ["Have the requisition and a photo identity card ready when the phlebotomist comes."],
  on_site_collection: ["Hand the sample over with the requisition, and watch it being sealed and labeled."],
};

function listPreparationSteps(test: LabTest): string[] {
  return test.fasting
    ? [
        "Eat nothing for 10 to 12 hours before, and drink water only.",
        "Go on taking your medicines unless told otherwise.",
      ]
    : ["You may eat and drink as usual.", "Go on taking your medicines unless told otherwise."];
}

/**
 * Builds the collection instructions of a lab test.
 * @throws ServiceError 404 when it has none
 */
export function buildCollectionInstructions(test: LabTest): PdfDocument {
  if (!test.has_collection_instructions) throw createNotFoundError("Collection instructions");
  const isTimed = test.sample_type === "urine" && test.markers.some(({ name }) => name.includes("24 Hour"));
  const sampleSteps = isTimed ? TIMED_URINE_STEPS : SAMPLE_STEPS[test.sample_type];
  return {
    issuer: getLab(test.lab_id).name,
    title: test.name,
    facts: [
      ["Method", METHOD_LABELS[test.method]],
      ["Sample", isTimed ? "Urine of 24 hours" : SAMPLE_LABELS[test.sample_type]],
      ["Fasting", test.fasting ? "Required, 10 to 12 hours" : "Not required"],
      ["Measured", test.markers.map(({ name }) => name).join(", ")],
    ],
    sections: [
      { heading: "Before you begin", lines: listPreparationSteps(test), counted: false },
      { heading: "Step by step", lines: [...sampleSteps, ...METHOD_STEPS[test.method]], counted: true },
    ],
    foot: "Collection instructions of a fictional lab. Not for use with patients.",
  };
}
