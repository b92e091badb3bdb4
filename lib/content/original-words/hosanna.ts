import type { OriginalWord } from "./schema";

export const hosanna: OriginalWord = {
  id: "hosanna",
  word: "Hosanna",
  askedAs: ["hoshana", "hoshia na", "hosana"],
  language: "Hebrew",
  script: "הוֹשִׁיעָה נָּא",
  lexemes: ["G5614"],
  meaning:
    "“Save, please!” A cry for help in a psalm, which had become a shout of praise by the time crowds met Jesus with it.",
  verses: [
    { reference: "Psalm 118:25", why: "The cry in the psalm: “Save us now”." },
    { reference: "Matthew 21:9", why: "The crowds at the entry into Jerusalem." },
    { reference: "John 12:13", why: "The same day as John tells it." },
  ],
};
