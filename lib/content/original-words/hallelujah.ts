import type { OriginalWord } from "./schema";

export const hallelujah: OriginalWord = {
  id: "hallelujah",
  word: "Hallelujah",
  askedAs: ["halleluyah", "alleluia", "halleluia", "halelujah"],
  language: "Hebrew",
  script: "הַלְלוּ־יָהּ",
  lexemes: ["G239", "H1984", "H3050"],
  meaning:
    "“Praise Yah!”, that is, praise the LORD: a call to many. It frames the last psalms, and in the New Testament it is found in one chapter only.",
  verses: [
    { reference: "Psalm 150:1", why: "The first word of the last psalm." },
    { reference: "Revelation 19:1", why: "A great crowd in heaven." },
    { reference: "Psalm 113:1", why: "The beginning of the psalms sung at Passover." },
  ],
};
