import { spawn } from "node:child_process";
import { type AddressInfo, createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { sourceFingerprint } from "@/scripts/start/build-state";
import { exitCode, isRunning, startChild, stopChild } from "@/scripts/start/children";
import { listenAddress, requireFreePort } from "@/scripts/start/port";
import { siteAddress } from "@/scripts/start/web-server";
import { eventually, isAlive, projectRoot } from "./support";

function occupy(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

test("npm start on a port in use ends at once with a message that says what to do", async () => {
  const { server, port } = await occupy();
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), HOSTNAME: "" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });

  expect(await exitCode(child)).toBe(1);

  expect(errors.trim()).toBe(
    `Port ${port} is already in use. Stop the other program or choose another with PORT=${port + 1} npm start.`,
  );
  server.close();
});

test("a port that becomes free in time is taken", async () => {
  const { server, port } = await occupy();
  setTimeout(() => server.close(), 300);

  await expect(requireFreePort({ port, host: undefined })).resolves.toBeUndefined();
});

test.each(["abc", "0", "65536", "-1", "3000.5"])("PORT=%s is refused by name", (port) => {
  expect(() => listenAddress({ NODE_ENV: "test", PORT: port })).toThrow(
    `PORT must be a number from 1 to 65535, but is "${port}"`,
  );
});

test("HOSTNAME counts, except when it is only the machine's own name", () => {
  const read = (env: Record<string, string>) => listenAddress({ NODE_ENV: "test", ...env });

  expect(read({})).toEqual({ port: 3000, host: undefined });
  expect(read({ HOSTNAME: "127.0.0.1", PORT: "8080" })).toEqual({ port: 8080, host: "127.0.0.1" });
  expect(read({ HOSTNAME: hostname() }).host).toBeUndefined();
  expect(siteAddress({ port: 3000, host: "0.0.0.0" })).toBe("http://localhost:3000");
  expect(siteAddress({ port: 3000, host: "::1" })).toBe("http://[::1]:3000");
});

test("the fingerprint of a build follows what its pages print", () => {
  const plain = sourceFingerprint({ NODE_ENV: "test" });

  expect(sourceFingerprint({ NODE_ENV: "test", HOME: "/elsewhere" })).toBe(plain);
  expect(sourceFingerprint({ NODE_ENV: "test", SITE_URL: "https://example.org" })).not.toBe(plain);
  expect(sourceFingerprint({ NODE_ENV: "test", CREATOR_NAME: "Ada" })).not.toBe(plain);
});

test("a child that ignores the request to end is ended by force", async () => {
  const child = startChild({
    args: ["-e", "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)"],
    env: process.env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise((resolve) => child.stdout?.once("data", resolve));

  await stopChild(child, 200);

  expect(isRunning(child)).toBe(false);
});

test("what a killed start command started ends by itself, grandchildren included", async () => {
  const sleeper = "console.log(process.pid); setInterval(() => {}, 1000)";
  const spawnSleeper = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}], { stdio: 'inherit' });`;
  const parent = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "-e",
      `require(${JSON.stringify(`${projectRoot}/scripts/start/children.ts`)}).startChild({ args: ["-e", ${JSON.stringify(spawnSleeper + sleeper)}], env: process.env, stdio: "inherit" })`,
    ],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  parent.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const pids = await eventually("child and grandchild run", 30_000, () => {
    const found = output.trim().split("\n").filter(Boolean).map(Number);
    return found.length === 2 ? found : null;
  });

  parent.kill("SIGKILL");

  await eventually("both have ended", 10_000, () => (pids.some(isAlive) ? null : true));
});
