/**
 * MSW's `http` without the rest of MSW. The root of MSW 2 loads GraphQL as well, which takes as long as `msw/node` and the mock together.
 * MSW 3 has no such address, and its root is small. The build replaces this statement for CommonJS, which cannot wait here.
 */
export const { http } = await import("msw/core/http").catch(async () => import("msw"));
