import { readFileSync } from "node:fs";
import path from "node:path";
import { collectLinks } from "@/scripts/links/outward-links";

/** "| <https://doi.org/10.…> | where |", as docs/source-addresses.md has them. */
const ROW = /^\| <(https:\/\/\S+)> \| \S.* \|$/gm;

test("of every outward address it is written down where it was seen", () => {
  const root = process.cwd();
  const written = readFileSync(path.join(root, "docs/source-addresses.md"), "utf8");
  const seen = [...written.matchAll(ROW)].map(([, address]) => address);
  const used = [...collectLinks(path.join(root, "lib/content")).keys()];
  expect(used.length).toBeGreaterThan(70);
  expect(seen.sort()).toEqual(used.sort());
});
