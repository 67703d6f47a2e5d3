/** Path of everything that is not part of the service, under the mock's URL. */
const OWN_ROOT = "/__mock";

/** Path of the control API, under the mock's URL. */
export const CONTROL_PATH = `${OWN_ROOT}/v1`;

/** Name of the mock's own team. */
export const FIRST_TEAM = "team-1";

/** Returns whether a path belongs to the control API. No path of the service begins like it. */
export function isControlPath(path: string): boolean {
  return path === OWN_ROOT || path.startsWith(`${OWN_ROOT}/`);
}
