import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import type { CollectionMethod, SampleType } from "../../catalog/labs/lab.ts";
import { getLabsById } from "../../catalog/labs/labs.ts";
import type { PdfDocument } from "../../pdf/document.ts";
import { createNotFoundError } from "../service-error.ts";

const METHODS: Readonly<Record<CollectionMethod, string>> = {
  testkit: "Test kit, taken by yourself and sent by post",
  walk_in_test: "At a patient service center",
  at_home_phlebotomy: "At your home, by a phlebotomist",
  on_site_collection: "At your practice or workplace",
};

const SAMPLES: Readonly<Record<SampleType, string>> = {
  dried_blood_spot: "Drops of blood on a card",
  arm_collector: "Blood from the upper arm",
  serum: "Blood from a vein",
  saliva: "Saliva",
  urine: "Urine",
  stool: "Stool",
};

/** What a sample of each kind asks of whoever gives it. */
const TAKING: Readonly<Record<SampleType, readonly string[]>> = {
  dried_blood_spot: [
    "Wash your hands in warm water and dry them.",
    "Press the lancet against the side of a fingertip until it clicks, and wipe the first drop away.",
    "Let drops fall on the card until every ring is filled. Do not touch the paper.",
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

/** A day's urine is gathered in another way than a cup of it. */
const TIMED_URINE: readonly string[] = [
  "Empty your bladder in the morning without collecting, and note the time.",
  "Collect all urine of the next 24 hours in the container, that of the next morning at the same time included.",
  "Keep the container cold, and write down both times on its label.",
];

/** What is done with the sample, or for it, in each way of collection. */
const HANDING_OVER: Readonly<Record<CollectionMethod, readonly string[]>> = {
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
 * What the collection instructions of a lab test say.
 * @throws Refusal of 404 where it has none
 */
export function buildCollectionInstructions(test: LabTest): PdfDocument {
  if (!test.has_collection_instructions) throw createNotFoundError("Collection instructions");
  const timed = test.sample_type === "urine" && test.markers.some(({ name }) => name.includes("24 Hour"));
  const taking = timed ? TIMED_URINE : TAKING[test.sample_type];
  return {
    issuer: getLabsById().get(test.lab_id)?.name ?? "",
    title: test.name,
    facts: [
      ["Method", METHODS[test.method]],
      ["Sample", timed ? "Urine of 24 hours" : SAMPLES[test.sample_type]],
      ["Fasting", test.fasting ? "Required, 10 to 12 hours" : "Not required"],
      ["Measured", test.markers.map(({ name }) => name).join(", ")],
    ],
    sections: [
      { heading: "Before you begin", lines: listPreparationSteps(test), counted: false },
      { heading: "Step by step", lines: [...taking, ...HANDING_OVER[test.method]], counted: true },
    ],
    foot: "Collection instructions of a made-up laboratory. Not for use with patients.",
  };
}
