import { expect, test } from "@playwright/test";
import { AnotherServer } from "../support/another-server";
import { RawConnection } from "../support/raw-connection";
import { rawExchange, rawRequest } from "../support/raw-request";

// Requests that the finished server refuses or answers before a page or handler sees them.

const NO_IMAGE = "/_next/image?url=%2Fx.png&w=64&q=75";
const CLOSE = "Connection: close\r\n\r\n";

const REFUSED: [name: string, text: string, status: number][] = [
  ["an image to resize", `GET ${NO_IMAGE} HTTP/1.1\r\nHost: a\r\n${CLOSE}`, 404],
  ["a request without a host", `GET /api/articles HTTP/1.1\r\n${CLOSE}`, 400],
  ["an unknown expectation", `GET / HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\n${CLOSE}`, 417],
];
for (const [name, text, status] of REFUSED) {
  test(`the standalone server answers ${name} with a problem`, async ({ baseURL }) => {
    const [head = "", body = ""] = (await rawExchange(baseURL ?? "", text)).split("\r\n\r\n");

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/\r\nContent-Type: application\/problem\+json\r\n/i);
    expect(JSON.parse(body)).toMatchObject({ status });
  });
}

test("the standalone server asks for a body that waits to be wanted, and reads it", async ({
  baseURL,
}) => {
  const { host, port } = new URL(baseURL ?? "");
  const body = JSON.stringify({ type: "topic", topic: "The Exodus", useModel: false });
  const head = [
    "POST /api/biblical-context HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Expect: 100-continue",
    "Connection: close",
  ];
  const connection = await RawConnection.open(Number(port), `${head.join("\r\n")}\r\n\r\n`);
  await connection.until("\r\n\r\n");
  expect(connection.received).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  connection.received = "";
  connection.socket.write(body);

  expect(await connection.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("a server without the layer before it resizes no images either", async () => {
  const bare = await AnotherServer.start({ isBare: true });
  try {
    // It refuses as soon as it listens, long before its indexes stand.
    await expect
      .poll(() => bare.readiness(), { timeout: 120_000, intervals: [100] })
      .not.toBeUndefined();

    const { status, headers } = await rawRequest(`${bare.url}${NO_IMAGE}`);

    expect(status).toBe(404);
    // Said by Next itself, and so without what the layer gives everything.
    expect(headers["content-type"]).not.toBe("application/problem+json");
  } finally {
    await bare.kill();
  }
});
