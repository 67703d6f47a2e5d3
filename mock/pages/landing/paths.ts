/** Paths of the landing page, the reference and their files. No path of the service begins like them. */
export const paths = {
  landing: "/",
  script: "/__mock/landing.js",
  style: "/__mock/landing.css",
  reference: "/__mock/reference",
  document: "/__mock/reference/openapi.json",
} as const;

export const linkedPaths = { console: "/__mock/", controlDocument: "/__mock/openapi.json" } as const;
