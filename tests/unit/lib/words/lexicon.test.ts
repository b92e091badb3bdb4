import { readLexiconRows } from "@/prisma/seed/words/packed";

test("a word is said as its lemma is, not as another of its forms", () => {
  const said = new Map(readLexiconRows().map(({ id, pronunciation }) => [id, pronunciation]));
  expect(["G3588", "G2192", "G3756", "G3778", "H3068"].map((id) => said.get(id))).toEqual([
    "ho",
    "ekh'-o",
    "oo",
    "hoo'-tos",
    "yeh-ho-vaw'",
  ]);
});
