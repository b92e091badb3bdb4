import { expect, test } from "@playwright/test";
import { AnotherServer } from "../support/another-server";
import { OpenAiServer, sse } from "../support/openai-server";
import { RawConnection } from "../support/raw-connection";
import { readChunks, streamedText } from "../support/ui-stream";

// What visitors see of a server that is told to stop while they use it.

const SAID = "Grace is a gift that nobody earns.";
/** A sentence is shown when the next one has begun. */
const BEGUN = `${SAID} It is given to all who ask. It is `;
const model = new OpenAiServer();
/** Lets the model go on with the answer that waits. */
let goOn: () => void;
let server: AnotherServer;
const connections: RawConnection[] = [];

test.beforeEach(async () => {
  const going = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await model.start();
  model.behave = async (response, call) => {
    sse.head(response);
    response.write(sse.text(BEGUN));
    if (JSON.stringify(call.body.messages).includes("endless")) return;
    await going;
    response.end(sse.text("never paid for.") + sse.end());
  };
  server = await AnotherServer.start({
    env: { OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: model.url, AI_MODEL: "test" },
  });
  await expect.poll(() => server.readiness(), { timeout: 120_000, intervals: [100] }).toBe(200);
});
test.afterEach(async () => {
  for (const { socket } of connections.splice(0)) socket.destroy();
  await server.kill();
  await model.stop();
});

async function send(text: string): Promise<RawConnection> {
  const connection = await RawConnection.open(server.port, text);
  connections.push(connection);
  return connection;
}

function request(line: string, headers: Record<string, string> = {}, body = ""): string {
  const all = { Host: `127.0.0.1:${server.port}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

function post(path: string, body: string, headers: Record<string, string> = {}): string {
  const given = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "X-Client": "web",
    Origin: server.url,
    ...headers,
  };
  return request(`POST ${path}`, given, body);
}

const ask = (question: string, accept: string) =>
  post("/api/chat", JSON.stringify({ question }), { Accept: accept });

/** An answer in its parts. */
function read(answer: string) {
  const end = answer.indexOf("\r\n\r\n");
  return { head: answer.slice(0, end), body: answer.slice(end + 4) };
}

/** The words of a chunked body, which must have come to its own end. */
function unchunk(body: string): string {
  let bytes = Buffer.from(body);
  let words = "";
  for (;;) {
    const end = bytes.indexOf("\r\n");
    expect(end, "the body was cut off").toBeGreaterThan(0);
    const length = Number.parseInt(bytes.subarray(0, end).toString(), 16);
    if (length === 0) break;
    words += bytes.subarray(end + 2, end + 2 + length).toString();
    bytes = bytes.subarray(end + 2 + length + 2);
  }
  expect(bytes.toString()).toBe("0\r\n\r\n");
  return words;
}

async function isListening(): Promise<boolean> {
  try {
    (await RawConnection.open(server.port, "")).socket.destroy();
    return true;
  } catch {
    return false;
  }
}

test("everybody who is being served at SIGTERM gets an answer or a clear end, and the process ends by itself", async ({
  request: other,
}) => {
  const stream = await send(ask("What is endless grace?", "text/event-stream"));
  const plain = await send(ask("What is grace?", "application/json"));
  const slow = await send(post("/api/collections", '{"name":', { "Content-Length": "1000" }));
  const dripping = setInterval(() => slow.socket.writable && slow.socket.write(" "), 100);
  void slow.closed.then(() => clearInterval(dripping));
  await stream.until("gift");
  await expect.poll(() => model.calls.length).toBe(2);
  const idle = await send(request("GET /api/health/live"));
  await idle.until('"status"');
  idle.received = "";
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  void stream.closed.then(note("stream"));
  void plain.closed.then(note("plain"));
  void slow.closed.then(note("slow body"));
  void server.exited.then(note("process"));

  server.child.kill("SIGTERM");
  // It has heard the signal once it lets nobody in any more.
  await expect.poll(isListening, { intervals: [10] }).toBe(false);
  idle.socket.write(request("GET /api/bible/verse?reference=John+3:16"));
  const last = read(await idle.closed);
  // On a busy machine it may be closed before the request has come; then nothing of an answer has.
  if (last.head !== "") {
    expect(last.head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(last.head).toMatch(/\r\nConnection: close/i);
    expect(JSON.parse(last.body)).toMatchObject({ book: "John", verse: 16 });
  }
  goOn();

  const whole = read(await plain.closed);
  expect(whole.head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(whole.head).toMatch(/\r\nConnection: close/i);
  expect(JSON.parse(whole.body).answer).toContain("never paid for.");

  const broken = read(await stream.closed);
  expect(broken.head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  const words = unchunk(broken.body);
  const chunks = readChunks(words);
  expect(streamedText(chunks)).toContain(SAID);
  expect(chunks.at(-1)).toEqual({
    type: "error",
    errorText: "The site is being restarted. Please ask again in a moment.",
  });
  expect(words).toMatch(/data: \[DONE\]\n\n$/);

  const refused = read(await slow.closed);
  expect(refused.head).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(refused.head).toMatch(/\r\nContent-Type: application\/problem\+json\r\n/i);
  expect(JSON.parse(refused.body)).toMatchObject({ status: 503, code: "unavailable" });

  expect(await server.exited).toBe(143);
  expect(order).toEqual(["plain", "stream", "slow body", "process"]);
  expect(server.output).not.toMatch(/error/i);

  // What the visitor saw of the broken answer is kept, and another process shows it.
  const cookie = /^set-cookie: ([^;]+)/im.exec(broken.head)?.[1] ?? "";
  const conversation = chunks.find(({ type }) => type === "data-conversation");
  const { conversationId } = (conversation as { data: { conversationId: string } }).data;
  const kept = await other.get(`/api/conversations/${conversationId}`, { headers: { cookie } });
  const { turns } = await kept.json();
  expect(turns).toMatchObject([
    { role: "user", content: "What is endless grace?" },
    { role: "assistant", content: streamedText(chunks).trim() },
  ]);
});
