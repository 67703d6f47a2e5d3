/**
 * A Redocly plugin that adds the error responses which most operations share, so that `spec/paths/` does not repeat them.
 *
 * Every operation gets the statuses in `everywhere`, one with a body those in `withBody` too. `x-errors` of an operation
 * lists further ones. A response that the operation declares itself wins.
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
const everywhere = [400, 401, 403, 422, 429, 500, 503];
const withBody = [413, 415];

function addCommonResponses() {
  return {
    Paths: {
      Operation: {
        enter(operation, { report, location }) {
          const further = operation["x-errors"] ?? [];
          delete operation["x-errors"];
          const statuses = [...everywhere, ...(operation.requestBody ? withBody : []), ...further];
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
