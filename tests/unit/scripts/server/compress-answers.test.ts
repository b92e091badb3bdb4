import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { rawRequest } from "../../../support/raw-request";

// Loaded by Node itself before the site, so it is plain JavaScript without types.
const { compressAnswer } = require("../../../../scripts/server/compress-answers.cjs") as {
  compressAnswer(request: IncomingMessage, response: ServerResponse): void;
};

let server: Server | undefined;

/**
 * A server that answers as Next sends what a route handler returned: headers as lists, then
 * flushed, then the body in pieces.
 */
async function answering(
  type: string,
  pieces: string[],
  afterPiece?: Promise<void>,
): Promise<string> {
  server = createServer(async (request, response) => {
    compressAnswer(request, response);
    response.setHeader("vary", ["rsc"]);
    response.setHeader("content-type", [type]);
    if (request.method !== "HEAD") {
      response.flushHeaders();
      for (const piece of pieces) {
        response.write(Buffer.from(piece));
        await afterPiece;
      }
    }
    response.end();
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => new Promise<void>((resolve) => server?.close(() => resolve())));

const GZIP = { "Accept-Encoding": "gzip" };

test.each([1_400, 64 * 1024, 64 * 1024 + 1, 500_000])(
  "JSON of %i bytes is compressed and reads the same",
  async (length) => {
    const json = JSON.stringify("a".repeat(length - 2));
    const url = await answering("application/json", [json.slice(0, 700), json.slice(700)]);

    const answer = await rawRequest(url, GZIP);

    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
    expect(answer.bytes.length).toBeLessThan(length);
    expect(answer.body).toBe(json);
    expect(answer.headers.vary).toBe("rsc, Accept-Encoding");
  },
);

test("a short answer leaves as it is, with its length", async () => {
  const json = JSON.stringify("a".repeat(1_397));
  const answer = await rawRequest(await answering("application/problem+json", [json]), GZIP);

  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.headers["content-length"]).toBe("1399");
  expect(answer.headers.vary).toBe("rsc, Accept-Encoding");
  expect(answer.body).toBe(json);
});

test.each([
  ["gzip", true],
  ["br, gzip;q=0.5", true],
  ["*", true],
  ["identity, GZIP; q=1.0", true],
  ["gzip;q=0", false],
  ["gzip;q=0.0, identity", false],
  ["br", false],
  ["", false],
])("a client that accepts %j gets gzip: %s", async (accepted, packed) => {
  const url = await answering("application/json", [JSON.stringify("a".repeat(5_000))]);

  const { headers } = await rawRequest(url, { "Accept-Encoding": accepted });

  expect(headers["content-encoding"]).toBe(packed ? "gzip" : undefined);
});

test.each([
  ["application/xml; charset=utf-8", true],
  ["application/atom+xml; charset=utf-8", true],
  ["text/plain; charset=utf-8", true],
  ["image/png", false],
  ["application/octet-stream", false],
])("an answer of type %s is compressed: %s", async (type, packed) => {
  const { headers } = await rawRequest(await answering(type, ["a".repeat(5_000)]), GZIP);

  expect(headers["content-encoding"]).toBe(packed ? "gzip" : undefined);
});

test("a stream of events is not held back", async () => {
  let arrived = () => {};
  const firstArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  // The second piece is sent only when the first has reached the client.
  const url = await answering("text/event-stream", ["data: 1\n\n", "data: 2\n\n"], firstArrived);

  const reader = (await fetch(url)).body?.getReader();
  const first = await reader?.read();
  arrived();
  const second = await reader?.read();

  expect(Buffer.from(first?.value ?? []).toString()).toBe("data: 1\n\n");
  expect(Buffer.from(second?.value ?? []).toString()).toBe("data: 2\n\n");
});

test("HEAD gets the headers without a body", async () => {
  const answer = await rawRequest(
    await answering("application/json", ["never sent"]),
    GZIP,
    "HEAD",
  );

  expect(answer.headers["content-type"]).toBe("application/json");
  expect(answer.headers["content-length"]).toBeUndefined();
  expect(answer.bytes).toHaveLength(0);
});
