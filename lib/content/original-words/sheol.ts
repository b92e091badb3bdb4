import type { OriginalWord } from "./schema";

export const sheol: OriginalWord = {
  id: "sheol",
  word: "Sheol",
  askedAs: ["she'ol"],
  language: "Hebrew",
  script: "שְׁאוֹל",
  lexemes: ["H7585"],
  meaning:
    "The place of the dead, under the earth, where everyone goes; the grave. It is not yet the place of punishment that is called hell.",
  verses: [
    { reference: "Psalm 16:10", why: "A hope not to be left there." },
    { reference: "Genesis 37:35", why: "Jacob expects to go down there mourning." },
    { reference: "Ecclesiastes 9:10", why: "No work and no knowledge there." },
  ],
};
