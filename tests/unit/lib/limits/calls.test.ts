import { operation } from "@/lib/http/operation";
import { countCall } from "@/lib/limits/calls";
import { SOCKET_ADDRESS_HEADER } from "@/lib/limits/constants";
import { openRoute } from "@/lib/open-api/route";

jest.mock("@/lib/env", () => ({ env: () => environment, databaseTimeoutMs: () => 2_000 }));
jest.mock("@/lib/db/client", () => ({ db: {} }));
const environment = {
  RATE_LIMITS: true,
  API_CORS: true,
  TRUST_PROXY_HOPS: 0,
  LIMIT_API_CALLS_PER_MINUTE_PER_ADDRESS: 2,
};

beforeEach(() => {
  Object.assign(environment, { RATE_LIMITS: true, API_CORS: true });
});

const from = (address: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/thing", {
    headers: { [SOCKET_ADDRESS_HEADER]: address, ...headers },
  });
const thing = openRoute(
  operation({
    id: "getThing",
    method: "GET",
    path: "/api/thing",
    topic: "Search",
    summary: "A thing",
    example: {},
  }),
  { handle: async () => ({ it: "is" }) },
);

test("an address is told how many calls are left; one too many is refused until the minute is over", async () => {
  const left = [];
  for (let at = 0; at < 3; at += 1) {
    const answer = await thing(from("192.0.2.1"));
    const { headers } = answer;
    left.push([answer.status, headers.get("ratelimit")?.replace(/t=\d+/, "t=…")]);
    expect(headers.get("ratelimit-policy")).toBe('"calls";q=2;w=60');
  }
  expect(left).toEqual([
    [200, '"calls";r=1;t=…'],
    [200, '"calls";r=0;t=…'],
    [429, '"calls";r=0;t=…'],
  ]);

  const refused = await thing(from("192.0.2.1"));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 429, code: "too_many_requests" });
  // Whoever asks from elsewhere is not meant.
  expect((await thing(from("192.0.2.2"))).status).toBe(200);
});

test("a refusal is read by other sites as well, unless the operator keeps them out", async () => {
  await Promise.all([1, 2].map(() => countCall(from("192.0.2.3"))));
  const refused = await thing(from("192.0.2.3"));
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([429, "*"]);

  environment.API_CORS = false;
  const closed = await thing(from("192.0.2.4"));
  expect([closed.status, closed.headers.get("access-control-allow-origin")]).toEqual([200, null]);
});

test("one household of IPv6 counts as one, and nobody is counted without limits or an address", async () => {
  await countCall(from("2001:db8::1"));
  const neighbor = await countCall(from("2001:db8::2"));
  expect(neighbor?.headers[1]?.[1]).toContain("r=0;");

  expect(await countCall(new Request("http://localhost/api/thing"))).toBeNull();
  environment.RATE_LIMITS = false;
  expect(await countCall(from("192.0.2.5"))).toBeNull();
});
