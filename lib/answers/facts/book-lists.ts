import "server-only";
import { BOOKS, type CanonBook } from "@/lib/bible/canon";
import { toWords } from "@/lib/bible/search/words";
import type { Fact } from "./fact";

const PARTS = "bible|old testament|new testament|ot|nt|hebrew bible";
const BEFORE =
  "(?:(?:what|which) are |can you |please |list |name |names of |give me |show me |tell me |all |every |the |a |of |\\d+ |sixty six )*";
const ASKS: readonly RegExp[] = [
  new RegExp(
    `^${BEFORE}books (?:of|in) (?:the )?(?:whole |entire )?(${PARTS})(?: in order| by name| list| please)*$`,
  ),
  new RegExp(`^${BEFORE}(${PARTS}) books(?: in order| by name| list| please)*$`),
];

function bySection(books: readonly CanonBook[]): string {
  const sections = new Map<string, string[]>();
  for (const { section, name } of books) {
    sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  return [...sections].map(([section, names]) => `- ${section}: ${names.join(", ")}`).join("\n");
}

/** The books in their order, when a question asks for them; null for any other. Pure. */
export function listBooks(question: string): Fact | null {
  const plain = toWords(question)
    .map(({ text }) => text)
    .join(" ");
  const part = ASKS.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
  if (part === undefined) return null;
  const isNew = /^n/.test(part);
  const isWhole = part === "bible";
  const books = BOOKS.filter(({ testament }) => isWhole || testament === (isNew ? "NT" : "OT"));
  const where = isWhole ? "the Bible" : isNew ? "the New Testament" : "the Old Testament";
  const more = isNew
    ? ""
    : "\n\nCatholic and Orthodox Bibles have more books in the Old Testament.";
  return {
    text: `The ${books.length} books of ${where}, in their order:\n\n${bySection(books)}${more}`,
    references: [],
  };
}
