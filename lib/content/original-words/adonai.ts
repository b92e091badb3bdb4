import type { OriginalWord } from "./schema";

export const adonai: OriginalWord = {
  id: "adonai",
  word: "Adonai",
  askedAs: ["adonay"],
  language: "Hebrew",
  script: "אֲדֹנָי",
  lexemes: ["H136"],
  meaning:
    "Lord, my Lord. Readers of the Hebrew text say it wherever the four letters of God’s name stand, which is why many English Bibles print LORD there.",
  verses: [
    { reference: "Isaiah 6:1", why: "Isaiah sees the Lord on a throne." },
    {
      reference: "Psalm 8:1",
      why: "The name of God and, beside it, a form of this title: “our Lord”.",
    },
    { reference: "Genesis 15:2", why: "Abram begins his complaint with it." },
  ],
};
