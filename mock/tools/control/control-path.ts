/** Path of everything that is not part of the service, under the mock's URL. */
const OWN_ROOT = "/__mock";

/** Version of the control API, which is part of its paths. */
export const CONTROL_VERSION = 1;

/** Path of the control API, under the mock's URL. */
export const CONTROL_PATH = `${OWN_ROOT}/v${CONTROL_VERSION}`;

/** Path of the OpenAPI document of the control API. */
export const OPENAPI_PATH = `${OWN_ROOT}/openapi.json`;

/** Path that tells whether the mock is ready. */
export const HEALTH_PATH = `${OWN_ROOT}/health`;

/** Path of the event stream. */
export const EVENTS_PATH = `${CONTROL_PATH}/events`;

/** Name of the mock's own team. */
export const FIRST_TEAM = "team-1";

/** Returns whether a path belongs to the control API. No path of the service begins like it. */
export function isControlPath(path: string): boolean {
  return path === OWN_ROOT || path.startsWith(`${OWN_ROOT}/`);
}
