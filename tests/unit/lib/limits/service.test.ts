import type { EventEmitter } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { SOCKET_ADDRESS_HEADER } from "@/lib/limits/constants";
import { limitStore } from "@/lib/limits/data";
import { forgetLimiters } from "@/lib/limits/limiters";
import { announceLimits, takeLimit } from "@/lib/limits/service";
import { noteSocketAddresses } from "@/lib/limits/socket-address";
import { log } from "@/lib/log";

jest.mock("@/lib/env", () => ({ env: () => environment }));
jest.mock("@/lib/db/client", () => ({ db: {} }));
const environment = { RATE_LIMITS: true, LIMIT_WRITES_PER_MINUTE: 2 };

beforeEach(() => {
  environment.RATE_LIMITS = true;
  forgetLimiters();
});

test("switched off, nothing is counted, and the start says so loudly", async () => {
  environment.RATE_LIMITS = false;
  const query = jest.spyOn(limitStore, "query");
  const warned = jest.spyOn(log, "warn").mockImplementation(() => undefined);

  for (let at = 0; at < 5; at += 1) await takeLimit("write", "x");
  announceLimits();

  expect(query).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/^RATE_LIMITS=off: NOTHING IS LIMITED/),
  );
});

test("switched on, the start says nothing", () => {
  const warned = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  announceLimits();
  expect(warned).not.toHaveBeenCalled();
});

test("who is over is refused without asking the database again", async () => {
  const expire = Date.now() + 30_000;
  const query = jest.spyOn(limitStore, "query").mockImplementation(async () => ({
    rows: [{ points: query.mock.calls.length, expire }],
    rowCount: 1,
  }));

  await takeLimit("write", "x");
  await takeLimit("write", "x");
  for (let at = 0; at < 3; at += 1) {
    await expect(takeLimit("write", "x")).rejects.toMatchObject({
      code: "too_many_requests",
      retryAfter: 30,
    });
  }
  expect(query).toHaveBeenCalledTimes(3);
});

test("nobody is not counted", async () => {
  const query = jest.spyOn(limitStore, "query");
  await takeLimit("write", null);
  expect(query).not.toHaveBeenCalled();
});

test("every request carries the address it came from, whatever it claims", async () => {
  noteSocketAddresses();
  noteSocketAddresses();
  const server = createServer((request, response) => {
    response.end(String(request.headers[SOCKET_ADDRESS_HEADER]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const seen = await new Promise<string>((resolve, reject) => {
    const headers = { [SOCKET_ADDRESS_HEADER]: "6.6.6.6" };
    get({ port, host: "127.0.0.1", headers }, (response: EventEmitter) => {
      let text = "";
      response.on("data", (chunk) => {
        text += String(chunk);
      });
      response.on("end", () => resolve(text));
    }).on("error", reject);
  });
  await new Promise((resolve) => server.close(resolve));
  expect(seen).toBe("127.0.0.1");
});
