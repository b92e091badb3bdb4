import type { OriginalWord } from "./schema";

export const kyrios: OriginalWord = {
  id: "kyrios",
  word: "Kyrios",
  askedAs: ["kurios", "kyrie", "kyrie eleison"],
  language: "Greek",
  script: "κύριος",
  lexemes: ["G2962"],
  meaning:
    "Lord, master, sir. The Greek Bible writes it for the name of God, and Christians confess with it that Jesus is Lord.",
  verses: [
    { reference: "Philippians 2:11", why: "Every tongue will confess it of Jesus." },
    { reference: "Romans 10:9", why: "The confession that saves." },
    { reference: "Matthew 17:15", why: "“Lord, have mercy” at its plainest." },
  ],
};
