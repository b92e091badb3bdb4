import type { OriginalWord } from "./schema";

export const emmanuel: OriginalWord = {
  id: "emmanuel",
  word: "Emmanuel",
  askedAs: ["immanu el", "imanuel"],
  language: "Hebrew",
  script: "עִמָּנוּאֵל",
  lexemes: ["H6005", "G1694"],
  meaning:
    "“God with us”: the name of the child of whom Isaiah speaks, which Matthew finds fulfilled in Jesus. Also written Immanuel.",
  verses: [
    { reference: "Isaiah 7:14", why: "The sign given to King Ahaz." },
    { reference: "Matthew 1:23", why: "Matthew translates the name." },
    { reference: "Isaiah 8:8", why: "The name called over the invaded land." },
  ],
};
