import { sha256 } from "@/lib/workspaces/owner";
import { giveCookie, newToken, readVisitor, takeCookie } from "@/lib/workspaces/visitor";

jest.mock("@/lib/env", () => ({ env: () => environment }));
const environment: { SITE_URL?: string; TRUST_PROXY_HOPS: number } = { TRUST_PROXY_HOPS: 0 };

const TOKEN = "AAAAAAAAAAAAAAAAAAAAAA";
const read = (headers: Record<string, string>) =>
  readVisitor(new Request("http://inside:3000/api/x", { headers }));

beforeEach(() => {
  environment.TRUST_PROXY_HOPS = 0;
  delete environment.SITE_URL;
});

test("our pages are browsers, with a cookie or without; so is whoever carries the cookie", () => {
  expect(read({ "X-Client": "web" })).toMatchObject({ kind: "browser", tokenHash: null });
  expect(read({ Cookie: `workspace=${TOKEN}` })).toMatchObject({
    kind: "browser",
    tokenHash: sha256(TOKEN),
    hasCookie: true,
    secure: false,
  });
  expect(read({ Cookie: "theme=dark" })).toMatchObject({ kind: "plain", hasCookie: false });
  expect(read({ "X-Client": "curl" }).kind).toBe("plain");
});

test("a cookie of ours that cannot be a token opens nothing, but is a browser's", () => {
  for (const value of ["", "short", `${TOKEN}${TOKEN}`, "%00", `"${TOKEN}"`]) {
    const visitor = read({ Cookie: `workspace=${value}` });
    expect(visitor).toMatchObject({ kind: "browser", tokenHash: null, hasCookie: true });
  }
});

test("names that only contain ours are other cookies", () => {
  for (const name of ["my-workspace", "workspace2", "Workspace"]) {
    expect(read({ Cookie: `${name}=${TOKEN}` }).hasCookie).toBe(false);
  }
  expect(read({ Cookie: `a=1;workspace=${TOKEN};b=2` }).tokenHash).toBe(sha256(TOKEN));
});

test("over https only the cookie bound to this host counts, and it is sent over https only", () => {
  environment.SITE_URL = "https://example.org";
  expect(read({ Cookie: `workspace=${TOKEN}` })).toMatchObject({
    kind: "browser",
    tokenHash: null,
    hasCookie: true,
    httpTokens: [TOKEN],
  });
  for (const other of ["", `; workspace=${"B".repeat(21)}A`]) {
    expect(read({ Cookie: `__Host-workspace=${TOKEN}${other}` })).toMatchObject({
      tokenHash: sha256(TOKEN),
      secure: true,
      httpTokens: [],
    });
  }
  expect(read({ Cookie: `__Host-workspace=broken; workspace=${TOKEN}` }).httpTokens).toEqual([]);
  expect(giveCookie(TOKEN, true)).toBe(
    `__Host-workspace=${TOKEN}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(takeCookie(true)).toMatch(/^__Host-workspace=; Path=\/; Max-Age=0; .*Secure$/);
});

test("a proxy's word for https counts only where proxies are believed", () => {
  const headers = { "X-Forwarded-Proto": "https" };
  expect(read(headers).secure).toBe(false);
  environment.TRUST_PROXY_HOPS = 1;
  expect(read(headers).secure).toBe(true);
});

test("tokens are new every time", () => {
  const tokens = new Set(Array.from({ length: 100 }, newToken));
  expect(tokens.size).toBe(100);
});
