/** The groups of the reference in order, each named after what a reader does with it. */
export const tasks = [
  "Client",
  "Resources",
  "Errors",
  "Webhooks",
  "Mock",
  "Adapters",
  "Values",
  "Types",
] as const;

export type Task = (typeof tasks)[number];

/** Folders and files of the sources, with the task of what they export. The first match counts. */
const places: readonly (readonly [prefix: string, task: Task])[] = [
  ["src/errors/", "Errors"],
  ["src/webhooks/", "Webhooks"],
  ["src/resources/", "Resources"],
  ["src/schemas/", "Values"],
  ["src/generated/schemas/", "Values"],
  ["src/generated/enums", "Values"],
  ["src/open-enum", "Values"],
  ["src/generated/webhooks", "Webhooks"],
  ["src/generated/version", "Client"],
  ["src/generated/", "Types"],
  ["src/", "Client"],
  ["mock/adapters/", "Adapters"],
  ["mock/", "Mock"],
];

/** Interfaces that a reader looks for by name, because their members are the methods to call. */
const entrances =
  /^(?:Client|LinkClient|Mock|MockTeam|MockClock|MockEvents|Faults|UnknownValues|ControlClient|ControlTeam)$|(?:Facade|Error)$/;

/** What an export is: something to call or read at run time, or only a type. */
export type ExportKind = "value" | "type";

/** Returns the task of an export. Types that are only shapes of arguments and results come last. */
export function getTask(file: string, name: string, kind: ExportKind): Task {
  const task = places.find(([prefix]) => file.startsWith(prefix))?.[1] ?? "Types";
  if (kind === "value" || entrances.test(name)) return task;
  return isResource(file, name) ? task : "Types";
}

/** Whether an interface holds the methods of a resource: `Users` in src/resources/users.ts. */
function isResource(file: string, name: string): boolean {
  const [, area] = /^src\/resources\/([\w-]+)\.ts$/.exec(file) ?? [];
  const [start, rest] = [area?.replaceAll("-", ""), name.toLowerCase()];
  return start !== undefined && [start, `${start}s`, `${start}steps`].includes(rest);
}
