import type { OriginalWord } from "./schema";

export const philadelphia: OriginalWord = {
  id: "philadelphia",
  word: "Philadelphia",
  askedAs: ["brotherly love", "philadelphos"],
  language: "Greek",
  script: "φιλαδελφία",
  lexemes: ["G5360", "G5359"],
  meaning:
    "Love between brothers and sisters of one family; Christians use it of each other. A city of Asia Minor bore the same name.",
  verses: [
    {
      reference: "Romans 12:10",
      why: "Christians are to be devoted to each other as a family is.",
    },
    { reference: "Hebrews 13:1", why: "Such love is to last." },
    { reference: "Revelation 3:7", why: "The letter to the church in the city of that name." },
  ],
};
