import { BOOKS } from "@/lib/bible/canon";
import { findReferences } from "@/lib/bible/references/parser";
import { about } from "@/lib/content/about";
import { aboutSchema } from "@/lib/content/about/schema";
import { churchFathers } from "@/lib/content/church-fathers";
import { discoveries } from "@/lib/content/discoveries";
import { faqItems } from "@/lib/content/faq";
import { studyGuides } from "@/lib/content/study-guides";
import { countAtStart } from "@/lib/plain-text";
import { SHARE_WORDS } from "@/lib/site/share-images";

test("the profile fits its schema", () => {
  expect(aboutSchema.parse(about)).toEqual(about);
});

test("every reference in the profile is in the Bible", () => {
  const found = Object.values(about).flat().flatMap(findReferences);

  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ reference }) => reference === null)).toEqual([]);
});

test("each article of the statement of faith names the passages it rests on", () => {
  for (const article of about.statementOfFaith) {
    expect(findReferences(article).length).toBeGreaterThan(0);
  }
});

test("the profile invents no biography", () => {
  const words = [about.vision, about.journey, about.future].join(" ");

  expect(words).not.toMatch(/\b(I|me|my|he grew up|she grew up|was born|years old|years ago)\b/);
  expect(words).not.toMatch(/\d+ years/);
});

test("the figures of the achievements are those of the product", () => {
  const words = about.achievements.join("\n");
  const verses = BOOKS.flatMap(({ verseCounts }) => verseCounts).reduce(
    (sum, count) => sum + count,
    0,
  );

  expect(words).toContain(`${verses.toLocaleString("en-US")} verses of the King James Version`);
  expect(words).toContain(`${faqItems.length} questions`);
  expect(words).toContain(`${countAtStart(discoveries.length)} archaeological discoveries`);
});

test("the share images, which are drawn once, name as many guides, questions and fathers as there are", () => {
  const guides = `${countAtStart(studyGuides.length)} guides`;
  expect(SHARE_WORDS["/study-guides"].line).toContain(guides);
  expect(SHARE_WORDS["/study-guides"].line).toContain(`${faqItems.length} questions`);
  expect(SHARE_WORDS["/church-fathers"].line).toContain(
    `${countAtStart(churchFathers.length)} teachers`,
  );
});
