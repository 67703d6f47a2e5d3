/** Sorts test files so that those beside a source come first: they are the most likely to notice its change. */
export function sortTests(tests: readonly string[], source: string): string[] {
  const place = ["test", ...source.split("/")];
  const countShared = (file: string): number => {
    const parts = file.replace(/\.test\.ts$/, ".ts").split("/");
    const end = parts.findIndex((part, index) => part !== place[index]);
    return end < 0 ? parts.length : end;
  };
  return tests.toSorted((one, other) => countShared(other) - countShared(one));
}
