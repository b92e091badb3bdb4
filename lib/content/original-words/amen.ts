import type { OriginalWord } from "./schema";

export const amen: OriginalWord = {
  id: "amen",
  word: "Amen",
  askedAs: ["amein"],
  language: "Hebrew",
  script: "אָמֵן",
  lexemes: ["H543", "G281"],
  meaning:
    "“So it is, let it be so”: from a root that means to be firm. Those who hear a prayer or an oath make it their own with it; Jesus puts it before his own sayings.",
  verses: [
    { reference: "Deuteronomy 27:15", why: "The people’s answer to each curse." },
    { reference: "John 3:3", why: "“Most certainly” renders a double amen of Jesus." },
    { reference: "2 Corinthians 1:20", why: "The amen to God’s promises." },
  ],
};
