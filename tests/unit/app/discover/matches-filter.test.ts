import { matchesFilter } from "@/app/discover/_components/matches-filter";

const article = { category: "archaeological", title: "House of David", content: "A Basalt stone." };
const words = [article.title, article.content];

test("without text or category everything is left", () => {
  expect(matchesFilter(article, words, { search: "", category: "all" })).toBe(true);
  expect(matchesFilter(article, words, { search: "   ", category: "all" })).toBe(true);
});

test("text is found in any of the words, whatever the case and the blanks around it", () => {
  expect(matchesFilter(article, words, { search: " bAsAlT ", category: "all" })).toBe(true);
  expect(matchesFilter(article, words, { search: "DAVID", category: "all" })).toBe(true);
  expect(matchesFilter(article, words, { search: "david a", category: "all" })).toBe(false);
});

test("a category leaves its own, also where both are asked for", () => {
  expect(matchesFilter(article, words, { search: "", category: "archaeological" })).toBe(true);
  expect(matchesFilter(article, words, { search: "", category: "biblical" })).toBe(false);
  expect(matchesFilter(article, words, { search: "david", category: "prophecy" })).toBe(false);
  const shouted = { ...article, category: "Archaeological" };
  expect(matchesFilter(shouted, words, { search: "david", category: "archaeological" })).toBe(true);
});
