import { findTerm } from "@/lib/answers/facts/direct-answer";
import { resolveReference } from "@/lib/bible/references/resolve";
import { termSchema } from "@/lib/content/facts/schema";
import { TERMS } from "@/lib/content/facts/terms";
import { loadPackagedScripture } from "../../bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

test.each([
  ["what is a pericope", "unit of its own"],
  ["What does kenosis mean?", "emptied himself"],
  ["hapax legomenon meaning", "a single time"],
  ["define propitiation", "atoning sacrifice"],
  ["who were the Essenes", "Qumran"],
  ["What's the difference between exegesis and eisegesis?", "draws out"],
  ["how long is a cubit", "45 cm"],
  ["how much is a talent worth", "34 kg"],
  ["What is the Comma Johanneum?", "1 John 5:7-8"],
  ["theodicy", "Leibniz"],
  ["what is a cubit in inches", "18 inches"],
  ["what does it mean to be a Gentile", "belong to Israel"],
  ["what is the widow's mite", "copper coin"],
])("%s", (question, words) => {
  expect(findTerm(question)?.text).toContain(words);
});

test.each([
  "what is a podcast",
  "why did Jesus weep at the Passover",
  "how long is the Passover",
  "who was a Levite in the parable",
  "what is my talent",
  "is redemption possible for me",
])("no term: %s", (question) => {
  expect(findTerm(question)).toBeNull();
});

test("every term is as its schema says, its names are its own, and its verses hold it", () => {
  const names = TERMS.flatMap(({ term, askedAs }) => [term.toLowerCase(), ...askedAs]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const plain = (text: string) => ` ${text.toLowerCase().replace(/[^a-z]+/g, " ")} `;
  const wrong = TERMS.flatMap((term) => {
    termSchema.parse(term);
    const { verse, holds = "" } = term;
    if (!verse) return [];
    return (["KJV", "WEB"] as const).flatMap((code) => {
      const parts = verse
        .split("; ")
        .map((reference) => resolveReference(scripture, reference, code));
      const text = plain(
        parts
          .flat(2)
          .flatMap(({ verses }) => verses.map((one) => one.text))
          .join(" "),
      );
      const isHeld = holds.split("|").some((words) => text.includes(plain(words).trimEnd()));
      return isHeld && parts.every((some) => some.length > 0) ? [] : [`${term.term} ${code}`];
    });
  });
  expect(wrong).toEqual([]);
});
