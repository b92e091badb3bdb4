import { undecodablePathRewrite } from "@/lib/http/undecodable";

const { source } = undecodablePathRewrite;
const pattern = new RegExp(`^/api/${source.slice("/api/:path".length)}$`);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

test("exactly the addresses that cannot be decoded are led away", () => {
  const hex = (byte: number) => `%${byte.toString(16).padStart(2, "0")}`;
  // Every lead byte with every second byte, and long sequences at their limits.
  const wrong: string[] = [];
  let tried = 0;
  const tails = ["", "%80", "%80%80", "%bf%bf", "x", "%"];
  for (let lead = 0; lead < 256; lead++) {
    for (let second = 0; second < 256; second += second >= 0x7e && second <= 0xc1 ? 1 : 9) {
      for (const tail of tails) {
        const path = `a${hex(lead)}${hex(second)}${tail}`;
        if (pattern.test(`/api/${path}`) === isDecodable(path)) wrong.push(path);
        tried++;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(100_000);
});

test.each(["bible/verse", "%F0%9F%99%8F", "a%2Fb", ""])("/api/%s goes its way", (path) => {
  expect(pattern.test(`/api/${path}`)).toBe(false);
});
