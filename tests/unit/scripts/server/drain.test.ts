import { LayerProcess } from "./layer-process";

const get = (path: string, further = "") =>
  `GET ${path} HTTP/1.1\r\nHost: a.example\r\n${further}\r\n`;
/** Lets what was sent reach the server. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 200));

let server: LayerProcess;
beforeEach(async () => {
  server = await LayerProcess.start();
});
afterEach(async () => {
  const { exited } = server;
  server.child.kill("SIGKILL");
  await exited;
});

test("what was accepted before SIGTERM is answered whole, and the connection closed", async () => {
  const slow = await server.connection(get("/slow"));
  await moment();

  server.child.kill("SIGTERM");

  const answer = await slow.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain("Connection: close\r\n");
  expect(answer).toContain("slow but whole");
  expect(await server.exited).toBe(143);
});

test("a request on a connection that was kept open is answered while the process stops, as the last one", async () => {
  const kept = await server.connection(get("/"));
  await kept.until("whole");
  // Keeps the process busy, so that it does not end first.
  const slow = await server.connection(get("/slow"));
  await moment();

  server.child.kill("SIGTERM");
  await moment();
  kept.received = "";
  kept.socket.write(get("/"));

  const answer = await kept.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain("Connection: close\r\n");
  expect(await slow.closed).toContain("slow but whole");
  expect(await server.exited).toBe(143);
});

test("idle connections do not keep a stopping process", async () => {
  const idle = await server.connection(get("/"));
  await idle.until("whole");

  server.child.kill("SIGTERM");

  expect(await server.exited).toBe(143);
});

test("busy clients get a clear end, and the process stops all the same", async () => {
  const stream = await server.connection(get("/stream"));
  const never = await server.connection(get("/never"));
  const slowly = (path: string) =>
    server.connection(
      `POST ${path} HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1000\r\n\r\nabc`,
    );
  const body = await slowly("/body");
  // Where answers would be compressed.
  const call = await slowly("/api/body");
  await stream.until("more");
  await moment();

  server.child.kill("SIGTERM");

  for (const answer of [await never.closed, await body.closed, await call.closed]) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(answer).toContain("application/problem+json");
    expect(answer).toContain("The site is being restarted.");
  }
  expect(await stream.closed).toMatch(/more [\s\S]*more /);
  expect(await server.exited).toBe(143);
});
