import type { Random } from "./random";

const BOOKS = [
  "Genesis",
  "Genezis",
  "1 Corinthians",
  "First Korinthyans",
  "Psalms",
  "Salms",
  "Revelations",
  "Song of Songs",
  "3 John",
  "Jude",
  "Obadiah",
  "Tobit",
  "Nahumm",
  "Habbakuk",
  "Thessaloniannsss",
];
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A Bible reference that is long, misspelled or asks for far too much. */
export function referencesFromHell(random: Random): string {
  const book = () => random.pick(BOOKS);
  const number = () => random.pick([0, 1, 3, 16, 119, 150, 151, 176, 999, 99_999_999]);
  switch (random.int(0, 8)) {
    case 0:
      return `${book()} ${number()}:${number()}-${book()} ${number()}:${number()}`;
    case 1:
      return Array.from({ length: random.int(2, 25) }, () => `${book()} ${number()}`).join("; ");
    case 2:
      return `${book()} ${Array.from({ length: random.int(2, 60) }, number).join(",")}`;
    case 3:
      return `${book()}${random.text(LETTERS, 140)} ${number()}:${number()}`;
    case 4:
      return random.text(`${LETTERS} `, random.int(20, 200));
    case 5:
      return "Genesis 1:1-Revelation 22:21";
    case 6:
      return `${number()} ${number()} ${number()} ${book()} ${book()} ${book()}`;
    case 7:
      return `${book()} ${number()}${random.pick(["ff", "f", "a-z", "–", "—", "--", ":", "::", ".."])}`;
    default:
      return `${random.text("IVXLCDM", 30)} ${book()} ${random.text("ivxlcdm", 30)}`;
  }
}
