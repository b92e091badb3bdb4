import { getLlmsText } from "@/lib/site/llms-text";

const text = getLlmsText();
const lines = text.split("\n");

test("the form is that of llmstxt.org: a title, a summary, sections of links", () => {
  expect(lines[0]).toBe("# Truth Uncovered");
  expect(lines.filter((line) => line.startsWith("# "))).toHaveLength(1);
  expect(lines[2]).toMatch(/^> \S/);
  const sections = text.split(/^## /m).slice(1);
  expect(sections.at(-1)).toMatch(/^Optional\n/);
  for (const section of sections) {
    const [heading, blank, ...links] = section.trimEnd().split("\n");
    expect([heading === "", blank]).toEqual([false, ""]);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link).toMatch(/^- \[[^[\]]+\]\(https?:\/\/[^\s()]+\)(: \S.*)?$/);
  }
});

test("every address stands there once", () => {
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(
    addresses.filter((address) => /\/bible\/web\/[a-z0-9-]+$/.test(address ?? "")),
  ).toHaveLength(66);
});
