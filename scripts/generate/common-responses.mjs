/**
 * A Redocly plugin that adds the common error responses to every operation, so that `spec/paths/` does not repeat them.
 *
 * Every operation gets the statuses in `always`. An operation with a body also gets those in `withBody`. List further
 * statuses in the operation's `x-errors`. A response that the operation declares itself takes precedence.
 */

const responses = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  413: "PayloadTooLarge",
  415: "UnsupportedMediaType",
  422: "ValidationFailed",
  429: "TooManyRequests",
  500: "ServerError",
  503: "Unavailable",
};
const always = [400, 401, 403, 422, 429, 500, 503];
const withBody = [413, 415];

function addCommonResponses() {
  return {
    Paths: {
      Operation: {
        enter(operation, { report, location }) {
          const extra = operation["x-errors"] ?? [];
          delete operation["x-errors"];
          const statuses = [...always, ...(operation.requestBody ? withBody : []), ...extra];
          for (const status of statuses.toSorted((a, b) => a - b)) {
            const name = responses[status];
            if (name === undefined) {
              report({ message: `x-errors lists ${status}, which has no common response.`, location });
            } else {
              operation.responses[status] ??= { $ref: `../responses.yaml#/${name}` };
            }
          }
        },
      },
    },
  };
}

export default () => ({
  id: "sanguine",
  preprocessors: { oas3: { "common-responses": addCommonResponses } },
});
