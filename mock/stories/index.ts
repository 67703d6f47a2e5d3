/**
 * Plays generated stories with your application against the mock: lost and repeated webhooks, failed requests, crashes and time.
 *
 * @module sanguine/mock/stories
 */
export { checkStories, replayStory, StoryError } from "./check-stories.ts";
export type { CheckStoriesOptions, StoriesReport } from "./check-stories.ts";
export { BrokenInvariant } from "./run-story.ts";
export type { StoryOptions } from "./run-story.ts";
export {
  always,
  deletedUsersAreGone,
  eventually,
  matches,
  never,
  noOrderTwice,
  once,
  orderStatusFollows,
} from "./invariant.ts";
export type { AnyApp, Invariant, StoryCheck } from "./invariant.ts";
export { stories } from "./packs.ts";
export type { LabOrderSteps } from "./packs.ts";
export type { Choice, Scene, Step, StoryStep } from "./step.ts";
export { StoryCrash } from "./story.ts";
export type { Story, StoryEffect, StoryReceiver } from "./story.ts";
