import { toCanonicalOrder } from "@/lib/bible/rules";
import { buildPassageIndex, scoreDescriptions } from "@/lib/retrieval/passage-index";
import { toTerms } from "@/lib/retrieval/query";
import { rankVerses } from "@/lib/retrieval/rank-verses";
import { addNeighbors } from "@/lib/retrieval/word-neighbors";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();
const textOf = (order: number) => scripture.translations.get("WEB")?.texts[order] ?? "";

describe("verses by meaning", () => {
  test.each([
    "dinosaurs",
    "marriage advice",
    "my boyfriend dumped me",
    "unemployment",
    "facebook",
    "how to forgive someone who hurt me",
  ])("%s is answered", (text) => {
    expect(rankVerses(scripture, text, 10)).toHaveLength(10);
  });

  test.each(["xqzzt blorf", "…", ""])("nothing speaks for nonsense: “%s”", (text) => {
    expect(rankVerses(scripture, text, 10)).toEqual([]);
  });

  test("a question in words that no verse has finds verses about the matter", () => {
    const texts = rankVerses(scripture, "how to forgive someone who hurt me", 3).map(({ order }) =>
      textOf(order),
    );
    for (const text of texts) expect(text).toMatch(/forgiv/);
  });

  test("a passage is found by what happens there, in words that it has not got", () => {
    const [first] = rankVerses(scripture, "woman who wouldn't stop bothering the judge", 3);
    const [start, end] = [1, 8].map((verse) =>
      toCanonicalOrder({ book: "Luke", chapter: 18, verse }),
    );
    expect(first?.order).toBeGreaterThanOrEqual(start ?? 0);
    expect(first?.order).toBeLessThanOrEqual(end ?? 0);
  });

  test("best first, each place once, and the same every time", () => {
    const ranked = rankVerses(scripture, "loving your enemies", 20);
    const scores = ranked.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[0]).toBeLessThanOrEqual(1.5);
    const gaps = ranked.flatMap(({ order }, at) =>
      ranked.slice(at + 1).map((other) => Math.abs(other.order - order)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    expect(rankVerses(scripture, "loving your enemies", 20)).toEqual(ranked);
  });

  test("verses that are not wanted are left out", () => {
    const matthew = toCanonicalOrder({ book: "Matt", chapter: 1, verse: 1 }) ?? 0;
    const ranked = rankVerses(scripture, "forgiveness", 10, (order) => order < matthew);
    expect(ranked).toHaveLength(10);
    for (const { order } of ranked) expect(order).toBeLessThan(matthew);
  });
});

describe("words used alike", () => {
  const formsOf = (text: string) =>
    Object.fromEntries(
      addNeighbors(toTerms(text)).flatMap(({ forms }) =>
        forms.map(({ stem, share }) => [stem, share]),
      ),
    );

  test("count less than the word itself", () => {
    const forms = formsOf("boat");
    expect(forms.boat).toBe(1);
    expect(forms.ship).toBeGreaterThan(0.3);
    expect(forms.ship).toBeLessThan(0.8);
  });

  test("are found for other forms of a word, and none for unknown ones", () => {
    expect(formsOf("sailboats")).toEqual(expect.objectContaining({ sailboat: 1 }));
    expect(formsOf("xqzzt")).toEqual({ xqzzt: 1 });
  });
});

describe("descriptions of passages", () => {
  const verse = (order: number) => ({ start: order, end: order });
  const index = buildPassageIndex([
    { names: ["ship"], text: "sails and oars", passages: [verse(1)] },
    { names: [], text: "a ship in the storm at night", passages: [verse(2)] },
    { names: ["night"], text: "dreams", passages: [verse(3)] },
  ]);

  test("fit by the share of the question that they hold, a name more than a mention", () => {
    const [ship = 0, storm = 0, night = 0] = scoreDescriptions(index, toTerms("ship"));
    expect(ship).toBeGreaterThan(storm);
    expect(storm).toBeGreaterThan(0);
    expect(night).toBe(0);
  });

  test("a word that none has counts against all", () => {
    const [alone = 0] = scoreDescriptions(index, toTerms("ship"));
    const [withUnknown = 0] = scoreDescriptions(index, toTerms("ship xqzzt"));
    expect(withUnknown).toBeLessThan(alone);
  });
});
