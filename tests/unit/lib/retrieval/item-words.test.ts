import { searchReference, searchWords } from "@/lib/retrieval/item-words";
import { buildItemIndex } from "@/lib/retrieval/items";

const parts = [
  ["Hezekiah’s Tunnel", "Diggers met below the city. See John 3:16-18 and 1 John 4:8."],
  ["Silver scrolls", "Tunnels are not mentioned. Found in 1979 by digging at Ketef Hinnom."],
  ["Pool of Siloam", "The tunnel of Hezekiah ends here.", "Steps, tunnel walls and Psalm 22:1."],
  ["John the elder", "He may have written 1 John 3:16, or John 3:161."],
];
const index = buildItemIndex(
  parts.map(([title = "", ...texts]) => ({ names: [title], texts })),
  { forSearch: true },
);
const items = (text: string) => searchWords(index, text).map(({ item }) => item);

test("finds every item that holds all words in any form, titles first", () => {
  expect(items("tunnel")).toEqual([0, 1, 2]);
  expect(items("tunnels hezekiah")).toEqual([0, 2]);
  expect(items("HEZEKIAH's tunnel")).toEqual([0, 2]);
  expect(items("siloam")).toEqual([2]);
  expect(items("digging tunnel")).toEqual([1]);
});

test("a title that holds all words comes before items in which they are spread", () => {
  const found = searchWords(index, "siloam pool");
  expect(found).toMatchObject([{ item: 2, inTitle: true }]);
  expect(searchWords(index, "tunnel ketef")).toMatchObject([{ item: 1, inTitle: false }]);
});

test("takes the last word as unfinished, and no other", () => {
  expect(items("hez")).toEqual([0, 2]);
  expect(items("silver scr")).toEqual([1]);
  expect(items("scr silver")).toEqual([]);
  expect(items("h")).toEqual([]);
});

test("says where the longest word stands outside the title", () => {
  expect(searchWords(index, "siloam walls")).toMatchObject([{ place: { part: 2, at: 14 } }]);
  expect(searchWords(index, "hezekiah")[1]).toMatchObject({ place: { part: 1, at: 14 } });
});

test("finds nothing for no words, unknown words and names of the language", () => {
  for (const text of ["", "  ", "!?", "atlantis", "tunnel atlantis", "__proto__", "constructor"]) {
    expect(items(text)).toEqual([]);
  }
});

test("finds a reference as one, at the head of a longer one too, but not inside another", () => {
  const found = (reference: string) => searchReference(parts, reference).map(({ item }) => item);

  expect(found("John 3:16")).toEqual([0]);
  expect(found("1 John 3:16")).toEqual([3]);
  expect(found("Psalm 22")).toEqual([2]);
  expect(found("John 3:1")).toEqual([]);
});
