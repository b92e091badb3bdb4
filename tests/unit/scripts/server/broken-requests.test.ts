import { LayerProcess } from "./layer-process";

let server: LayerProcess;
beforeAll(async () => {
  server = await LayerProcess.start();
});
afterAll(async () => {
  const { exited } = server;
  server.child.kill("SIGKILL");
  await exited;
});

test.each([
  ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\nConnection: close\r\n\r\n", 400],
  ["an odd Expect", "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n", 417],
  ["the target *", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  [
    "an image to resize",
    "GET /_next/image?url=%2Fa.png&w=64&q=75 HTTP/1.1\r\nHost: a\r\n\r\n",
    404,
  ],
  ["a whole address of one", "GET http://a/_next/image HTTP/1.1\r\nHost: a\r\n\r\n", 404],
  ["an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501],
  ["no request", "hello\r\n\r\n", 400],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
])("%s is answered with a problem, and the connection closed", async (_what, text, status) => {
  const answer = await server.exchange(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/content-type: application\/problem\+json\r\n/i);
  const body = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4));
  expect(body).toMatchObject({ type: "about:blank", status, detail: expect.stringMatching(/\.$/) });
});

test("a client that waits for 100-continue is told to go on", async () => {
  const client = await server.connection(
    "POST /body HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 4\r\nConnection: close\r\n\r\n",
  );
  await client.until("HTTP/1.1 100 Continue");
  client.socket.write("body");
  expect(await client.closed).toContain("read 4");
});

test("HTTP/1.0 needs no Host", async () => {
  expect(await server.exchange("GET / HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 OK[\s\S]*whole$/,
  );
});

test("the root of the API takes odd methods as every address below it does", async () => {
  for (const path of ["/api", "/api?x=1", "/api/none"]) {
    const seen = await server.exchange(
      `TRACE ${path} HTTP/1.1\r\nHost: a\r\nX-Method: yes\r\nConnection: close\r\n\r\n`,
    );
    expect(seen).toContain("method OPTIONS");
  }
});
