import type { OriginalWord } from "./schema";

export const talithaCumi: OriginalWord = {
  id: "talitha-cumi",
  word: "Talitha cumi",
  askedAs: ["talitha koum", "talitha kum", "talitha cum"],
  language: "Aramaic",
  script: "טַלְיְתָא קוּמִי",
  lexemes: ["G5008", "G2891"],
  meaning: "“Girl, get up!” Words of Jesus that Mark keeps in Aramaic and translates.",
  verses: [
    { reference: "Mark 5:41", why: "To Jairus’ daughter." },
    { reference: "Acts 9:40", why: "Peter’s words to Tabitha sound very similar." },
  ],
};
