import type { OriginalWord } from "./schema";

export const kadosh: OriginalWord = {
  id: "kadosh",
  word: "Kadosh",
  askedAs: ["qadosh", "qodesh", "kodesh"],
  language: "Hebrew",
  script: "קָדוֹשׁ",
  lexemes: ["H6918"],
  meaning: "Holy: set apart, belonging to God; of God himself, unlike anything else.",
  verses: [
    { reference: "Isaiah 6:3", why: "Said three times before the throne." },
    { reference: "Leviticus 19:2", why: "“You shall be holy, for I am holy.”" },
    { reference: "Exodus 19:6", why: "A holy nation." },
  ],
};
