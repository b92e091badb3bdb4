import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askLinks } from "@/scripts/links/ask-links";
import { findAddresses } from "@/scripts/links/outward-links";

test("addresses are found as a reader would follow them, each once", () => {
  const text = [
    'url: "https://doi.org/10.1016/0016-7037(56)90036-9",',
    "Read [it](https://example.org/a), or https://example.org/b. See https://example.org/a;",
    "(https://example.org/c).",
    "http://example.org/not-this",
  ].join("\n");
  expect(findAddresses(text)).toEqual([
    "https://doi.org/10.1016/0016-7037(56)90036-9",
    "https://example.org/a",
    "https://example.org/b",
    "https://example.org/c",
  ]);
});

describe("asking", () => {
  let server: Server;
  let origin: string;
  let underWay = 0;
  let most = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      response.on("close", () => {
        underWay -= 1;
      });
      const path = request.url ?? "";
      if (path === "/silent") return;
      if (path === "/moved") return response.writeHead(302, { location: "/here" }).end();
      if (path === "/get-only" && request.method === "HEAD") return response.writeHead(405).end();
      if (path === "/gone") return response.writeHead(404).end();
      if (path === "/no-robots") return response.writeHead(403).end();
      return response.writeHead(200).end("words");
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("says which answer, which turn programs away and which are gone, few at a time", async () => {
    const paths = ["/here", "/moved", "/get-only", "/gone", "/no-robots", "/silent"];
    const answers = await askLinks(
      paths.map((path) => origin + path),
      { deadlineMs: 1000, atOnce: 2 },
    );
    expect(answers.map(({ state, detail }) => [state, detail])).toEqual([
      ["answers", "200"],
      ["answers", "200"],
      ["answers", "200"],
      ["gone", "404"],
      ["refuses", "403"],
      ["gone", "no answer in 1 s"],
    ]);
    expect(most).toBeLessThanOrEqual(2);
  });

  test("a host that is not there is gone, with the reason", async () => {
    const [answer] = await askLinks(["http://127.0.0.1:1/"], { deadlineMs: 1000, atOnce: 4 });
    expect(answer).toMatchObject({ state: "gone", detail: expect.stringMatching(/\S/) });
  });
});
