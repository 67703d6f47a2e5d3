import { Instrumenter } from "@stryker-mutator/instrumenter";
import { drawSample } from "./draw-sample.ts";

/** A change of one place of the source, by a rule that knows nothing of its meaning. */
export interface Mutant {
  /** Identifies the mutant while its code stays the same, also when lines move. */
  readonly key: string;
  /** The number that the instrumented code reports when a test runs the place. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The source with the change. */
  readonly code: string;
}

/** The mutants of some files, and the files with code that reports which mutants a test runs. */
export interface MutantSet {
  readonly mutants: readonly Mutant[];
  readonly instrumented: ReadonlyMap<string, string>;
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];

const ignore = (): void => undefined;
const no = (): boolean => false;
const logger: Logger = {
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
};

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 70 ? `${line.slice(0, 45)} ... ${line.slice(-20)}` : line;
};

/** Makes all mutants of some files. */
export async function createMutants(sources: ReadonlyMap<string, string>): Promise<MutantSet> {
  const files = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const result = await new Instrumenter(logger).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  });
  const seen = new Map<string, number>();
  const mutants = result.mutants.map(({ id, fileName: file, location, mutatorName, replacement }): Mutant => {
    const source = sources.get(file) ?? "";
    const lines = source.split("\n");
    const locate = ({ line, column }: { line: number; column: number }): number =>
      lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
    const [start, end] = [locate(location.start), locate(location.end)];
    const change = `${file}: ${mutatorName}: ${shorten(source.slice(start, end))} -> ${shorten(replacement)}`;
    const count = (seen.get(change) ?? 0) + 1;
    seen.set(change, count);
    return {
      key: count === 1 ? change : `${change} (${count})`,
      id,
      file,
      line: location.start.line + 1,
      code: source.slice(0, start) + replacement + source.slice(end),
    };
  });
  return { mutants, instrumented: new Map(result.files.map(({ name, content }) => [name, content])) };
}

/** Draws some mutants. The same seed draws the same ones, as long as their code stays the same. */
export const drawMutants = (mutants: readonly Mutant[], count: number, seed: string): Mutant[] =>
  drawSample(mutants, count, seed, ({ key }) => key);
