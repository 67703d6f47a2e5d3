/** Where everything is that the mock has of its own, under its address. */
const OWN_ROOT = "/__mock";

/** Where the control API is, under the mock's address. */
export const CONTROL_PATH = `${OWN_ROOT}/v1`;

/** The name of the team that a mock is made with. */
export const FIRST_TEAM = "team-1";

/** Whether a path belongs to the control API. Nothing of the service begins as it does. */
export function isControlPath(path: string): boolean {
  return path === OWN_ROOT || path.startsWith(`${OWN_ROOT}/`);
}
