import { checkStories, once, stories } from "sanguine/mock/stories";

const app = (_, story) => {
  story.receive(() => story.effect("call", "the patient"));
  return {};
};
const options = { app, steps: stories.labOrders({ methods: ["testkit"] }), always: [once("call")] };
const failure = await checkStories(options).catch((error) => error);
const right = await checkStories({ ...options, always: [], stories: 5 });
console.log(
  JSON.stringify({ failure: failure.name, steps: failure.steps.map(([name]) => name), right: right.stories }),
);
