import { describe, expect, it } from "vitest";
import { parseDockerfile } from "../../../scripts/container/parse-dockerfile.ts";

describe("a Dockerfile", () => {
  it("is read as steps", () => {
    const text = `# A comment.
FROM node:22-slim
COPY a.tgz ./
RUN npm install \\
  ./a.tgz
USER node
HEALTHCHECK --interval=10s CMD ["node", "-e", "f([1])"]
ENTRYPOINT ["a", "b"]
`;
    expect(parseDockerfile(text)).toEqual({
      copies: [["a.tgz", "./"]],
      runs: ["npm install    ./a.tgz"],
      user: "node",
      healthcheck: ["node", "-e", "f([1])"],
      entrypoint: ["a", "b"],
    });
  });

  it("is root without USER, and may not contain other instructions", () => {
    expect(parseDockerfile("FROM node\n").user).toBe("root");
    expect(() => parseDockerfile("FROM node\nADD a b\n")).toThrow("cannot run ADD");
  });
});
