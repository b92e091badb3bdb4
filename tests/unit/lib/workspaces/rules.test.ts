import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { TRANSFER_CODE_ALPHABET } from "@/lib/workspaces/constants";
import {
  cookieName,
  isSecureSite,
  isToken,
  readTransferCode,
  toTransferCode,
} from "@/lib/workspaces/rules";

test("every token of 128 bits has a token's form", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(isToken(Buffer.from(bytes).toString("base64url"))).toBe(true);
    }),
  );
});

test.each([
  "",
  "A".repeat(21),
  "A".repeat(23),
  `${"A".repeat(21)}B`,
  `${"A".repeat(20)}+A`,
  ` ${"A".repeat(21)}`,
  `${"A".repeat(22)}\n`,
])("%j has not", (value) => {
  expect(isToken(value)).toBe(false);
});

test.each([
  ["https://example.org", null, 0, true],
  ["http://example.org", null, 0, false],
  [undefined, null, 0, false],
  // Nobody is believed who was not named as a proxy.
  [undefined, "https", 0, false],
  [undefined, "https", 1, true],
  [undefined, "http", 1, false],
  [undefined, "https, http", 1, false],
  [undefined, "HTTPS", 2, true],
  ["https://example.org", "http", 1, true],
])("SITE_URL %s, forwarded %s, %i proxies: over https %s", (siteUrl, forwarded, hops, secure) => {
  expect(isSecureSite(siteUrl, forwarded, hops)).toBe(secure);
});

test("over https the cookie's name binds it to this host", () => {
  expect([cookieName(true), cookieName(false)]).toEqual(["__Host-workspace", "workspace"]);
});

test("a transfer code has ten letters none of which looks like another, each as likely", () => {
  expect(TRANSFER_CODE_ALPHABET).not.toMatch(/[01OIL]/);
  expect(new Set(TRANSFER_CODE_ALPHABET).size).toBe(30);
  const counts = new Map<string, number>();
  for (let at = 0; at < 6_000; at += 1) {
    const code = toTransferCode(randomBytes(64));
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
    for (const letter of code.replace("-", "")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  // 2,000 expected of each, with a standard deviation of 44.
  for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(350);
  expect(counts.size).toBe(30);
});

test("a code is read as people type it", () => {
  for (const typed of ["7KXQ2-MN4RT", " 7kxq2 mn4rt ", "7KXQ2–MN4RT", "7kx q2m n4rt"]) {
    expect(readTransferCode(typed)).toBe("7KXQ2MN4RT");
  }
  for (const typed of [
    "",
    "7KXQ2-MN4R",
    "7KXQ2-MN4RTT",
    "0KXQ2-MN4RT",
    "7KXQ2_MN4RT",
    "ключключключ",
  ])
    expect(readTransferCode(typed)).toBeNull();
});
