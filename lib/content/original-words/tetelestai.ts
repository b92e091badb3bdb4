import type { OriginalWord } from "./schema";

export const tetelestai: OriginalWord = {
  id: "tetelestai",
  word: "Tetelestai",
  askedAs: ["tetelesthai", "it is finished in greek"],
  language: "Greek",
  script: "τετέλεσται",
  lexemes: ["G5055"],
  meaning:
    "“It is finished”: completed, brought to its goal. The last word of Jesus on the cross in the Gospel of John.",
  verses: [
    { reference: "John 19:30", why: "Jesus’ last word." },
    { reference: "John 19:28", why: "The same form two verses before: all was now finished." },
  ],
};
