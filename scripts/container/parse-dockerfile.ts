/** The steps of a Dockerfile that decide what a container does. */
export interface ContainerSteps {
  /** Sources and targets of COPY. */
  readonly copies: readonly (readonly [source: string, target: string])[];
  /** Shell commands of RUN. */
  readonly runs: readonly string[];
  readonly user: string;
  readonly healthcheck: readonly string[];
  readonly entrypoint: readonly string[];
}

const known = ["FROM", "WORKDIR", "COPY", "RUN", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"];

/** Reads a Dockerfile with one stage, whose commands are JSON lists. Throws for an instruction that it does not know. */
export function parseDockerfile(text: string): ContainerSteps {
  const lines = text.replaceAll("\\\n", " ").split("\n");
  const steps = lines
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [instruction = "", ...rest] = line.split(" ");
      if (!known.includes(instruction)) throw new Error(`scripts/container cannot run ${instruction}.`);
      return { instruction, value: rest.join(" ") };
    });
  const list = (instruction: string): string[] =>
    steps.filter((step) => step.instruction === instruction).map(({ value }) => value);
  const parseList = (instruction: string): string[] =>
    JSON.parse(/\[.*\]$/.exec(list(instruction).at(-1) ?? "")?.[0] ?? "[]") as string[];
  return {
    copies: list("COPY").map((value) => {
      const [source = "", target = ""] = value.split(" ");
      return [source, target];
    }),
    runs: list("RUN"),
    user: list("USER").at(-1) ?? "root",
    healthcheck: parseList("HEALTHCHECK"),
    entrypoint: parseList("ENTRYPOINT"),
  };
}
