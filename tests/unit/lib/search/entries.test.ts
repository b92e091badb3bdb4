import { findAnswer, findEntries, findHelp } from "@/lib/search/entries";

const titles = (text: string) => findEntries(text).map(({ kind, title }) => `${kind}: ${title}`);

test.each([
  ["augustine", "Church Father: Augustine of Hippo"],
  ["St. Augustine", "Church Father: Augustine of Hippo"],
  ["who was Irenaeus?", "Church Father: Irenaeus of Lyons"],
  ["moses", "Person: Moses"],
  ["King David", "Person: David"],
  ["who was Pontius Pilate", "Person: Pontius Pilate"],
  ["jesus", "Person: Jesus of Nazareth"],
  ["jericho", "Place: Jericho"],
  ["Baptism", "Topic: Baptism"],
  ["tell me about the trinity", "Topic: Trinity"],
  ["agape", "Greek word: Agape"],
  ["hesed", "Hebrew word: Hesed"],
  ["chesed", "Hebrew word: Hesed"],
  ["What does shalom mean?", "Hebrew word: Shalom"],
  ["meaning of selah in the bible", "Hebrew word: Selah"],
  ["ABBA", "Aramaic word: Abba"],
])("%j opens %s first", (text, first) => {
  expect(titles(text)[0]).toBe(first);
});

test.each([
  "jesus wept",
  "the lord is my shepherd",
  "in the beginning",
  "moses and the burning bush",
  "love of money",
  "augustan",
  "who was the first king",
  "what does the bible say about love",
  "peace be with you",
  "wordless",
  "the word",
  "who is",
  "",
  "?!",
])("%j asks for nothing by name", (text) => {
  expect(findEntries(text)).toEqual([]);
});

test.each([
  ["grace", /in the Old Testament\.$/],
  ["jericho", /^Tell es-Sultan .*\(New Testament\)\. It lies .*…$/],
  ["moses", /[.…]$/],
  ["augustine", /[.…]$/],
])("what is said of %s ends with its sentence, or shows that it goes on", (text, expected) => {
  expect(findEntries(text)[0]?.text).toMatch(expected);
});

test("a name of several things offers each", () => {
  expect(titles("philadelphia")).toEqual(["Place: Philadelphia", "Greek word: Philadelphia"]);
});

test("an original word is told in full, with its letters and its verses", () => {
  const [hesed] = findEntries("hesed");
  expect(hesed).toMatchObject({
    original: { text: "חֶסֶד", lang: "he" },
    href: null,
    references: ["Psalm 136:1", "Exodus 34:6", "Micah 6:8", "Lamentations 3:22"],
  });
  expect(hesed?.text).toMatch(/^Loyal love.*\.$/);
});

test.each([
  ["lost my job", "I lost my job. What does the Bible say to me?"],
  ["how to forgive someone who hurt me", "How do I forgive someone who hurt me?"],
  ["bible contradictions", "Are there contradictions in the Bible?"],
])("%j is answered by %j", (text, question) => {
  const [answer] = findAnswer(text);
  expect(answer).toMatchObject({ kind: "Question", title: question });
  expect(answer?.references.length).toBeGreaterThan(0);
});

test.each(["jesus wept", "and he said to them", "xqzzt blorf"])(
  "%j is no question the site answers",
  (text) => {
    expect(findAnswer(text)).toEqual([]);
  },
);

test.each(["i want to die", "kill myself", "my husband hits me", "suicide"])(
  "whoever searches for %j is shown help with a number to call",
  (text) => {
    const [help] = findHelp(text);
    expect(help).toMatchObject({ kind: "Help", href: null });
    expect(help?.text).toMatch(/\d{3}/);
  },
);

test.each([
  "jonah wanted to die",
  "death of saul",
  "anger",
  "when will jesus return",
  "crucifixion",
])("%j asks for no help", (text) => {
  expect(findHelp(text)).toEqual([]);
});
