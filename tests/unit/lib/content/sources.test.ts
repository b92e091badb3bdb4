import { ANSWERS } from "@/lib/content/answers";
import { discoveries } from "@/lib/content/discoveries";
import { EVIDENCE_RECORDS } from "@/lib/content/evidence";
import * as faq from "@/lib/content/faq";
import * as guides from "@/lib/content/study-guides";
import * as timeline from "@/lib/content/timeline";
import { isSourceAddress, toSourceLine } from "@/lib/evidence/source-links";
import { readEditorialFiles } from "@/prisma/seed/editorial/read-files";

interface Cited {
  title: string;
  publication: string;
  url?: string;
}

const isCited = (value: object): value is Cited =>
  "title" in value && "author" in value && "publication" in value;

/** Every citation inside a value, however deep. */
function collect(value: unknown): Cited[] {
  if (!value || typeof value !== "object") return [];
  if (isCited(value)) return [value];
  return Object.values(value).flatMap(collect);
}

const cited = collect([
  ANSWERS,
  discoveries,
  { ...faq },
  { ...guides },
  { ...timeline },
  readEditorialFiles().news,
]);
const lines = EVIDENCE_RECORDS.flatMap(({ scientificSources, findings }) => [
  ...scientificSources,
  ...findings.flatMap(({ publications }) => publications),
]);

test("every address has the shape of a source's", () => {
  expect(cited.length).toBeGreaterThan(600);
  const addresses = [
    ...cited.flatMap(({ url }) => url ?? []),
    ...lines.map((line) => toSourceLine(line).link.href),
  ];
  expect(addresses.filter((address) => !isSourceAddress(address))).toEqual([]);
});

test("a work has one address, wherever it is cited", () => {
  const addresses = new Map<string, Set<string | undefined>>();
  for (const { title, url } of cited) {
    const name = title.toLowerCase().replace(/[“”‘’']/g, "");
    addresses.set(name, (addresses.get(name) ?? new Set()).add(url));
  }
  const torn = [...addresses].filter(([, found]) => found.size > 1);
  expect(torn.map(([name, found]) => [name, ...found])).toEqual([]);
});

test("an address belongs to one work, or to parts of one", () => {
  const titles = new Map<string, string>();
  for (const { title, url } of cited) {
    if (url === undefined) continue;
    // "Jewish Antiquities 18.1-10": the part that is cited stands behind the name.
    const [name = ""] = title
      .toLowerCase()
      .replace(/[“”‘’']/g, "")
      .split(/,? (?:book )?\d/);
    expect([url, name]).toEqual([url, titles.get(url) ?? name]);
    titles.set(url, name);
  }
});
