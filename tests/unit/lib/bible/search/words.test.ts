import { buildSearchIndex } from "@/lib/bible/search/search-index";
import { normalizeWord, splitWords, toWords } from "@/lib/bible/search/words";

const textsOf = (text: string) => toWords(text).map((word) => word.text);

test("where a language writes no blanks, a dictionary tells words apart", () => {
  expect(textsOf("牧羊人在河边唱歌，孩子们问母亲。")).toEqual(
    expect.arrayContaining(["唱歌", "孩子", "母亲"]),
  );
  expect(textsOf("羊飼いは川のほとりで歌った")).toEqual(expect.arrayContaining(["川", "で"]));
  expect(textsOf("คนเลี้ยงแกะร้องเพลงริมแม่น้ำ")).toEqual(expect.arrayContaining(["ร้อง", "เพลง"]));
  expect(textsOf("春夏秋冬").length).toBeGreaterThan(1);
});

test("words stand where they are written, and are split alike for the index", () => {
  const text = "“Peace,” 孩子们 said; l’été";
  for (const { start, end, text: word } of toWords(text)) {
    expect(normalizeWord(text.slice(start, end))).toBe(word);
  }
  expect(splitWords(text)).toEqual(toWords(text).map(({ start, end }) => text.slice(start, end)));
  const index = buildSearchIndex(
    1,
    () => "孩子们问母亲",
    () => "",
  );
  expect(index.words).toEqual(expect.arrayContaining(["母亲"]));
});

test("accents fall away, vowels that are marks stay", () => {
  expect(normalizeWord("Été")).toBe("ete");
  expect(normalizeWord("שָׁלוֹם")).toBe("שלום");
  expect(normalizeWord("كِتَاب")).toBe("كتاب");
  expect(normalizeWord("ἀγάπη")).toBe("αγαπη");
  expect(normalizeWord("की")).toBe("की");
  expect(normalizeWord("มี")).toBe("มี");
  expect(normalizeWord("が")).not.toBe(normalizeWord("か"));
});
