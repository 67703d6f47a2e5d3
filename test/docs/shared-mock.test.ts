import { readFileSync } from "node:fs";
import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { ServerStatus } from "../../mock/adapters/server-status.ts";
import { parseCommandLine } from "../../mock/cli/arguments.ts";

const text = readFileSync("docs/shared-mock.md", "utf8");
const blocks = [...text.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, code = ""]) => code);
const [compose, deployment, service] = blocks
  .flatMap((code) => parseAllDocuments(code))
  .map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as unknown;
  }) as unknown as [Compose, Deployment, { spec: { ports: { targetPort: number }[] } }];

interface Compose {
  services: Record<string, { volumes: string[]; command: string[]; environment: Record<string, string> }>;
  volumes: Record<string, null>;
}

interface Deployment {
  spec: { template: { spec: { containers: Container[]; volumes: { name: string }[] } } };
}

interface Container {
  args: string[];
  env: { name: string; value?: string }[];
  ports: { containerPort: number }[];
  livenessProbe: { httpGet: { path: string; port: number } };
  readinessProbe: { httpGet: { path: string; port: number } };
  volumeMounts: { name: string; mountPath: string }[];
}

it("[CTL-14] the compose file has options and variables that the command takes, and its volumes", () => {
  const { mock, prepare, app } = compose.services;
  expect(parseCommandLine(["mock", ...(mock?.command ?? [])], mock?.environment)).toMatchObject({
    kind: "mock",
    listen: { port: 4010, allowedHosts: ["mock"], publicUrl: "http://localhost:4010" },
    stateFile: "/data/state.json",
  });
  expect([mock?.volumes, prepare?.volumes, compose.volumes]).toEqual([
    ["state:/data"],
    ["state:/data"],
    { state: null },
  ]);
  expect(app?.environment["SERVICE_URL"]).toBe("http://mock:4010");
});

it("[CTL-14, CTL-15] the Kubernetes manifest has options that the command takes, and paths for probes", () => {
  const { containers, volumes } = deployment.spec.template.spec;
  const [{ args, env, ports, livenessProbe, readinessProbe, volumeMounts }] = containers as [Container];
  const values = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  expect(parseCommandLine(["mock", ...args], values)).toMatchObject({
    listen: {
      port: 4010,
      allowedHosts: ["mock", "mock.tests.svc.cluster.local"],
      publicUrl: "https://mock.example.com",
    },
    stateFile: "/data/state.json",
    logFormat: "json",
  });
  const status = new ServerStatus(createMock());
  for (const { httpGet } of [livenessProbe, readinessProbe]) {
    expect(httpGet.port).toBe(4010);
    expect(status.handle({ method: "GET", url: httpGet.path }, false)?.status).toBe(200);
  }
  expect([ports, service.spec.ports]).toEqual([[{ containerPort: 4010 }], [{ port: 80, targetPort: 4010 }]]);
  expect([volumeMounts[0]?.name, volumeMounts[0]?.mountPath, volumes[0]?.name]).toEqual([
    "state",
    "/data",
    "state",
  ]);
});
