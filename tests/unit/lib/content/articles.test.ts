import { findReferences } from "@/lib/bible/references/parser";
import { readEditorialFiles } from "@/prisma/seed/editorial/read-files";

const CATEGORIES = ["archaeological", "prophecy", "discovery", "biblical"] as const;
const WORDS_PER_MINUTE = 200;

const articles = readEditorialFiles().articles.map((article) => {
  const [main = "", sources = "", ...more] = article.body.split(/^## Sources$/m);
  return {
    ...article,
    main,
    // A source runs on until the next bullet.
    sources: sources
      .split(/^- /m)
      .slice(1)
      .map((source) => source.trim()),
    sourceSections: sources === "" ? 0 : 1 + more.length,
    words: countWords(main),
    opening: article.body.split("\n\n")[0] ?? "",
  };
});

function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test("there are at least twelve articles, two of them featured and two or more in each category", () => {
  expect(articles.length).toBeGreaterThanOrEqual(12);
  expect(articles.filter(({ featured }) => featured)).toHaveLength(2);
  for (const category of CATEGORIES) {
    const found = articles.filter((article) => article.category === category);
    expect({ category, enough: found.length >= 2 }).toEqual({ category, enough: true });
  }
});

test("the featured articles are the newest, and no two share a day", () => {
  const newest = [...articles].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  expect(newest.slice(0, 2).every(({ featured }) => featured)).toBe(true);
  expect(new Set(articles.map(({ publishedAt }) => publishedAt)).size).toBe(articles.length);
});

test("titles and openings are all different", () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  const firstWords = articles.map(({ opening }) => opening.split(" ").slice(0, 2).join(" "));
  expect(new Set(firstWords).size).toBe(articles.length);
});

describe.each(articles.map((article) => [article.id, article] as const))("%s", (_id, article) => {
  test("has 800 to 1,100 words without its sources and says truly how long they take", () => {
    expect(article.words).toBeGreaterThanOrEqual(800);
    expect(article.words).toBeLessThanOrEqual(1_100);
    const minutes = Math.ceil(article.words / WORDS_PER_MINUTE);
    expect(article.readTime).toBe(`${minutes} min read`);
  });

  test("begins with plain words, so that a snippet of 200 characters shows no markup", () => {
    expect(article.opening.length).toBeGreaterThanOrEqual(220);
    expect(article.opening).not.toMatch(/[#*_`[\]<>|~]|^\s*(?:[-+]|\d+\.)\s/);
  });

  test("has an excerpt of 25 to 40 words", () => {
    expect(countWords(article.excerpt)).toBeGreaterThanOrEqual(25);
    expect(countWords(article.excerpt)).toBeLessThanOrEqual(40);
  });

  test("has three to five headings of the second level and none of another", () => {
    const headings = article.main.match(/^#+ .+$/gm) ?? [];
    expect(headings.filter((heading) => !heading.startsWith("## "))).toEqual([]);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(headings.length).toBeLessThanOrEqual(5);
  });

  test("ends with at least three sources, each with a year", () => {
    expect(article.sourceSections).toBe(1);
    expect(article.sources.length).toBeGreaterThanOrEqual(3);
    const undated = article.sources.filter(
      (source) => !/\b(?:1[5-9]|20)\d\d\b|AD \d+/.test(source),
    );
    expect(undated).toEqual([]);
  });

  test("links to DOIs alone, and its source address is one of them", () => {
    const links = article.body.match(/https?:\/\/[^\s>)]+/g) ?? [];
    expect(links.filter((link) => !link.startsWith("https://doi.org/10."))).toEqual([]);
    if (article.sourceUrl !== undefined) expect(links).toContain(article.sourceUrl);
  });

  test("names passages that the Bible has", () => {
    const found = findReferences(article.body);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.filter(({ reference }) => reference === null)).toEqual([]);
  });

  test("sets its marks as print does: curly quotes, no dashes for commas, no shouting", () => {
    const prose = `${article.title}\n${article.excerpt}\n${article.main}`;
    expect(prose).not.toMatch(/["'—–!]/);
  });
});
