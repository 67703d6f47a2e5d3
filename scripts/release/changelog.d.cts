interface Changeset {
  readonly id: string;
  readonly summary: string;
}
declare const changelog: {
  readonly areas: readonly string[];
  getReleaseLine(changeset: Changeset): Promise<string>;
  getDependencyReleaseLine(): Promise<string>;
};
export = changelog;
