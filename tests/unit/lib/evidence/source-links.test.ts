import { isSourceAddress, toSourceLine, toSourceLink } from "@/lib/evidence/source-links";

const book = {
  author: "Carol Hill and others, eds.",
  title: "The Grand Canyon, Monument to an Ancient Earth",
  publication: "Kregel Publications",
  kind: "book",
};
const library = (words: string) => ({
  href: `https://search.worldcat.org/search?q=${encodeURIComponent(words)}`,
  kind: "library",
});

test("a source leads to its address, to the volume it stands in, or to a library", () => {
  const doi = "https://doi.org/10.1038/nature01875";
  expect(toSourceLink({ ...book, url: doi })).toEqual({ href: doi, kind: "read" });
  for (const [publication, volume] of [
    ["Ante-Nicene Fathers, vol. 1", "anf01"],
    ["Ante-Nicene Fathers, volume 9", "anf09"],
    ["Nicene and Post-Nicene Fathers, series 1, vol. 13", "npnf113"],
    ["Nicene and Post-Nicene Fathers, series 2, vol. 4", "npnf204"],
  ] as const)
    expect(toSourceLink({ ...book, publication })?.href).toBe(
      `https://ccel.org/ccel/schaff/${volume}`,
    );
  expect(toSourceLink(book)).toEqual(library(`${book.title} Carol Hill and others`));
  expect(toSourceLink({ ...book, kind: "web" })).toBeUndefined();
});

test("a source in one line gives up the address at its end", () => {
  expect(
    toSourceLine("A. Frumkin, A Title. Nature 425 (2003): 169-171 https://doi.org/10.1/x"),
  ).toEqual({
    text: "A. Frumkin, A Title. Nature 425 (2003): 169-171",
    link: { href: "https://doi.org/10.1/x", kind: "read" },
  });
  expect(
    toSourceLine("M. G. Hasel, Israel in the Merneptah Stela. Bulletin 296 (1994)").link,
  ).toEqual(library("M. G. Hasel, Israel in the Merneptah Stela"));
  expect(toSourceLine("Ante-Nicene Fathers, vol. 1, tr. Marcus Dods.").link.href).toBe(
    "https://ccel.org/ccel/schaff/anf01",
  );
});

test.each([
  ["https://doi.org/10.1016/0016-7037(56)90036-9", true],
  ["https://www.vatican.va/a/b_en.html", true],
  ["http://doi.org/10.1038/nature01875", false],
  ["https://dx.doi.org/10.1038/nature01875", false],
  ["https://doi.org/nature01875", false],
  ["https://doi.org/10.1038/nature01875.", false],
  ["doi:10.1038/nature01875", false],
  ["https://nowhere", false],
])("%s may stand at a source: %s", (address, may) => {
  expect(isSourceAddress(address)).toBe(may);
});
