import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { environmentVariables } from "@/lib/env";

type Service = {
  image?: string;
  build?: { target: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  depends_on?: Record<string, { condition: string }>;
};

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
// The anchors are shared by YAML's merge key, as compose reads them.
const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
};
const { database, prepare, tools, site } = compose.services;

test("every variable that the server reads reaches the site's container, and none has a second default", () => {
  const given = site?.environment ?? {};
  const passed = environmentVariables.filter((name) => name !== "DATABASE_URL");

  for (const name of passed) expect([name, given[name]]).toEqual([name, `\${${name}:-}`]);
  expect(Object.keys(given).sort()).toEqual([...environmentVariables].sort());
});

test("what the pages print reaches the build", () => {
  const printed = Object.keys(site?.build?.args ?? {});
  const stage = dockerfileStage("build");
  const creator = [...read(".env.example").matchAll(/^# (CREATOR_\w+)=/gm)].map(([, name]) => name);

  expect(creator).toHaveLength(8);
  expect(printed).toEqual(["SITE_URL", ...creator]);
  for (const name of printed) expect(stage).toContain(`ARG ${name}\n`);
});

test(".env.example names every variable that the server reads", () => {
  for (const name of environmentVariables) expect(read(".env.example")).toContain(`\n# ${name}=`);
});

test("no variable is required, so that logs and down need no secret", () => {
  expect(read("compose.yaml")).not.toMatch(/\$\{\w+:?\?/);
});

test("the site is published to this machine alone unless the operator widens it", () => {
  const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  );

  expect(published).toEqual([["site", `\${PUBLISH_ADDRESS:-127.0.0.1}:\${PORT:-3000}:3000`]]);
});

test("the site starts after the database is prepared, which waits for the server", () => {
  expect(site?.depends_on?.prepare?.condition).toBe("service_completed_successfully");
  expect(prepare?.depends_on?.database?.condition).toBe("service_healthy");
  expect(tools?.depends_on?.database?.condition).toBe("service_healthy");
  expect(tools?.profiles).toEqual(["tools"]);
});

test("site, tools and preparation share one database address, and each stage exists", () => {
  const url = site?.environment?.DATABASE_URL;

  expect(url).toContain("@database:5432/");
  expect([tools, prepare].map((service) => service?.environment?.DATABASE_URL)).toEqual([url, url]);
  for (const { build } of Object.values(compose.services)) {
    if (build) expect(dockerfileStage(build.target)).not.toBe("");
  }
});

test("a backup without a name goes to the volume, not into a container that is thrown away", () => {
  const folder = /^ENV DATA_DIR=(\S+)$/m.exec(dockerfileStage("tools"))?.[1];

  expect(folder).toBeDefined();
  expect(tools?.volumes).toEqual([`tools:${folder}`]);
  expect(dockerfileStage("tools")).toContain(`chown node:node ${folder}\n`);
});

test("the tools bring client programs of the server's version", () => {
  const server = /postgres:(\d+)/.exec(database?.image ?? "")?.[1];

  expect(server).toBeDefined();
  expect(dockerfileStage("tools")).toContain(`postgresql-client-${server} `);
});

test("every stage stands on one Node that is still supported", () => {
  const images = [...read("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const version = Number(/^ARG NODE_IMAGE=node:(\d+)/m.exec(read("Dockerfile"))?.[1]);

  expect(new Set(images)).toEqual(new Set([`\${NODE_IMAGE}`, "dependencies"]));
  expect(version).toBeGreaterThanOrEqual(24);
  expect(version % 2).toBe(0);
});

/** The instructions of one stage. */
function dockerfileStage(name: string): string {
  return new RegExp(`^FROM \\S+ AS ${name}\\n([\\s\\S]*?)(?=^FROM |$(?![\\s\\S]))`, "m").exec(
    read("Dockerfile"),
  )?.[1] as string;
}

describe("compose-env.sh", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "compose-env-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const script = path.join(root, "scripts", "compose-env.sh");
  const run = (...args: string[]) => execFileSync("sh", [script, ...args], { cwd: folder });
  const written = () => readFileSync(path.join(folder, ".env"), "utf8");

  test("a password is made once and kept, readable by its owner only", () => {
    run();
    const first = written();
    run();

    expect(first).toMatch(/^POSTGRES_PASSWORD=[0-9a-f]{48}\n$/);
    expect(written()).toBe(first);
    expect(statSync(path.join(folder, ".env")).mode & 0o077).toBe(0);
  });

  test("an address is noted with the proxy that serves it, and lines that stand are kept", () => {
    writeFileSync(path.join(folder, ".env"), "POSTGRES_PASSWORD=mine\nTRUST_PROXY_HOPS=2");
    run("https://example.org");

    expect(written()).toBe(
      "POSTGRES_PASSWORD=mine\nTRUST_PROXY_HOPS=2\nSITE_URL=https://example.org\n",
    );
  });
});
